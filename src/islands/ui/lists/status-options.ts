import { sentenceCase } from '#client/format.ts';

/** The options of a status filter: each status in sentence case, or with its own label. */
export const statusOptions = <Status extends string>(
  statuses: readonly Status[],
  labels: Partial<Record<Status, string>> = {},
) => statuses.map((value) => ({ value, label: labels[value] ?? sentenceCase(value) }));
