import type { ProductImport } from '#contracts/product-import.ts';

/** How many, as it is read: `2,000`. */
export const count = (rows: number) => rows.toLocaleString('en-IN');

/** `1 row`, `2,000 rows`. */
export const rowsOf = (rows: number) => `${count(rows)} ${rows === 1 ? 'row' : 'rows'}`;

/** Rows that can be imported and are not yet. */
export const remainsOf = ({ counts, applied }: ProductImport) => counts.new + counts.changed - applied;
