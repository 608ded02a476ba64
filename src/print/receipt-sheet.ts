import { brand } from '#site';
import { formatAmount, formatDay, formatRupees } from './amounts.ts';
import { type Cell, cell, cells, figureCell, partyCell, stateWithCode } from './cells.ts';
import { pageFrame } from './furniture.ts';
import { Sheet } from './sheet.ts';
import { figures, figuresStrong, form, formStrong } from './styles.ts';
import { sums, sumsHeight } from './sums.ts';
import { fitColumns, type Row, table } from './table.ts';
import type { Run, Style } from './text.ts';
import { ownParty, signature, tradeHead } from './trade-blocks.ts';
import type { Party } from './trade.ts';

/** A receipt voucher (CGST Rules r. 50), or with `refunds` the refund voucher of an advance (r. 51); amounts in paise. */
export interface ReceiptSheet {
  /** `PSR/2627/000001`, `PSV/2627/000001`. */
  number: string;
  /** Calendar day in India, `YYYY-MM-DD`. */
  date: string;
  payer: Party;
  method: string;
  reference: string | null;
  /** In the bank, always positive. */
  amount_paise: number;
  /** Deducted at source by the payer. */
  tds_paise: number;
  settles: { number: string; date: string; amount_paise: number }[];
  /** What settles no invoice. */
  unallocated_paise: number;
  /** What was refunded of it. */
  refunded_paise: number;
  /** The order of an advance with its goods; null if none was named. */
  order: { number: string; po_number: string | null; place_of_supply: string; goods: string } | null;
  /** The receipt whose money a refund voucher pays back; null for a receipt. */
  refunds: { number: string; date: string } | null;
  is_reversed: boolean;
}

/** No tax is due on an advance for goods; the invoice charges it. */
const NO_TAX =
  'No GST is charged on an advance for goods (Notification 66/2017-Central Tax). It is charged on the invoice. Reverse charge: No.';

/** Prints a receipt or refund voucher. Throws an error if its parts do not add up. */
export async function renderReceipt(value: ReceiptSheet): Promise<Buffer> {
  const total_paise = value.amount_paise + value.tds_paise;
  const used = value.settles.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
  if (!value.refunds && !value.is_reversed && used + value.unallocated_paise + value.refunded_paise !== total_paise) {
    throw new RangeError(`The parts of ${value.number} do not add up.`);
  }
  const heading = value.refunds ? 'Refund voucher' : 'Receipt voucher';
  const sheet = await Sheet.open({
    number: value.number,
    subject: `${heading} · ${value.payer.name}`,
    dated: 'Date',
    date: formatDay(value.date),
    day: value.date,
    title: `${heading} ${value.number}`,
    author: brand.legalName,
  });
  tradeHead(sheet, heading, value.is_reversed ? 'Reversed' : kindOf(value));
  cells(sheet, headCells(value));
  sheet.y += 10;
  const rows = [
    { name: value.refunds ? 'Refunded by bank' : 'Received in the bank', value: formatRupees(value.amount_paise) },
    ...(value.tds_paise > 0 ? [{ name: 'TDS deducted by the payer', value: formatRupees(value.tds_paise) }] : []),
    { name: value.refunds ? 'Total refunded' : 'Total received', value: formatRupees(total_paise) },
  ];
  const parts = partRows(value);
  if (parts.length > 0) {
    table(sheet, columns(), parts, { after: sumsHeight(rows.length) });
    sheet.y += 4;
  }
  const text = value.order || value.unallocated_paise > 0 || value.refunds ? NO_TAX : null;
  sums(sheet, rows, { total_paise, notes: [{ name: 'Tax', text }] });
  sheet.y += 16;
  signature(sheet, 'voucher', null, 'We declare that all particulars of this voucher are true and correct.');
  return sheet.finish((page, pages) => pageFrame(sheet, page, pages));
}

function kindOf({ refunds, order, unallocated_paise, settles }: ReceiptSheet): string {
  if (refunds) return 'Advance refunded';
  if (order) return 'Advance against order';
  return unallocated_paise > 0 && settles.length === 0 ? 'Money on account' : 'Payment';
}

function headCells(value: ReceiptSheet): Cell[][] {
  const { order, refunds, payer } = value;
  const place = order?.place_of_supply ?? payer.state;
  return [
    [
      cell(refunds ? 'Refund voucher' : 'Receipt voucher', value.number, figuresStrong),
      figureCell('Date', formatDay(value.date)),
      cell('Method', value.method),
      figureCell('Reference', value.reference ?? '–'),
    ],
    ...(refunds
      ? [
          [
            figureCell('Refund of receipt voucher', refunds.number),
            figureCell('Dated', formatDay(refunds.date)),
            cell('Place of supply', place ? stateWithCode(place) : '–'),
          ],
        ]
      : []),
    ...(order
      ? [
          [
            figureCell('Advance against order', order.number),
            figureCell('PO number', order.po_number ?? '–'),
            ...(refunds ? [] : [cell('Place of supply', stateWithCode(order.place_of_supply))]),
          ],
          [cell('Goods', order.goods)],
        ]
      : []),
    [partyCell(refunds ? 'Paid by' : 'Received by', ownParty), partyCell(refunds ? 'Paid to' : 'Received from', payer)],
  ];
}

const run = (text: string, style: Style): Run[] => [{ text, style }];

const columns = () =>
  fitColumns([
    { head: run('Settles', formStrong), width: 0 },
    { head: run('Date', formStrong), width: 110 },
    { head: run('Amount (₹)', formStrong), width: 110, align: 'right' },
  ]);

/** The invoices that it settles, what was refunded of it, and the rest. */
function partRows({ refunds, settles, unallocated_paise, refunded_paise, order }: ReceiptSheet): Row[] {
  if (refunds) return [];
  const row = (name: string, date: string, paise: number): Row => ({
    cells: [run(name, form), run(date, form), run(formatAmount(paise), figures)],
  });
  return [
    ...settles.map(({ number, date, amount_paise }) => row(`Invoice ${number}`, formatDay(date), amount_paise)),
    ...(refunded_paise > 0 ? [row('Refunded', '', refunded_paise)] : []),
    ...(unallocated_paise > 0
      ? [row(order ? `Advance against order ${order.number}` : 'On account', '', unallocated_paise)]
      : []),
  ];
}
