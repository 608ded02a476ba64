import * as z from 'zod/mini';
import { MAX_QTY } from '../limits.ts';
import { required } from './text.ts';
import { isCounted } from './unit-names.ts';

/** A unit as the buyer writes it, or a code of the GST rules. */
export const unit = required(20, 'Enter the unit, for example NOS or KGS.');

/** A quantity of goods: whole for what is counted, up to three decimals for what is measured. */
export const Qty = z.number();

export const THREE_DECIMALS = 'Enter at most three decimals.';

/**
 * A quantity above 0 with up to three decimals, or 0 where that removes the line; whether the unit is counted is checked with
 * the unit (`wholeIfCounted`). The verb begins its message: `Order at most 10,00,000 of one item.`
 */
export const quantity = (verb: string, { min = 1 }: { min?: 0 | 1 } = {}) =>
  z
    .number({ error: 'Enter the quantity as a number, for example 12 or 2.5.' })
    .check(
      min === 0
        ? z.gte(0, { error: 'Enter 0 or more; 0 removes the line.' })
        : z.gt(0, { error: 'Enter a quantity above 0.' }),
      z.lte(MAX_QTY, { error: `${verb} at most ${MAX_QTY.toLocaleString('en-IN')} of one item.` }),
      z.multipleOf(0.001, { error: THREE_DECIMALS }),
    );

/** Why a quantity in a unit is refused: `Whole numbers only for NOS.` Null if it may be used. */
export const decimalsFault = (qty: number, unit: string): string | null =>
  !Number.isInteger(qty) && isCounted(unit) ? `Whole numbers only for ${unit}.` : null;

/** Refuses decimals of a line whose unit is counted. */
export const wholeIfCounted = z.check<{ qty: number; unit: string }>(({ value, issues }) => {
  const message = decimalsFault(value.qty, value.unit);
  if (message) issues.push({ code: 'custom', input: value.qty, path: ['qty'], message });
});

/** A price is for 1, 100 or 1,000 units. */
export const PRICE_PER = [1, 100, 1000] as const;
export type PricePer = (typeof PRICE_PER)[number];

const unitsOfPrice = z
  .number({ error: 'Choose 1, 100 or 1,000.' })
  .check(z.refine((per) => PRICE_PER.some((each) => each === per)));

/** The units that a price is for, as typed or absent: 1. */
export const pricePer = z._default(unitsOfPrice, 1);

/** The units that a cost price is for, as typed or absent: those of the price beside it. */
export const costPer = z.optional(unitsOfPrice);
