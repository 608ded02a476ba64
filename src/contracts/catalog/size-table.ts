import * as z from 'zod/mini';

/** A column of a size table: an attribute in which the products of a family differ. */
export const SizeColumn = z.object({
  /** Its name in addresses: `outside_diameter`. */
  key: z.string(),
  /** `Outside diameter` */
  name: z.string(),
  /** The unit of its numbers, which the cells leave out. */
  unit: z.nullable(z.string()),
  /** Its letter in the family's drawing. */
  symbol: z.nullable(z.string()),
  /** True for numbers, which are aligned to the right. */
  numeric: z.boolean(),
});
export type SizeColumn = z.infer<typeof SizeColumn>;

/** A value of a size table; null where the product does not have the attribute. */
export const SizeCell = z.nullable(
  z.object({
    text: z.string(),
    /** Sorts numbers, threads and choices; null for other texts. */
    order: z.nullable(z.number()),
  }),
);
export type SizeCell = z.infer<typeof SizeCell>;

/** Products of one page that differ in their sizes, as a table. */
export const SizeFamily = z.object({
  /** `Hex head bolt`; the subcategory for its products that have no family. */
  title: z.string(),
  category: z.nullable(z.string()),
  subcategory: z.nullable(z.string()),
  /** What all products of the family have: `Material: HSS M2`. */
  common: z.array(z.object({ name: z.string(), text: z.string() })),
  columns: z.array(SizeColumn),
  rows: z.array(
    z.object({
      /** The product's id. */
      id: z.int(),
      /** One for each column. */
      cells: z.array(SizeCell),
      /** What the columns do not tell: the rest of the name, or the name. Null where the columns tell the products apart. */
      details: z.nullable(z.string()),
    }),
  ),
});
export type SizeFamily = z.infer<typeof SizeFamily>;

/** A dimension of a product, for its drawing. */
export const Dimension = z.object({
  /** Its letter in the drawing: `d`. */
  symbol: z.string(),
  /** `25`, or with its unit if that is not mm: `6 m`. */
  text: z.string(),
});
export type Dimension = z.infer<typeof Dimension>;
