import { type DocumentLine, isService, kindOf, type TaxDocument } from '../document.ts';
import { itemName, LEDGERS, partyName } from './ledgers.ts';
import { type Journal, journalVoucher, type Receipt, receiptVoucher } from './money-vouchers.ts';
import { type Booking, entryOf, voucher } from './voucher.ts';
import { type Element, formatAmount, formatDay, importXml, xmlText, yesNo } from './xml.ts';

const VOUCHER_TYPES: Readonly<Record<string, string>> = {
  ...{ invoice: 'Sales', 'credit note': 'Credit Note', 'debit note': 'Debit Note' },
};

/** The vouchers of a period as an import file. */
export const vouchersXml = (
  company: string,
  documents: TaxDocument[],
  receipts: Receipt[] = [],
  journals: Journal[] = [],
) =>
  importXml('Vouchers', company, [
    ...documents.map(documentVoucher),
    ...receipts.map(receiptVoucher),
    ...journals.map(journalVoucher),
  ]);

/** What an invoice or note books: the buyer against sales, taxes and round-off. */
export function bookingsOf(document: TaxDocument): Booking[] {
  // A credit note is the reverse of an invoice.
  const { sign } = kindOf(document);
  const credit = (ledger: string, paise: number): Booking[] =>
    paise === 0 ? [] : [{ ledger, debit_paise: -sign * paise }];
  const { cgst_paise, sgst_paise, igst_paise, round_off_paise, amount_paise, number, original } = document;
  const bill = original
    ? { name: original.number, type: 'Agst Ref' as const }
    : { name: number, type: 'New Ref' as const };
  return [
    {
      ...{ ledger: partyName(document), debit_paise: sign * amount_paise, isParty: true },
      bills: [{ ...bill, debit_paise: sign * amount_paise }],
    },
    ...credit(LEDGERS.sales, sumOf(document.lines.filter((line) => !isService(line)))),
    ...credit(LEDGERS.services, sumOf(document.lines.filter(isService))),
    ...credit(LEDGERS.cgst, cgst_paise),
    ...credit(LEDGERS.sgst, sgst_paise),
    ...credit(LEDGERS.igst, igst_paise),
    ...credit(LEDGERS.roundOff, round_off_paise),
  ];
}

const sumOf = (lines: DocumentLine[]) => lines.reduce((sum, { taxable_paise }) => sum + taxable_paise, 0);

function documentVoucher(document: TaxDocument): Element {
  const { number, date, original, po_number } = document;
  const bookings = bookingsOf(document);
  // Goods are booked with their stock items; a note that changes the value only books the sales ledger.
  const stock = document.lines.filter((line) => !isService(line) && line.moves_goods);
  const valueOnly = sumOf(document.lines.filter((line) => !isService(line) && !line.moves_goods));
  const { sign } = kindOf(document);
  const plain = bookings.flatMap((booking) => {
    if (booking.ledger !== LEDGERS.sales) return [booking];
    return valueOnly === 0 ? [] : [{ ledger: LEDGERS.sales, debit_paise: -sign * valueOnly }];
  });
  const isInvoice = stock.length > 0;
  return voucher(
    VOUCHER_TYPES[document.kind]!,
    `plantsetu-${document.kind.replaceAll(' ', '-')}-${number}`,
    isInvoice ? 'Invoice Voucher View' : 'Accounting Voucher View',
    {
      ...{ DATE: formatDay(date), VOUCHERNUMBER: number, REFERENCE: xmlText(po_number ?? original?.number ?? number) },
      ...{ PARTYLEDGERNAME: partyName(document), ISINVOICE: yesNo(isInvoice) },
      'LEDGERENTRIES.LIST': plain.map(entryOf),
      'ALLINVENTORYENTRIES.LIST': stock.map((line) => inventoryOf(line, sign)),
    },
  );
}

function inventoryOf(line: DocumentLine, sign: 1 | -1): Element {
  const debit_paise = -sign * line.taxable_paise;
  const qty = `${line.qty} ${line.unit}`;
  const head = { ISDEEMEDPOSITIVE: yesNo(debit_paise > 0), AMOUNT: formatAmount(-debit_paise) };
  const per = line.price_per ?? 1;
  const gross = line.taxable_paise + line.discount_paise;
  return {
    ...{ STOCKITEMNAME: itemName(line), ...head, ACTUALQTY: qty, BILLEDQTY: qty },
    RATE: `${per === 1 ? formatAmount(line.price_paise) : String(Number((line.price_paise / (per * 100)).toFixed(5)))}/${line.unit}`,
    ...(line.discount_paise > 0 ? { DISCOUNT: String(Math.round((line.discount_paise / gross) * 1e6) / 1e4) } : {}),
    'ACCOUNTINGALLOCATIONS.LIST': { LEDGERNAME: LEDGERS.sales, ...head },
  };
}
