import { backorderText, type Supply } from '#contracts/catalog/backorder.ts';
import { QUOTE_REASONS } from '#contracts/catalog/sale.ts';
import { qtyFault, stockFault } from '#contracts/catalog/terms.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { askedItem } from './asked-item.ts';
import type { ResolvedRow } from './resolve-rows.ts';
import { skuKey } from './sku-key.ts';

/** The result of a row, and whether it goes to the cart or an RFQ. */
export function statusText(row: ResolvedRow): string {
  const { state, product, question, unit, to_cart, to_rfq, typed } = row;
  const count = (number: number) => number.toLocaleString('en-IN');
  switch (state) {
    case 'loading':
      return 'Looking up …';
    case 'found':
      return backorderText(row.qty, product!) ?? `${count(product!.stock)} in stock`;
    case 'short':
      return `${count(to_cart)} in stock will be added to cart; we will quote for ${count(to_rfq)}`;
    case 'out':
      return `${stockText(product!)}; we will quote for ${count(to_rfq)}`;
    case 'to quote':
      return `${QUOTE_REASONS[product!.to_quote!]}; we will quote for ${count(to_rfq)}`;
    case 'discontinued':
      return `Discontinued; we will quote for ${count(to_rfq)}`;
    case 'quantity':
      return qtyFault(row.qty, product!)!;
    case 'unit':
      return question!.text;
    case 'ambiguous':
      return row.choices_by === 'sku' ? skuChoiceText(row) : wordChoiceText(row);
    case 'unsearched':
      return `${unknownText(row)}; searching for matches …`;
    case 'unknown':
      return `${unknownText(row)}; we will quote for ${unit ? formatQuantity(to_rfq, unit) : count(to_rfq)}`;
    case 'invalid':
      return typed[0].error ?? '';
  }
}

/** A stock below the minimum cannot be ordered either. */
const stockText = (supply: Supply) => (supply.stock > 0 ? stockFault(supply.stock + 1, supply)! : 'Out of stock');

function skuChoiceText({ choices, sku }: ResolvedRow): string {
  const isExact = choices.some((choice) => skuKey(choice.sku) === skuKey(sku));
  if (isExact) return 'Several matches: choose one';
  return choices.length === 1
    ? 'No exact match; 1 SKU starts with this'
    : `No exact match; ${choices.length} SKUs start with this`;
}

function wordChoiceText(row: ResolvedRow): string {
  const { length } = row.choices;
  if (row.choices_by === 'some words') return `No exact match; ${length} close ${length === 1 ? 'match' : 'matches'}`;
  return length === 1 ? '1 possible match: confirm it' : `${length} possible matches: choose one`;
}

function unknownText({ sku, typed: [row] }: ResolvedRow): string {
  return askedItem(row, { sku }).code ? 'Unknown SKU' : 'Not in your catalogue';
}
