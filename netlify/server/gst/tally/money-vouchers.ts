import { LEDGERS, partyName } from './ledgers.ts';
import { type Booking, entryOf, voucher } from './voucher.ts';
import { type Element, formatDay, xmlText } from './xml.ts';

interface Party {
  bill_to_name: string;
  bill_to_gstin: string | null;
}

/** A bank entry: money received from a buyer, or refunded or reversed if negative. */
export interface Receipt extends Party {
  id: number;
  /** `PSR/2627/000001`; null for a refund on an invoice and for a reversal. */
  number: string | null;
  /** Calendar day in India. */
  received_on: string;
  /** Credited to our bank, paise. */
  bank_paise: number;
  /** Deducted at source by the buyer, paise. */
  tds_paise: number;
  method: string;
  reference: string | null;
  /** What it settles in the month of the entry, in its order; the rest is on account. */
  bills: { number: string; paise: number }[];
}

/** What settles an invoice without a bank entry of the same month. */
export interface Journal extends Party {
  /** Of the allocation. */
  id: number;
  allocated_on: string;
  /** The invoice. */
  number: string;
  /** Below zero if it is taken back, or is the invoice whose credit balance is moved. */
  paise: number;
  /** True for a write-off, an expense; otherwise the money comes from or goes to the buyer's account. */
  is_write_off: boolean;
}

/** What a receipt books: bank and TDS against the buyer, by bill. */
export function receiptBookings(receipt: Receipt): Booking[] {
  const { bank_paise, tds_paise, bills } = receipt;
  const total = bank_paise + tds_paise;
  const rest = total - bills.reduce((sum, { paise }) => sum + paise, 0);
  return [
    ...(bank_paise === 0 ? [] : [{ ledger: LEDGERS.bank, debit_paise: bank_paise }]),
    ...(tds_paise === 0 ? [] : [{ ledger: LEDGERS.tds, debit_paise: tds_paise }]),
    {
      ...{ ledger: partyName(receipt), debit_paise: -total, isParty: true },
      bills: [
        ...bills.map(({ number, paise }) => ({ name: number, type: 'Agst Ref' as const, debit_paise: -paise })),
        ...(rest === 0 ? [] : [{ ...ON_ACCOUNT, debit_paise: -rest }]),
      ],
    },
  ];
}

const ON_ACCOUNT = { name: 'On Account', type: 'On Account' as const };

/** What a journal books: a bill of the buyer against an expense, or against the buyer's own account. */
export function journalBookings(journal: Journal): Booking[] {
  const { number, paise, is_write_off } = journal;
  const party = partyName(journal);
  return [
    is_write_off
      ? { ledger: LEDGERS.writtenOff, debit_paise: paise }
      : { ledger: party, debit_paise: paise, isParty: true, bills: [{ ...ON_ACCOUNT, debit_paise: paise }] },
    {
      ...{ ledger: party, debit_paise: -paise, isParty: true },
      bills: [{ name: number, type: 'Agst Ref', debit_paise: -paise }],
    },
  ];
}

export function receiptVoucher(receipt: Receipt): Element {
  const { id, number, received_on, bank_paise, tds_paise, method, reference } = receipt;
  const isRefund = bank_paise + tds_paise < 0;
  const narration = [method, reference].filter(Boolean).join(' ');
  return voucher(isRefund ? 'Payment' : 'Receipt', `plantsetu-receipt-${id}`, 'Accounting Voucher View', {
    ...{ DATE: formatDay(received_on), VOUCHERNUMBER: number ?? String(id), NARRATION: xmlText(narration) },
    ...{ PARTYLEDGERNAME: partyName(receipt), ISINVOICE: 'No' },
    'ALLLEDGERENTRIES.LIST': receiptBookings(receipt).map(entryOf),
  });
}

export function journalVoucher(journal: Journal): Element {
  const { id, allocated_on, number, is_write_off } = journal;
  const narration = is_write_off ? `Written off on ${number}` : `Adjusted on ${number}`;
  return voucher('Journal', `plantsetu-allocation-${id}`, 'Accounting Voucher View', {
    ...{ DATE: formatDay(allocated_on), VOUCHERNUMBER: String(id), NARRATION: xmlText(narration) },
    ...{ PARTYLEDGERNAME: partyName(journal), ISINVOICE: 'No' },
    'ALLLEDGERENTRIES.LIST': journalBookings(journal).map(entryOf),
  });
}
