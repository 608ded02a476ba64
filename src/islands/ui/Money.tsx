import { formatRupees } from '#contracts/fields/money.ts';

/** An amount in rupees (the wire's unit, not paise) with tabular figures and lakh grouping. */
export function Money({ value }: { value: number }) {
  return <span className="money">{formatRupees(value)}</span>;
}
