import type { FileReply } from '#contracts/endpoint.ts';
import { type InvoiceCopy, type InvoiceSheet, renderInvoice } from '../../../src/print/invoice-sheet.ts';
import type { SellerDetails } from '#contracts/invoices/seller-details.ts';
import type { Transport } from '../../../src/print/transport-cells.ts';
import { stateTaxName } from '../catalog/tax.ts';
import { asSystem } from '../platform/database.ts';
import { formatDay, formatTime } from '../platform/format.ts';
import { payablePaise } from './balance.ts';
import { type InvoiceLineRow, type InvoiceRow, invoiceToPrint, type TransportRow } from './rows.ts';
import { payTo } from './seller-details.ts';

/** The rows for the PDF of an invoice or credit note. */
export interface PrintedInvoice {
  invoice: InvoiceRow;
  /** The invoice that a credit or debit note is about; null for an invoice. */
  credited: { number: string | null; date: string | null } | null;
  /** The challan under which an invoice's goods left before it. */
  challan: { number: string; date: string } | null;
  seller: SellerDetails | null;
  transport: TransportRow | null;
  order: { date: string; terms: string | null };
  lines: InvoiceLineRow[];
}

/** An invoice or credit note as a PDF, in one of its copies. */
export async function printInvoice(printed: PrintedInvoice, copy: InvoiceCopy = 'original'): Promise<FileReply> {
  const bytes = await renderInvoice(sheetOf(printed, copy));
  return { name: pdfName(printed.invoice), type: 'application/pdf', bytes };
}

/** `PS-2627-000118.pdf` */
export const pdfName = ({ number }: InvoiceRow) => `${number!.replaceAll('/', '-')}.pdf`;

/** Mails with the PDF of their invoice or credit note. */
const WITH_PDF = ['invoice-issued', 'credit-note-issued', 'debit-note-issued'];

/**
 * Adds the PDF to a mail's payload. Printed when the mail is sent, because the number is assigned in the batch that queues
 * the mail; the printed contents never change afterwards.
 */
export async function withInvoicePdf(kind: string, payload: Record<string, unknown>): Promise<Record<string, unknown>> {
  if (!WITH_PDF.includes(kind) || typeof payload.document_id !== 'number') return payload;
  const [[found], lines] = await asSystem(invoiceToPrint(payload.document_id));
  if (!found) throw new Error(`no invoice ${payload.document_id} for the mail ${kind}`);
  const { name, bytes } = await printInvoice({ ...found, lines });
  return { ...payload, pdf: { filename: name, base64: Buffer.from(bytes).toString('base64') } };
}

function sheetOf(
  { invoice, credited, challan, seller, transport, order, lines }: PrintedInvoice,
  copy: InvoiceCopy,
): InvoiceSheet {
  const isCredit = invoice.kind === 'credit note';
  const { place_of_supply } = invoice;
  return {
    kind: invoice.kind,
    copy,
    number: invoice.number!,
    date: invoice.date!,
    due_date: isCredit ? null : invoice.due_date,
    credits: credited && { number: credited.number!, date: credited.date!, reason: invoice.reason },
    po_number: invoice.po_number,
    po_date: invoice.po_date,
    order_number: `${invoice.order_id} of ${formatDay(order.date)}`,
    bill_to: {
      name: invoice.bill_to_name,
      address: invoice.bill_to_address,
      state: invoice.bill_to_state,
      gstin: invoice.bill_to_gstin,
    },
    ship_to: shipToOf(invoice),
    place_of_supply,
    state_tax: stateTaxName(place_of_supply) === 'UTGST' ? 'UTGST' : 'SGST',
    to_sez: invoice.is_sez,
    reverse_charge: false,
    // A value or tax that changes has no quantity.
    lines: lines.map((line) => ({ ...line, has_quantity: !line.value_only })),
    totals: {
      taxable_paise: invoice.taxable_paise,
      cgst_paise: invoice.cgst_paise,
      sgst_paise: invoice.sgst_paise,
      igst_paise: invoice.igst_paise,
      round_off_paise: invoice.round_off_paise,
      total_paise: invoice.amount_paise,
    },
    terms: invoice.kind === 'invoice' ? order.terms : null,
    notes: null,
    challan,
    irn: irnOf(invoice),
    awaits_irn: invoice.needs_irn && invoice.irn === null,
    seller,
    payable: payableOf(invoice, seller),
    transport: transport && transportToPrint(transport),
  };
}

/** The amount due, to the account that the invoice showed when it was issued. */
function payableOf(invoice: InvoiceRow, seller: SellerDetails | null): InvoiceSheet['payable'] {
  const amount_paise = payablePaise(invoice);
  const to = payTo(seller, amount_paise, invoice.number!);
  return to && { to, amount_paise, reference: invoice.number! };
}

/** Names the transport document by its kind; a consignment may have both, and then the lorry receipt counts. */
export function transportToPrint({ carrier, awb, lr_number, vehicle, eway_bill, date }: TransportRow): Transport {
  const document = lr_number
    ? { kind: 'LR' as const, number: lr_number }
    : awb
      ? { kind: 'AWB' as const, number: awb }
      : null;
  return { carrier, document, date, vehicle, eway_bill };
}

function irnOf({ irn, irn_qr, ack_no, ack_at, irn_cancelled_at }: InvoiceRow): InvoiceSheet['irn'] {
  if (!irn) return null;
  // Not null beside an IRN: check invoices_ack.
  return {
    number: irn,
    qr: irn_qr,
    ack_no: ack_no!,
    ack_at: formatTime(ack_at!),
    is_cancelled: irn_cancelled_at !== null,
  };
}

/** The first line of `ship_to` is the address's label. */
function shipToOf({ ship_to, ship_to_gstin, place_of_supply }: InvoiceRow): InvoiceSheet['ship_to'] {
  if (!ship_to) return null;
  const [name = '', ...address] = ship_to.split('\n');
  // A plant without its own GSTIN uses the buyer's, which is printed in the bill-to block.
  return { name, address: address.join('\n'), state: place_of_supply, ...(ship_to_gstin && { gstin: ship_to_gstin }) };
}
