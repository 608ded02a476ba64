import type { ProductImport } from '#contracts/catalog/import.ts';

/** `2,000` */
export const formatCount = (rows: number) => rows.toLocaleString('en-IN');

/** `1 row`, `2,000 rows`. */
export const formatRows = (rows: number) => `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`;

/** Valid rows that are not imported yet. */
export const remainingRows = ({ counts, applied }: ProductImport) => counts.new + counts.changed - applied;
