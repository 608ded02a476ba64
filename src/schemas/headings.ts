import type * as z from 'zod';
import { group, line } from './fields.ts';

/** Names of the sections whose heading is the same on every page that has them. */
const sectionNames = [
  'overview',
  'requirement',
  'next_steps',
  'contact_details',
  'map',
  'main_services',
  'more_services',
  'steps',
  'supplier_checks',
  'product_categories',
  'problems',
  'solutions',
  'industries',
  'testimonials',
  'reasons',
  'problems_of_industry',
  'help',
  'categories_of_industry',
  'deliverables',
  'tracking',
  'delivery_steps',
  'reference_numbers',
  'terms',
  'includes',
  'write_to',
  'benefits',
  'positions',
  'tracks',
  'apply',
  'all_posts',
  'all_webinars',
  'all_ebooks',
  'all_case_studies',
  'all_whitepapers',
  'newsletter',
  'register',
  'families',
  'products',
  'terms_of_supply',
  'faqs',
  'read_next',
  'film',
  'metrics',
] as const;

/** The name of such a section, for `<Section name="…">`. */
export type SectionName = (typeof sectionNames)[number];

const heading = line('the heading of the section', 70);

/** Headings and texts that no single page has to itself: `src/content/headings/headings.yaml`. */
export const Headings = group({
  /** Headings of sections, by name. */
  sections: group(
    Object.fromEntries(sectionNames.map((name) => [name, heading])) as Record<SectionName, typeof heading>,
  ),
  /** The newsletter box. */
  newsletter: group({
    /** Its heading. */
    title: line('the heading of the newsletter box', 60),
    /** What subscribers receive. */
    text: line('what subscribers receive and how they stop it', 160),
  }),
  /** The items on a supply page. */
  products: group({
    /** What the prices are and what they do not include. */
    note: line('what the prices are, and what they do not include', 220),
  }),
  /** The films of talks on demand. */
  films: group({
    /** What they are: captions without sound. */
    note: line('what the films are', 160),
  }),
  /** The testimonials on the home page. */
  testimonials: group({
    /** Whose words they are. */
    note: line('whose words the testimonials are', 160),
  }),
});
export type Headings = z.infer<typeof Headings>;
