import * as z from 'zod/mini';
import { endpoint, FileReply } from '../endpoint.ts';
import { daysInOrder, daySpan } from '../fields/day-span.ts';
import { exportQuery } from '../fields/export-query.ts';
import { countParam, text } from '../fields/text.ts';
import { ReportReply } from './table.ts';

/** What the rows of a company's spend are. */
export const SPEND_GROUPINGS = {
  month: 'month',
  category: 'category',
  plant: 'plant',
  cost_centre: 'cost centre',
  buyer: 'buyer',
  product: 'product',
} as const;
export type SpendGrouping = keyof typeof SPEND_GROUPINGS;
export const SPEND_GROUPING_NAMES = Object.keys(SPEND_GROUPINGS) as SpendGrouping[];

const Filters = z
  .object({
    by: z.optional(z.enum(SPEND_GROUPING_NAMES, { error: 'Choose what the rows are.' })),
    /** Without both, the current financial year; with one, the financial year of that day. */
    ...daySpan,
    category: z.optional(text(100)),
    /** The name of an address at the time of the order. */
    plant: z.optional(text(100)),
    page: countParam(1, 1_000_000),
  })
  .check(daysInOrder);
export type SpendQuery = z.output<typeof Filters>;

/**
 * What was invoiced to the caller's company, without GST and net of credit notes, by the date of the document, and the plants
 * to filter by.
 */
export const getSpendEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/spend',
  roles: ['customer'],
  query: Filters,
  reply: z.extend(ReportReply, { plants: z.array(z.string()) }),
});

/** All rows as CSV, in parts; `after` is the number of the last row. */
export const exportSpendEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/spend-export',
  roles: ['customer'],
  query: exportQuery(Filters),
  reply: FileReply,
});
