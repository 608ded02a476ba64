import type { AdminRfqDetail } from '#contracts/quotes/admin.ts';
import type { CounterLine, QuoteLine } from '#contracts/quotes/portal.ts';

/** What the buyer asks for in a counter-offer, beside the lines of the next version. */

type Version = AdminRfqDetail['versions'][number];

/** The price or quantity asked for on a line, rupees; null if it is to stay as quoted. */
export type Wish = Pick<CounterLine, 'price' | 'qty'>;

/** The version whose counter-offer staff have not answered. After a withdrawal there is none: it may be the reason for it. */
export const counteredVersion = (versions: readonly Version[]): Version | undefined => {
  const last = versions.find(({ status }) => status !== 'draft');
  return last?.status === 'countered' ? last : undefined;
};

/** What is asked for on each of these lines, in their order; null for nothing. */
export function wishesFor(
  lines: readonly Pick<QuoteLine, 'rfq_line_no' | 'sku' | 'name'>[],
  countered: Version | undefined,
): (Wish | null)[] {
  const left = (countered?.lines ?? []).filter(({ kind }) => kind === 'goods');
  return lines.map((line) => {
    const at = left.findIndex((quoted) => isSameItem(quoted, line));
    const [quoted] = at < 0 ? [] : left.splice(at, 1);
    return countered?.counter.find(({ line_no }) => line_no === quoted?.line_no) ?? null;
  });
}

/** The freight asked for, rupees; null for none. */
export function freightWish(countered: Version | undefined): number | null {
  const freight = countered?.lines.find(({ kind }) => kind === 'freight');
  return countered?.counter.find(({ line_no }) => line_no === freight?.line_no)?.price ?? null;
}

type Item = Pick<QuoteLine, 'rfq_line_no' | 'sku' | 'name'>;

/** Lines of the RFQ are matched by its line number; added ones by SKU and name. */
export function isSameItem(one: Item, other: Item): boolean {
  if (one.rfq_line_no !== null || other.rfq_line_no !== null) return one.rfq_line_no === other.rfq_line_no;
  return one.sku === other.sku && one.name === other.name;
}
