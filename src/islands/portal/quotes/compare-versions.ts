import { formatRupees, formatUnitPrice } from '#contracts/fields/money.ts';
import { formatLeadTime } from '#contracts/quotes/lead-time.ts';
import type { QuoteLine } from '#contracts/quotes/portal.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';

/** A field of a line that differs between two versions, as text; null where that version has no such line. */
export interface Change {
  label: string;
  before: string | null;
  after: string | null;
}

/** The change of one line between two versions. */
export interface LineChange {
  id: string;
  name: string;
  sku: string;
  kind: 'added' | 'removed' | 'changed';
  changes: Change[];
}

type ComparedLine = Pick<
  QuoteLine,
  'qty' | 'unit' | 'price' | 'price_per' | 'discount' | 'gst_rate' | 'lead_days' | 'taxable' | 'name'
>;

/** The fields compared, with their text. */
const fields: [label: string, format: (line: ComparedLine) => string][] = [
  ['Item', ({ name }) => name],
  ['Quantity', ({ qty, unit }) => formatQuantity(qty, unit)],
  ['Unit price', formatUnitPrice],
  ['Discount', ({ discount }) => formatRupees(discount)],
  ['GST', ({ gst_rate }) => (gst_rate === null ? 'none' : `${gst_rate}%`)],
  ['Dispatch', ({ lead_days }) => formatLeadTime(lead_days)],
  ['Before tax', ({ taxable }) => formatRupees(taxable)],
];

/** The lines that differ, in the order of the later version with removed lines last, and the number of equal lines. */
export function compareVersions(before: QuoteLine[], after: QuoteLine[]): { changed: LineChange[]; same: number } {
  const unmatched = [...before];
  const matched = after.map((line) => {
    const index = unmatched.findIndex((one) => isSameItem(one, line));
    return { line, was: index < 0 ? undefined : unmatched.splice(index, 1)[0] };
  });
  const changed = [
    ...matched.map(({ line, was }) => (was ? differences(was, line) : addedOrRemoved(line, 'added'))),
    ...unmatched.map((line) => addedOrRemoved(line, 'removed')),
  ].filter((change) => change.changes.length > 0);
  return { changed, same: matched.length + unmatched.length - changed.length };
}

/** Freight matches freight, and lines for the same RFQ line match whatever is offered; others match by SKU and name. */
function isSameItem(one: QuoteLine, other: QuoteLine): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'freight') return true;
  if (one.rfq_line_no !== null || other.rfq_line_no !== null) return one.rfq_line_no === other.rfq_line_no;
  return one.sku === other.sku && one.name === other.name;
}

function differences(was: QuoteLine, line: QuoteLine): LineChange {
  const changes = fields
    .map(([label, format]) => ({ label, before: format(was), after: format(line) }))
    .filter(({ before, after }) => before !== after);
  return { id: idOf(line), name: line.name, sku: line.sku, kind: 'changed', changes };
}

function addedOrRemoved(line: QuoteLine, kind: 'added' | 'removed'): LineChange {
  const changes = fields
    .filter(([label]) => ['Quantity', 'Unit price', 'Before tax'].includes(label))
    .map(([label, format]) => ({
      label,
      before: kind === 'removed' ? format(line) : null,
      after: kind === 'added' ? format(line) : null,
    }));
  return { id: `${kind} ${idOf(line)}`, name: line.name, sku: line.sku, kind, changes };
}

const idOf = ({ line_no, name }: QuoteLine) => `${line_no} ${name}`;
