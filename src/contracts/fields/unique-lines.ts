import * as z from 'zod/mini';

/** Refuses a list that has a line number twice: which of the two applies would be a guess. */
export const uniqueLines = z.refine<{ line_no: number }[]>(
  (lines) => new Set(lines.map(({ line_no }) => line_no)).size === lines.length,
  { error: 'A line is listed twice. Send each line once.' },
);
