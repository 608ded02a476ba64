import * as z from 'zod/mini';

/** Life cycle of one version of a quote (india-commerce). */
export const QuoteStatus = z.enum([
  'draft',
  'sent',
  'accepted',
  'countered',
  'superseded',
  'declined',
  'withdrawn',
  'expired',
]);
export type QuoteStatus = z.infer<typeof QuoteStatus>;
