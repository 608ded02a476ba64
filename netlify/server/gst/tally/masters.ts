import { splitAddress } from '../address.ts';
import { GST_STATES } from '#contracts/fields/gst-states.ts';
import { type DocumentLine, isService, type Seller, type TaxDocument } from '../document.ts';
import { itemName, LEDGERS, partyName } from './ledgers.ts';
import type { Journal, Receipt } from './money-vouchers.ts';
import { type Element, formatDay, importXml, xmlText } from './xml.ts';

/** Masters that the vouchers of a period need. Tally matches them by name: one that exists is altered, not doubled. */
export function mastersOf(seller: Seller, documents: TaxDocument[], receipts: (Receipt | Journal)[]): Element[] {
  const from = formatDay(seller.booksFrom);
  const lines = documents.flatMap((document) => document.lines).filter((line) => !isService(line));
  return [
    ...unitsOf(lines).map(unitMaster),
    ...ownLedgers(),
    ...partiesOf(documents, receipts).map((party) => partyLedger(party, from)),
    ...itemsOf(lines).map((line) => stockItem(line, from)),
  ];
}

/** Masters as an import file. */
export const mastersXml = (company: string, masters: Element[]) => importXml('All Masters', company, masters);

/** A buyer as a ledger; the address is missing for one who only paid. */
export type PartyOf = Pick<TaxDocument, 'bill_to_name' | 'bill_to_gstin'> & { bill_to_address?: string };

/** Each buyer of the period once; the latest address counts. */
export function partiesOf(documents: TaxDocument[], receipts: (Receipt | Journal)[]): PartyOf[] {
  return [...new Map<string, PartyOf>([...receipts, ...documents].map((one) => [partyName(one), one])).values()];
}

/** Each stock item of the period once; its latest HSN code and rate count. */
export const itemsOf = (lines: DocumentLine[]) => [...new Map(lines.map((line) => [itemName(line), line])).values()];

const unitsOf = (lines: DocumentLine[]) => [...new Set(lines.map(({ unit }) => unit))].sort();

const master = (tag: string, name: string, fields: Element): Element => ({
  [tag]: { '@NAME': name, '@ACTION': 'Create', NAME: name, ...fields },
});

const unitMaster = (unit: string) => master('UNIT', unit, { ISSIMPLEUNIT: 'Yes', DECIMALPLACES: '3' });

function ownLedgers(): Element[] {
  const tax = (name: string, head: string) =>
    master('LEDGER', name, { PARENT: 'Duties & Taxes', TAXTYPE: 'GST', GSTDUTYHEAD: head });
  return [
    master('LEDGER', LEDGERS.sales, { PARENT: 'Sales Accounts', AFFECTSSTOCK: 'Yes' }),
    master('LEDGER', LEDGERS.services, { PARENT: 'Sales Accounts' }),
    ...[tax(LEDGERS.cgst, 'Central Tax'), tax(LEDGERS.sgst, 'State Tax'), tax(LEDGERS.igst, 'Integrated Tax')],
    master('LEDGER', LEDGERS.roundOff, { PARENT: 'Indirect Expenses' }),
    master('LEDGER', LEDGERS.bank, { PARENT: 'Bank Accounts' }),
    master('LEDGER', LEDGERS.tds, { PARENT: 'Current Assets' }),
    master('LEDGER', LEDGERS.writtenOff, { PARENT: 'Indirect Expenses' }),
  ];
}

function partyLedger(party: PartyOf, from: string): Element {
  const { bill_to_name, bill_to_gstin, bill_to_address } = party;
  const { address, place, pin, stateCode } = splitAddress(bill_to_address ?? '');
  const state = GST_STATES[bill_to_gstin?.slice(0, 2) ?? stateCode ?? ''] ?? '';
  const lines = [address, place].map(xmlText).filter(Boolean);
  return master('LEDGER', partyName(party), {
    ...{ PARENT: 'Sundry Debtors', ISBILLWISEON: 'Yes', ...(bill_to_gstin ? { PARTYGSTIN: bill_to_gstin } : {}) },
    ...(bill_to_address
      ? {
          'LEDMAILINGDETAILS.LIST': {
            ...{ APPLICABLEFROM: from, MAILINGNAME: xmlText(bill_to_name), 'ADDRESS.LIST': { ADDRESS: lines } },
            ...{ STATE: state, COUNTRY: 'India', ...(pin ? { PINCODE: String(pin) } : {}) },
          },
        }
      : {}),
    'LEDGSTREGDETAILS.LIST': {
      ...{ APPLICABLEFROM: from, GSTREGISTRATIONTYPE: bill_to_gstin ? 'Regular' : 'Unregistered/Consumer' },
      ...(bill_to_gstin ? { GSTIN: bill_to_gstin } : {}),
      PLACEOFSUPPLY: state,
    },
  });
}

function stockItem(line: DocumentLine, from: string): Element {
  const rate = (line.gst_rate_bp ?? 0) / 100;
  const rates = [
    ['CGST', rate / 2],
    ['SGST/UTGST', rate / 2],
    ['IGST', rate],
  ] as const;
  return master('STOCKITEM', itemName(line), {
    ...{ BASEUNITS: line.unit, GSTAPPLICABLE: 'Applicable' },
    'HSNDETAILS.LIST': { APPLICABLEFROM: from, HSNCODE: line.hsn ?? '' },
    'GSTDETAILS.LIST': {
      ...{ APPLICABLEFROM: from, TAXABILITY: rate > 0 ? 'Taxable' : 'Nil Rated' },
      'STATEWISEDETAILS.LIST': {
        STATENAME: 'Any',
        'RATEDETAILS.LIST': rates.map(([GSTRATEDUTYHEAD, GSTRATE]) => ({ GSTRATEDUTYHEAD, GSTRATE: String(GSTRATE) })),
      },
    },
  });
}
