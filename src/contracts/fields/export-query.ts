import * as z from 'zod/mini';
import { countParam, idParam } from './text.ts';

/** Most rows in one part of an export: keeps the widest lists below 4 MB and one second. */
export const EXPORT_PART_ROWS = 5_000;

/**
 * The query of an export: the query of its list, and which part. `after` is the last row of the previous part (FileReply),
 * absent for the first; `size` is the most rows in a part.
 */
export function exportQuery<Shape extends Record<string, z.ZodMiniType>>({ shape, def }: z.ZodMiniObject<Shape>) {
  const part = { after: z.optional(idParam), size: countParam(EXPORT_PART_ROWS, EXPORT_PART_ROWS) };
  // Checks over several parameters, such as the order of two dates, apply to the export too.
  const together = (def.checks ?? []) as z.core.$ZodCheck<unknown>[];
  return z.object({ ...shape, ...part }).check(...together);
}
