import { Benefit } from './benefit.ts';
import { Blog } from './blog.ts';
import { Career } from './career.ts';
import { CaseStudy } from './case-study.ts';
import { Company } from './company.ts';
import { Core } from './core.ts';
import { Delivery } from './delivery.ts';
import { Ebook } from './ebook.ts';
import { Faq } from './faq.ts';
import { Headings } from './headings.ts';
import { Home } from './home.ts';
import { Industry } from './industry.ts';
import { InternshipTrack } from './internship-track.ts';
import { Job } from './job.ts';
import { Library } from './library.ts';
import { LinkList, Menu } from './menu.ts';
import { OnDemand } from './on-demand.ts';
import { Policy } from './policy.ts';
import { ProductRange } from './product-range.ts';
import { Service } from './service.ts';
import { Solution } from './solution.ts';
import { Supply } from './supply.ts';
import { Testimonial } from './testimonial.ts';
import { Webinar } from './webinar.ts';
import { Whitepaper } from './whitepaper.ts';

/** Folder in `src/content` → schema of its entries. An entry is a Markdown or YAML file; the file's name is its id. */
export const schemas = {
  company: Company,
  headings: Headings,
  solutions: Solution,
  products: ProductRange,
  supplies: Supply,
  services: Service,
  delivery: Delivery,
  industries: Industry,
  blogs: Blog,
  whitepapers: Whitepaper,
  ebooks: Ebook,
  'case-studies': CaseStudy,
  webinars: Webinar,
  'on-demand': OnDemand,
  jobs: Job,
  career: Career,
  core: Core,
  policies: Policy,
  home: Home,
  faqs: Faq,
  libraries: Library,
  'internship-tracks': InternshipTrack,
  benefits: Benefit,
  testimonials: Testimonial,
  menus: Menu,
  links: LinkList,
};
