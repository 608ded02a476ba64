import * as z from 'zod/mini';
import { id } from './fields/text.ts';

/** Most rows of one bulk action, and most ids that an export or a print takes. */
export const MAX_BULK = 100;

/** The rows of a bulk action, each once. */
export const bulkIds = z
  .array(id)
  .check(
    z.minLength(1, { error: 'Select at least one row.' }),
    z.maxLength(MAX_BULK, { error: `Select at most ${MAX_BULK} rows.` }),
  );

/** Ids in a query string, separated by commas. */
export const idsParam = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/, { error: `Select 1 to ${MAX_BULK} rows.` })),
  z.transform((value) => value.split(',').map(Number)),
);

/** What happened to one row. */
export const BulkResult = z.object({
  id: z.int(),
  /** False if it was refused: nothing of this row was changed, unless the message says so. */
  done: z.boolean(),
  /** What happened, or why it was refused, in words. */
  message: z.string(),
});
export type BulkResult = z.infer<typeof BulkResult>;

/** The reply of a bulk action: each row in the order in which it was sent. A refused row does not stop the others. */
export const BulkReply = z.object({ results: z.array(BulkResult) });
export type BulkReply = z.infer<typeof BulkReply>;
