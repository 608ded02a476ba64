import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { ZodType } from 'zod';
import { Benefit } from './schemas/benefit.ts';
import { Blog } from './schemas/blog.ts';
import { Career } from './schemas/career.ts';
import { CaseStudy } from './schemas/case-study.ts';
import { Core } from './schemas/core.ts';
import { Delivery } from './schemas/delivery.ts';
import { Ebook } from './schemas/ebook.ts';
import { Faq } from './schemas/faq.ts';
import { Home } from './schemas/home.ts';
import { Industry } from './schemas/industry.ts';
import { InternshipTrack } from './schemas/internship-track.ts';
import { Job } from './schemas/job.ts';
import { Library } from './schemas/library.ts';
import { LinkList, Menu } from './schemas/menu.ts';
import { OnDemand } from './schemas/on-demand.ts';
import { Service } from './schemas/service.ts';
import { Solution } from './schemas/solution.ts';
import { Supply } from './schemas/supply.ts';
import { Testimonial } from './schemas/testimonial.ts';
import { Webinar } from './schemas/webinar.ts';
import { Whitepaper } from './schemas/whitepaper.ts';

/** A folder of Markdown or YAML files, one entry a file; the file's name is the entry's id. */
const folder = <T extends ZodType>(name: string, schema: T, pattern = '*.{md,yaml}') =>
  defineCollection({ loader: glob({ base: `./src/content/${name}`, pattern }), schema });

export const collections = {
  solutions: folder('solutions', Solution),
  supplies: folder('supplies', Supply),
  services: folder('services', Service),
  delivery: folder('delivery', Delivery),
  industries: folder('industries', Industry),
  blogs: folder('blogs', Blog),
  whitepapers: folder('whitepapers', Whitepaper),
  ebooks: folder('ebooks', Ebook),
  'case-studies': folder('case-studies', CaseStudy),
  webinars: folder('webinars', Webinar),
  'on-demand': folder('on-demand', OnDemand),
  jobs: folder('jobs', Job),
  career: folder('career', Career),
  core: folder('core', Core),
  home: folder('.', Home, 'home.yaml'),
  faqs: folder('faqs', Faq),
  libraries: folder('libraries', Library),
  'internship-tracks': folder('internship-tracks', InternshipTrack),
  benefits: folder('benefits', Benefit),
  testimonials: folder('testimonials', Testimonial),
  menus: folder('menus', Menu),
  links: folder('links', LinkList),
};
