import { createHash } from 'node:crypto';
import { financialYearOf } from '#contracts/fields/financial-year.ts';
import { kindOf, type TaxDocument } from '../document.ts';

/**
 * The invoice reference number that the portal will give: SHA-256 of our GSTIN, the financial year, the document's type
 * and its number in upper case (e-invoice FAQ of the GSTN; advisory on upper case of 1 June 2025).
 */
export function irnOf(gstin: string, document: Pick<TaxDocument, 'date' | 'kind' | 'number'>): string {
  const { label } = financialYearOf(document.date);
  return createHash('sha256')
    .update(gstin + label + kindOf(document).typ + document.number.toUpperCase())
    .digest('hex');
}
