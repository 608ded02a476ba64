import type * as z from 'zod/mini';
import { formatNumber, parseNumber } from '#client/table-files/parse-number.ts';
import { type Company, DEFAULT_COUNTRY, type SaveCompany } from '#contracts/companies/admin.ts';
import { parseGstin } from '#contracts/fields/gstin.ts';
import type { DeductsTds } from '#contracts/tds/purchase-tds.ts';
import type { ComparedField } from '#ui/forms/edit-conflict.ts';

/** The two address blocks of a company. */
export type AddressBlock = 'bill_to' | 'ship_to';
/** The two people named in a company's record. */
export type Contact = 'contact_person' | 'accounts_person';

const addressFields = ['address', 'city', 'state', 'pincode', 'country'] as const;

/** The form's text fields in order, with their labels where two versions are compared. */
const fieldLabels = {
  name: 'Name',
  /** `yes`, or blank for no. */
  is_prospect: 'Prospect',
  slug: 'Slug',
  logo_url: 'Logo',
  gst_number: 'GST number',
  pan_tin_number: 'PAN / TIN',
  bill_to_address: 'Bill-to address',
  bill_to_city: 'Bill-to city',
  bill_to_state: 'Bill-to State',
  bill_to_pincode: 'Bill-to PIN code',
  bill_to_country: 'Bill-to country',
  ship_to_address: 'Ship-to address',
  ship_to_city: 'Ship-to city',
  ship_to_state: 'Ship-to State',
  ship_to_pincode: 'Ship-to PIN code',
  ship_to_country: 'Ship-to country',
  contact_person_name: 'Contact person, name',
  contact_person_email: 'Contact person, email',
  contact_person_phone: 'Contact person, phone',
  accounts_person_name: 'Accounts person, name',
  accounts_person_email: 'Accounts person, email',
  accounts_person_phone: 'Accounts person, phone',
  credit_days: 'Credit days',
  credit_limit: 'Credit limit',
  deducts_tds: 'Deducts TDS',
  spending_limit: 'Spending limit per order',
  /** `yes`, or blank for no. */
  po_required: 'PO number required',
  /** `yes`, or blank for no. */
  cost_centre_required: 'Cost centre required',
};
export type CompanyField = keyof typeof fieldLabels;

/** The form's state: every field as typed. */
export type CompanyDraft = Record<CompanyField, string>;

const fields = Object.keys(fieldLabels) as CompanyField[];

const blank = Object.fromEntries(fields.map((field) => [field, ''])) as CompanyDraft;

export const emptyDraft: CompanyDraft = {
  ...blank,
  bill_to_country: DEFAULT_COUNTRY,
  ship_to_country: DEFAULT_COUNTRY,
  credit_days: '30',
  deducts_tds: 'not known',
};

export function draftOf(company: Company): CompanyDraft {
  const texts = Object.fromEntries(fields.map((field) => [field, String(company[field] ?? '')])) as CompanyDraft;
  return {
    ...texts,
    credit_limit: formatNumber(company.credit_limit),
    spending_limit: formatNumber(company.spending_limit),
    is_prospect: company.is_prospect ? 'yes' : '',
    po_required: company.po_required ? 'yes' : '',
    cost_centre_required: company.cost_centre_required ? 'yes' : '',
  };
}

/** The request body. `base` is the company as it was read; absent for a new one. */
export function bodyOf(draft: CompanyDraft, base?: Pick<Company, 'id' | 'version'>): z.input<typeof SaveCompany> {
  return {
    ...draft,
    credit_days: parseNumber(draft.credit_days) ?? Number.NaN,
    credit_limit: parseNumber(draft.credit_limit),
    spending_limit: parseNumber(draft.spending_limit),
    is_prospect: draft.is_prospect === 'yes',
    po_required: draft.po_required === 'yes',
    cost_centre_required: draft.cost_centre_required === 'yes',
    deducts_tds: draft.deducts_tds as DeductsTds,
    ...(base ? { id: base.id, version: base.version } : {}),
  };
}

/** The fields by which two versions are compared: by the values sent, so that `500000` equals `5,00,000`. */
export function comparedFields(draft: CompanyDraft): ComparedField[] {
  const body = bodyOf(draft);
  return fields.map((field) => ({
    label: fieldLabels[field],
    value: body[field],
    text: typeof body[field] === 'boolean' ? (draft[field] ? 'Yes' : 'No') : draft[field],
  }));
}

/**
 * PAN and State from a complete GST number, for each of the two that is blank or still as `autofilled` from an earlier
 * number. Clearing the number clears them again.
 */
export function fieldsFromGstin(gst_number: string, draft: CompanyDraft, autofilled: Partial<CompanyDraft>) {
  const gstin = parseGstin(gst_number);
  if (!gstin && gst_number) return {};
  const [pan_tin_number, bill_to_state] = [gstin?.pan ?? '', gstin?.state ?? ''];
  const isFree = (field: 'pan_tin_number' | 'bill_to_state') =>
    !draft[field].trim() || draft[field] === autofilled[field];
  return {
    ...(isFree('pan_tin_number') && { pan_tin_number }),
    ...(isFree('bill_to_state') && draft.bill_to_country === DEFAULT_COUNTRY && { bill_to_state }),
  };
}

/** The bill-to values under the names of the ship-to fields. */
export function copyBillToShipTo(draft: CompanyDraft): Partial<CompanyDraft> {
  return Object.fromEntries(addressFields.map((field) => [`ship_to_${field}`, draft[`bill_to_${field}`]]));
}

/** Whether both blocks hold the same address. */
export function isSameAddress(draft: CompanyDraft): boolean {
  return addressFields.every((field) => draft[`ship_to_${field}`].trim() === draft[`bill_to_${field}`].trim());
}
