import { type Element, formatAmount, xmlText, yesNo } from './xml.ts';

/** Bookings of a voucher: positive is debit. They add up to 0. */
export interface Booking {
  ledger: string;
  debit_paise: number;
  isParty?: boolean;
  /** Parts of the party's booking by bill; they add up to it. */
  bills?: { name: string; type: 'New Ref' | 'Agst Ref' | 'On Account'; debit_paise: number }[];
}

/** Head of a voucher. The same REMOTEID at each export makes Tally alter the voucher instead of adding it twice. */
export const voucher = (type: string, id: string, view: string, fields: Element): Element => ({
  VOUCHER: {
    ...{ '@REMOTEID': id, '@VCHTYPE': type, '@ACTION': 'Create', '@OBJVIEW': view },
    ...{ GUID: id, VOUCHERTYPENAME: type, PERSISTEDVIEW: view, ...fields },
  },
});

/** A booking as a ledger entry of its voucher. */
export function entryOf({ ledger, debit_paise, isParty = false, bills }: Booking): Element {
  // A debit is "deemed positive" and written as a negative amount.
  const AMOUNT = formatAmount(-debit_paise);
  const parts = bills?.map((bill) => ({
    ...{ NAME: xmlText(bill.name), BILLTYPE: bill.type, AMOUNT: formatAmount(-bill.debit_paise) },
  }));
  return {
    ...{ LEDGERNAME: ledger, ISDEEMEDPOSITIVE: yesNo(debit_paise > 0), ISPARTYLEDGER: yesNo(isParty), AMOUNT },
    ...(parts ? { 'BILLALLOCATIONS.LIST': parts } : {}),
  };
}
