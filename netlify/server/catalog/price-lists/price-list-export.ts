import { BREAK_COLUMNS } from '#contracts/catalog/price-list-file.ts';
import type { PriceListLine, PriceListRow } from '#contracts/catalog/price-lists.ts';
import type { Validity } from '#contracts/catalog/validity.ts';
import { exportOf } from '../../platform/csv-export.ts';
import type { CsvColumn } from '../../platform/csv.ts';
import { listPriceListLines } from './price-list-lines.ts';
import { listPriceLists } from './price-lists.ts';

/** The columns of an import, so that an export can be edited and imported. */
export const exportPriceLines = exportOf('price-list', listPriceListLines, [
  ['sku', ({ sku }) => sku],
  ['name', ({ name }) => name],
  ['price', ({ price }) => price],
  ['price_per', ({ price_per }) => price_per],
  ['valid_from', ({ valid_from }) => valid_from],
  ['valid_until', ({ valid_until }) => valid_until],
  ...BREAK_COLUMNS.flatMap(([qty, price], at): CsvColumn<PriceListLine & Validity>[] => [
    [qty, ({ price_breaks }) => price_breaks[at]?.qty],
    [price, ({ price_breaks }) => price_breaks[at]?.price],
  ]),
]);

export const exportPriceLists = exportOf('price-lists', listPriceLists, [
  ['Name', ({ name }: PriceListRow) => name],
  ['Note', ({ note }) => note],
  ['Valid from', ({ valid_from }) => valid_from],
  ['Valid until', ({ valid_until }) => valid_until],
  ['Items', ({ items }) => items],
  ['Companies', ({ companies }) => companies],
  ['Active', ({ active }) => active],
]);
