import * as z from 'zod/mini';
import { countParam, idParam } from './text.ts';

/** Rows that one answer of an export holds at most: the widest lists stay below 4 MB and a second with them. */
export const EXPORT_PART_ROWS = 5_000;

/**
 * What the export of a list is asked: what its list is asked, and which part of it. `after` is the row that the part
 * before ended with (FileReply), absent for the first part; `size`, how many rows a part may have.
 */
export function exportQuery<Shape extends Record<string, z.ZodMiniType>>({ shape, def }: z.ZodMiniObject<Shape>) {
  const part = { after: z.optional(idParam), size: countParam(EXPORT_PART_ROWS, EXPORT_PART_ROWS) };
  // What a list asks of several of its parameters together, such as days in their order, it asks of its export too.
  const together = (def.checks ?? []) as z.core.$ZodCheck<unknown>[];
  return z.object({ ...shape, ...part }).check(...together);
}
