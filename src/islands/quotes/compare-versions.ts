import { formatRupees } from '#contracts/money.ts';
import type { QuoteLine } from '#contracts/quotes.ts';

/** One thing in which a line differs between two versions, in words for the screen; null where there is no such line. */
export interface Change {
  label: string;
  before: string | null;
  after: string | null;
}

/** What became of one line from one version to another. */
export interface LineChange {
  id: string;
  name: string;
  sku: string;
  kind: 'added' | 'removed' | 'changed';
  changes: Change[];
}

type Shown = Pick<QuoteLine, 'qty' | 'unit' | 'price' | 'discount' | 'gst_rate' | 'lead_days' | 'taxable' | 'name'>;

/** What is compared, and how each reads. */
const fields: [label: string, words: (line: Shown) => string][] = [
  ['Item', ({ name }) => name],
  ['Quantity', ({ qty, unit }) => `${qty.toLocaleString('en-IN')} ${unit}`],
  ['Unit price', ({ price }) => formatRupees(price)],
  ['Discount', ({ discount }) => formatRupees(discount)],
  ['GST', ({ gst_rate }) => (gst_rate === null ? 'none' : `${gst_rate} %`)],
  ['Dispatch', ({ lead_days }) => dispatchWords(lead_days)],
  ['Before tax', ({ taxable }) => formatRupees(taxable)],
];

/** When a line leaves our store, counted from the order. */
export function dispatchWords(lead_days: number | null): string {
  if (lead_days === null) return 'ex stock';
  return lead_days === 1 ? '1 day' : `${lead_days} days`;
}

/** The lines that differ, in the order of the later version, those that went last; and how many are the same. */
export function compareVersions(before: QuoteLine[], after: QuoteLine[]): { changed: LineChange[]; same: number } {
  const left = [...before];
  const kept = after.map((line) => {
    const at = left.findIndex((one) => isSameItem(one, line));
    return { line, was: at < 0 ? undefined : left.splice(at, 1)[0] };
  });
  const changed = [
    ...kept.map(({ line, was }) => (was ? differences(was, line) : lone(line, 'added'))),
    ...left.map((line) => lone(line, 'removed')),
  ].filter((change) => change.changes.length > 0);
  return { changed, same: kept.length + left.length - changed.length };
}

/** Freight answers freight; a line of the RFQ keeps its number whatever is offered for it; else the thing itself tells. */
function isSameItem(one: QuoteLine, other: QuoteLine): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'freight') return true;
  if (one.rfq_line_no !== null || other.rfq_line_no !== null) return one.rfq_line_no === other.rfq_line_no;
  return one.sku === other.sku && one.name === other.name;
}

function differences(was: QuoteLine, line: QuoteLine): LineChange {
  const changes = fields
    .map(([label, words]) => ({ label, before: words(was), after: words(line) }))
    .filter(({ before, after }) => before !== after);
  return { id: idOf(line), name: line.name, sku: line.sku, kind: 'changed', changes };
}

function lone(line: QuoteLine, kind: 'added' | 'removed'): LineChange {
  const changes = fields
    .filter(([label]) => ['Quantity', 'Unit price', 'Before tax'].includes(label))
    .map(([label, words]) => ({
      label,
      before: kind === 'removed' ? words(line) : null,
      after: kind === 'added' ? words(line) : null,
    }));
  return { id: `${kind} ${idOf(line)}`, name: line.name, sku: line.sku, kind, changes };
}

const idOf = ({ line_no, name }: QuoteLine) => `${line_no} ${name}`;
