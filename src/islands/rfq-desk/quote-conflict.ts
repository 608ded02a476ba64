import { numberIn, percentIn } from '#client/number-in.ts';
import type { DeskRfqDetail } from '#contracts/rfq-desk.ts';
import { ENDED_RFQ } from '#contracts/rfqs.ts';
import type { Draft, DraftLine } from './quote-draft.ts';

type Version = DeskRfqDetail['versions'][number];

/** Lines that each side of a conflict names; a quote may have two thousand. */
const NAMED = 10;

/** Why no draft of this RFQ can be saved any more; null where one can. */
export function closedBy({ status, versions }: Pick<DeskRfqDetail, 'status' | 'versions'>): string | null {
  if (ENDED_RFQ.includes(status)) return `This RFQ is ${status}`;
  const accepted = versions.find((version) => version.status === 'accepted');
  return accepted ? `${accepted.code} is accepted` : null;
}

/** The version that somebody else has saved or sent since `stored` was; undefined where there is none. */
export function theirsOf(
  stored: { id: number; revision: number } | undefined,
  [last]: readonly Version[],
): Version | undefined {
  if (!last) return undefined;
  // What was sent before this editor has saved anything stands in nobody's way: the next version follows it.
  if (!stored) return last.status === 'draft' ? last : undefined;
  if (last.id !== stored.id) return last.id > stored.id ? last : undefined;
  return last.status !== 'draft' || last.revision > stored.revision ? last : undefined;
}

/** Where two drafts differ, in words; a figure typed in another way is no difference. */
export function differences(mine: Draft, theirs: Draft, addresses: DeskRfqDetail['addresses']) {
  const words = (draft: Draft) => ({
    'Ship to': addresses.find(({ id }) => String(id) === draft.ship_address_id)?.label ?? draft.ship_address_id,
    'Valid until': draft.valid_until,
    'Freight, ₹': said(numberIn(draft.freight || '0'), draft.freight),
    Terms: draft.terms.trim(),
    'Note to the buyer': draft.notes.trim(),
  });
  const [ours, others] = [words(mine), words(theirs)];
  const fields = (Object.keys(ours) as (keyof typeof ours)[])
    .filter((label) => ours[label] !== others[label])
    .map((label) => ({ label, mine: ours[label], theirs: others[label] }));
  const lines = { label: 'Lines', mine: onlyIn(mine, theirs), theirs: onlyIn(theirs, mine) };
  return lines.mine || lines.theirs ? [lines, ...fields] : fields;
}

/** The lines that the other draft does not have just so, or not as often. */
function onlyIn({ lines }: Draft, other: Draft): string {
  const left = new Map<string, number>();
  for (const words of other.lines.map(lineWords)) left.set(words, (left.get(words) ?? 0) + 1);
  const own = lines.flatMap((line, at) => {
    const words = lineWords(line);
    const times = left.get(words) ?? 0;
    left.set(words, times - 1);
    return times > 0 ? [] : [`${at + 1}. ${words}`];
  });
  const more = own.length > NAMED ? [`and ${own.length - NAMED} more`] : [];
  return [...own.slice(0, NAMED), ...more].join('\n');
}

function lineWords({ name, sku, brand, hsn, qty, unit, price, discount, gst_rate, lead_days }: DraftLine): string {
  const off = said(percentIn(discount) ?? 0, discount);
  const parts = [
    ...[name.trim(), sku.trim(), brand.trim(), hsn && `HSN ${hsn}`],
    `${said(numberIn(qty), qty)} ${unit} ${price.trim() ? `at ₹ ${said(numberIn(price), price)}` : 'without a price'}`,
    ...[off !== '0' && `less ${off} %`, gst_rate && `GST ${said(percentIn(gst_rate), gst_rate)} %`],
    lead_days && `${said(numberIn(lead_days), lead_days)} days`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** A figure as a number, so that `₹ 90` is `90`; what is none as it was typed. */
const said = (figure: number | null, typed: string) =>
  Number.isNaN(figure) || figure === null ? typed : String(figure);
