import { brand } from '#site';
import type { SellerDetails } from '#contracts/invoices/seller-details.ts';
import { formatDay } from './amounts.ts';
import { type Cell, cell, cells, figureCell, partyCell, poCell, stateWithCode } from './cells.ts';
import { pageFrame, sectionRule } from './furniture.ts';
import { hsnTable, lineTable, sumRows, taxColumns } from './line-table.ts';
import type { Payable } from './pay-block.ts';
import { Sheet } from './sheet.ts';
import { figures, figuresStrong, small } from './styles.ts';
import { sums, sumsHeight } from './sums.ts';
import type { Run } from './text.ts';
import { closing, ownParty, tradeHead } from './trade-blocks.ts';
import { type Transport, transportCells } from './transport-cells.ts';
import { checkSums, type Party, type Supply, type TradeLine, type TradeTotals } from './trade.ts';

/** The copies of an invoice for goods (CGST Rules r. 48(1)). */
const invoiceCopies = {
  original: 'Original for recipient',
  duplicate: 'Duplicate for transporter',
  triplicate: 'Triplicate for supplier',
} as const;
export type InvoiceCopy = keyof typeof invoiceCopies;

/** A tax invoice (CGST Rules r. 46), credit or debit note (r. 53) for printing. The supplier is defined in src/site.ts. */
export interface InvoiceSheet extends Supply {
  kind: 'invoice' | 'credit note' | 'debit note';
  copy: InvoiceCopy;
  /** `PS/2627/000118`, `PSC/2627/000001`. */
  number: string;
  /** Calendar days in India, `YYYY-MM-DD`. */
  date: string;
  /** Null for a credit note. */
  due_date: string | null;
  /** The invoice that a note is about, and the reason; null for an invoice. */
  credits: { number: string; date: string; reason: string | null } | null;
  po_number: string | null;
  /** The date on the buyer's purchase order; null if not given. */
  po_date: string | null;
  /** With its day: `100042 of 18 Nov 2026`. */
  order_number: string | null;
  bill_to: Party;
  /** Null if the same as `bill_to`. */
  ship_to: Party | null;
  reverse_charge: boolean;
  lines: TradeLine[];
  totals: TradeTotals;
  /** Delivery and payment terms of the quote; null if the order had none. */
  terms: string | null;
  notes: string | null;
  /** The delivery challan under which the goods left before; null if there was none. */
  challan: { number: string; date: string } | null;
  /** Of an e-invoice: the invoice reference number, 64 hex digits, the portal's acknowledgement and the signed QR code. */
  irn: { number: string; qr: string | null; ack_no: string; ack_at: string; is_cancelled: boolean } | null;
  /** True if it is not valid yet, because it needs an IRN (CGST Rules r. 48(5)). */
  awaits_irn: boolean;
  /** Our details as they applied when it was issued; null if none were entered. */
  seller: SellerDetails | null;
  /** The amount due and where it is paid; null for a credit note, once it is paid, and if no account is entered. */
  payable: Payable | null;
  /** How the goods travel; null if they have not left, and for a note. */
  transport: Transport | null;
}

const NAMES = {
  invoice: { title: 'Tax invoice', mark: 'INV', cell: 'Invoice' },
  'credit note': { title: 'Credit note', mark: 'CRN', cell: 'Credit note' },
  'debit note': { title: 'Debit note', mark: 'DBN', cell: 'Debit note' },
};

/** Prints an invoice, credit or debit note. Throws an error if its lines and sums do not match. */
export async function renderInvoice(value: InvoiceSheet): Promise<Buffer> {
  checkSums(value.lines, value.totals);
  const { title, mark } = NAMES[value.kind];
  const sheet = await Sheet.open({
    number: `${mark} ${value.number}`,
    subject: `${title} · ${value.bill_to.name}`,
    dated: 'Date',
    date: formatDay(value.date),
    day: value.date,
    title: `${title} ${value.number}`,
    author: brand.legalName,
  });
  tradeHead(sheet, title, markOf(value));
  cells(sheet, headCells(value));
  sheet.y += 10;
  const taxes = taxColumns(value, value.totals);
  const rows = sumRows(value.totals, taxes);
  lineTable(sheet, value.lines, taxes, sumsHeight(rows.length));
  const notes = [
    { name: 'Supply', text: value.to_sez ? sezText(value) : null },
    { name: 'Terms', text: value.terms },
    { name: 'Notes', text: value.notes },
  ];
  sums(sheet, rows, { total_paise: value.totals.total_paise, notes });
  sheet.y += 12;
  sectionRule(sheet, 'Tax by HSN');
  hsnTable(sheet, value.lines, taxes);
  sheet.y += 10;
  const { kind: noun, irn, payable, seller } = value;
  closing(sheet, { noun, qr: irn?.qr ?? null, payable, seller });
  return sheet.finish((page, pages) => pageFrame(sheet, page, pages));
}

/** The copy, or why it is not valid: it then must not pass for one. */
function markOf({ copy, irn, awaits_irn }: InvoiceSheet): string {
  if (awaits_irn) return 'Not valid without an IRN';
  return irn?.is_cancelled ? 'IRN cancelled: not valid' : invoiceCopies[copy];
}

/** The endorsement of a supply to a special economic zone, in the words of CGST Rules r. 46, third proviso. */
function sezText({ totals }: InvoiceSheet): string {
  const how =
    totals.igst_paise > 0
      ? 'on payment of integrated tax'
      : 'under bond or letter of undertaking without payment of integrated tax';
  return `Supply to SEZ unit or SEZ developer for authorised operations ${how}.`;
}

function headCells(value: InvoiceSheet): Cell[][] {
  const { number, date, due_date, credits, order_number, bill_to, ship_to, challan, irn, transport } = value;
  const rows = [
    [
      cell(NAMES[value.kind].cell, number, figuresStrong),
      figureCell('Date', formatDay(date)),
      ...(due_date ? [{ name: 'Due date', text: dueRuns(date, due_date) }] : []),
      cell('Place of supply', stateWithCode(value.place_of_supply)),
    ],
    [
      poCell(value),
      figureCell('Order', order_number ?? '–'),
      cell('Tax under reverse charge', value.reverse_charge ? 'Yes' : 'No'),
      cell('Supply', taxColumns(value, value.totals).length === 1 ? 'Inter-State' : 'Intra-State'),
    ],
  ];
  if (credits) {
    rows.push([
      figureCell('Against invoice', credits.number),
      figureCell('Invoice date', formatDay(credits.date)),
      { ...cell('Reason', credits.reason ?? '–'), share: 2 },
    ]);
  }
  if (challan) {
    const text = `${challan.number} of ${formatDay(challan.date)}`;
    rows.push([figureCell('Goods sent under delivery challan', text)]);
  }
  if (transport) rows.push(transportCells(transport));
  if (irn) {
    rows.push([figureCell('Invoice reference number (IRN)', irn.number)]);
    rows.push([figureCell('Ack No.', irn.ack_no), figureCell('Ack date', irn.ack_at)]);
  }
  const parties = [
    partyCell('Supplier', ownParty(value.seller)),
    partyCell(ship_to ? 'Bill to' : 'Bill to and ship to', bill_to),
  ];
  return [...rows, ship_to ? [...parties, partyCell('Ship to', ship_to)] : parties];
}

/** The due date with the payment terms from which it follows. */
function dueRuns(date: string, due_date: string): Run[] {
  const days = (Date.parse(due_date) - Date.parse(date)) / 86_400_000;
  const terms = days === 0 ? 'Payable on receipt' : `Payment within ${days} ${days === 1 ? 'day' : 'days'}`;
  return [
    { text: formatDay(due_date), style: figures },
    { text: `\n${terms}`, style: small },
  ];
}
