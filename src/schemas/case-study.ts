import type * as z from 'zod';
import { charts } from './chart.ts';
import { count, group, line, list, oneOf, slug } from './fields.ts';
import { caseStudyIndustries, caseStudyResults } from './topics.ts';

/** A case study: `src/content/case-studies/<slug>.md`; its Markdown is the full text. Clients are never named. */
export const CaseStudy = group({
  /** What was achieved, by what kind of company. */
  title: line('what was achieved, by what kind of company', 100),
  /** Industry that the library filters by. */
  industry: oneOf('an industry', caseStudyIndustries),
  /** Where the plants are. */
  region: line('where the plants are', 60),
  /** Kind of result that the library filters by. */
  result: oneOf('the kind of result', caseStudyResults),
  /** Slug of the line drawing that its cover is composed with. */
  cover: slug('the slug of the line drawing for the cover').optional(),
  /** Situation, action and result, for the list and search engines. */
  summary: line('situation, action and result in short', 280, 80),
  /** What was measured, shown as dimension lines. */
  metrics: list(
    'what was measured',
    group({
      /** The figure with its unit. */
      value: line('the figure with its unit, such as 11.4%', 16),
      /** What it counts. */
      label: line('what the figure counts', 80),
    }),
    2,
    4,
  ),
  /** Year in which the result was measured. */
  year: count('the year in which the result was measured', 2015, 2100),
  /** Two to four charts of what the text counts. */
  charts,
});
export type CaseStudy = z.infer<typeof CaseStudy>;
