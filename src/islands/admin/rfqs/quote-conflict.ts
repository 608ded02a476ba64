import { parseNumber, parsePercent } from '#client/table-files/parse-number.ts';
import type { AdminRfqDetail } from '#contracts/quotes/admin.ts';
import { RFQ_STATES } from '#contracts/quotes/states.ts';
import type { Draft, DraftLine } from './quote-draft.ts';

type Version = AdminRfqDetail['versions'][number];

/** Lines listed for each side of a conflict; a quote may have two thousand. */
const MAX_LISTED = 10;

/** Why no draft of this RFQ can be saved any more; null if one can. */
export function closedReason({ status, versions }: Pick<AdminRfqDetail, 'status' | 'versions'>): string | null {
  if (RFQ_STATES[status].isEnded) return `This RFQ is ${status}`;
  const accepted = versions.find((version) => version.status === 'accepted');
  return accepted ? `${accepted.code} is accepted` : null;
}

/** The version that another user has saved or sent after `base`; undefined if there is none. */
export function newerVersion(
  base: { id: number; revision: number } | undefined,
  [last]: readonly Version[],
): Version | undefined {
  if (!last) return undefined;
  // A version sent before the first save here is not a conflict: the next version follows it.
  if (!base) return last.status === 'draft' ? last : undefined;
  if (last.id !== base.id) return last.id > base.id ? last : undefined;
  return last.status !== 'draft' || last.revision > base.revision ? last : undefined;
}

/** The fields in which two drafts differ, formatted; the same figure typed in another way is not a difference. */
export function differences(mine: Draft, theirs: Draft, addresses: AdminRfqDetail['addresses']) {
  const format = (draft: Draft) => ({
    'Ship to': addresses.find(({ id }) => String(id) === draft.ship_address_id)?.label ?? draft.ship_address_id,
    'Valid until': draft.valid_until,
    'Discount on the whole': `${formatFigure(parsePercent(draft.discount) ?? 0, draft.discount)}%`,
    'Accepted in part': draft.partial_ok ? 'allowed' : 'not allowed',
    'Freight (₹)': formatFigure(parseNumber(draft.freight || '0'), draft.freight),
    'GST on freight': draft.freight_gst_rate ? `${draft.freight_gst_rate}%` : 'as the goods',
    Terms: draft.terms.trim(),
    'Note to the buyer': draft.notes.trim(),
    Files: draft.files.map(({ name }) => name).join(', '),
  });
  const [ours, others] = [format(mine), format(theirs)];
  const fields = (Object.keys(ours) as (keyof typeof ours)[])
    .filter((label) => ours[label] !== others[label])
    .map((label) => ({ label, mine: ours[label], theirs: others[label] }));
  const lines = { label: 'Lines', mine: onlyIn(mine, theirs), theirs: onlyIn(theirs, mine) };
  return lines.mine || lines.theirs ? [lines, ...fields] : fields;
}

/** The lines that the other draft does not have, or has less often. */
function onlyIn({ lines }: Draft, other: Draft): string {
  const left = new Map<string, number>();
  for (const line of other.lines.map(formatLine)) left.set(line, (left.get(line) ?? 0) + 1);
  const own = lines.flatMap((draftLine, at) => {
    const line = formatLine(draftLine);
    const times = left.get(line) ?? 0;
    left.set(line, times - 1);
    return times > 0 ? [] : [`${at + 1}. ${line}`];
  });
  const more = own.length > MAX_LISTED ? [`and ${own.length - MAX_LISTED} more`] : [];
  return [...own.slice(0, MAX_LISTED), ...more].join('\n');
}

function formatLine({
  name,
  sku,
  brand,
  hsn,
  qty,
  unit,
  price,
  price_per = '1',
  discount,
  gst_rate,
  lead_days,
}: DraftLine): string {
  const off = formatFigure(parsePercent(discount) ?? 0, discount);
  const parts = [
    ...[name.trim(), sku.trim(), brand.trim(), hsn && `HSN ${hsn}`],
    `${formatFigure(parseNumber(qty), qty)} ${unit} ${price.trim() ? `at ₹${formatFigure(parseNumber(price), price)}${price_per === '1' ? '' : ` per ${price_per}`}` : 'without a price'}`,
    ...[off !== '0' && `less ${off}%`, gst_rate && `GST ${formatFigure(parsePercent(gst_rate), gst_rate)}%`],
    lead_days && `${formatFigure(parseNumber(lead_days), lead_days)} days`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** A figure as a plain number, so that `₹ 90` equals `90`; as typed if it is not a number. */
const formatFigure = (figure: number | null, typed: string) =>
  Number.isNaN(figure) || figure === null ? typed : String(figure);
