import type { TaxDocument } from '../document.ts';
import { xmlText } from './xml.ts';

/** Names of our ledgers in Tally. They must be spelled alike in masters and vouchers. */
export const LEDGERS = {
  sales: 'Sales - GST',
  services: 'Freight and Services',
  cgst: 'Output CGST',
  sgst: 'Output SGST',
  igst: 'Output IGST',
  roundOff: 'Round Off',
  bank: 'Bank Account',
  tds: 'TDS Receivable',
  writtenOff: 'Balances Written Off',
} as const;

/** The ledger of a buyer. Two companies of one name, such as plants, differ by their GSTIN. */
export const partyName = ({ bill_to_name, bill_to_gstin }: Pick<TaxDocument, 'bill_to_name' | 'bill_to_gstin'>) =>
  xmlText(bill_to_gstin ? `${bill_to_name} (${bill_to_gstin})` : bill_to_name);

/** Largest name of a stock item that Tally shows in full. */
const MAX_ITEM_NAME = 90;

/** The stock item of a line: goods with one name, unit and HSN code are one item. */
export const itemName = ({ name, unit }: { name: string; unit: string }) =>
  `${xmlText(name).replace(/\s+/g, ' ').slice(0, MAX_ITEM_NAME).trim()} (${xmlText(unit)})`;
