import * as z from 'zod';
import { gstRates, units } from '#contracts/fields/units.ts';
import { group, line, list, oneOf, slug } from './fields.ts';

const unitCodes = Object.keys(units) as [string, ...string[]];

/** A number out of what `allowed` accepts. */
const number = (what: string, allowed: (value: number) => boolean) => {
  const error = `Write a number without quotes: ${what}.`;
  return z.number({ error }).refine(allowed, { error });
};

/** An item that the public may see, with its price for orientation. */
const RangeItem = group({
  /** SKU of the item in our catalogue. */
  sku: line('the SKU of the item', 40),
  /** Name with sizes, as in the catalogue. */
  name: line('the name of the item with its sizes', 120),
  /** Its make. */
  make: line('the make of the item', 60),
  /** One or two values of its data sheet by which a buyer chooses, such as `Bore: 25 mm`. */
  specs: z
    .record(
      line('the name of a value of the data sheet', 40),
      line('the value with its unit, in quotes if it is a bare number', 60),
      {
        error: 'Write one or two lines `name: value` from the data sheet, such as Bore: 25 mm.',
      },
    )
    .refine((specs) => [1, 2].includes(Object.keys(specs).length), {
      error: 'Keep to one or two values of the data sheet.',
    }),
  /** Slug of the line drawing of its family. */
  drawing: slug('the slug of a line drawing'),
  /** What it is sold by: a unit code of the GST rules. */
  unit: oneOf('a unit', unitCodes),
  /** Content of one unit, such as Box of 100; absent for a single piece. */
  pack: line('the content of one unit, such as Box of 100', 60).optional(),
  /** Lowest current price, rupees for one unit before GST, at most two decimals. */
  price: number(
    'the price in rupees, with at most two decimals',
    (price) => price > 0 && /^\d+(\.\d{1,2})?$/.test(`${price}`),
  ),
  /** GST rate, percent. */
  gst: number(`a GST rate: ${gstRates.join(', ')}`, (rate) => gstRates.includes(rate)),
});

/** The items on a supply page: `src/content/products/<slug of the page>.yaml`. A build needs no database for them. */
export const ProductRange = group({
  /** Its items, in the order of the table. */
  items: list('items', RangeItem, 8, 24),
});
export type ProductRange = z.infer<typeof ProductRange>;
