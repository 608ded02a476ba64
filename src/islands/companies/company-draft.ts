import type * as z from 'zod/mini';
import { grouped, numberIn } from '#client/number-in.ts';
import { type Company, DEFAULT_COUNTRY, type SaveCompany } from '#contracts/admin-companies.ts';
import { parseGstin } from '#contracts/gstin.ts';
import type { Compared } from '#ui/newer-version.ts';

/** The two address blocks of a company. */
export type Block = 'bill_to' | 'ship_to';
/** The two persons of a company. */
export type Contact = 'contact_person' | 'accounts_person';

export const blockFields = ['address', 'city', 'state', 'pincode', 'country'] as const;

/** Name and order of the form's text fields, with what the screen calls them. */
export const fieldLabels = {
  name: 'Name',
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
  spending_limit: 'Spending limit of an order',
  /** `yes`, or blank for no. */
  po_required: 'PO number required',
};
export type CompanyField = keyof typeof fieldLabels;

/** What the form holds: texts as they are typed. */
export type CompanyDraft = Record<CompanyField, string>;

const fields = Object.keys(fieldLabels) as CompanyField[];

const blank = Object.fromEntries(fields.map((field) => [field, ''])) as CompanyDraft;

export const emptyDraft: CompanyDraft = {
  ...blank,
  bill_to_country: DEFAULT_COUNTRY,
  ship_to_country: DEFAULT_COUNTRY,
  credit_days: '30',
};

export function draftOf(company: Company): CompanyDraft {
  const texts = Object.fromEntries(fields.map((field) => [field, String(company[field] ?? '')])) as CompanyDraft;
  return {
    ...texts,
    credit_limit: grouped(company.credit_limit),
    spending_limit: grouped(company.spending_limit),
    po_required: company.po_required ? 'yes' : '',
  };
}

/** What is sent. `base` is the company as it was read; absent for a new one. */
export function bodyOf(draft: CompanyDraft, base?: Pick<Company, 'id' | 'version'>): z.input<typeof SaveCompany> {
  return {
    ...draft,
    credit_days: numberIn(draft.credit_days) ?? Number.NaN,
    credit_limit: numberIn(draft.credit_limit),
    spending_limit: numberIn(draft.spending_limit),
    po_required: draft.po_required === 'yes',
    ...(base ? { id: base.id, version: base.version } : {}),
  };
}

/** As two versions of a company are compared: by what is sent, for which `500000` is `5,00,000`. */
export function comparedOf(draft: CompanyDraft): Compared[] {
  const sent = bodyOf(draft);
  return fields.map((field) => ({
    label: fieldLabels[field],
    value: sent[field],
    words: field === 'po_required' ? (draft[field] ? 'Yes' : 'No') : draft[field],
  }));
}

/**
 * What a complete GST number tells of the fields that are still blank, or still hold what the one before it told: `filled`.
 * Without a number, those are blank again.
 */
export function filledFrom(gst_number: string, draft: CompanyDraft, filled: Partial<CompanyDraft>) {
  const gstin = parseGstin(gst_number);
  if (!gstin && gst_number) return {};
  const told = { pan_tin_number: gstin?.pan ?? '', bill_to_state: gstin?.state ?? '' };
  const isFree = (field: keyof typeof told) => !draft[field].trim() || draft[field] === filled[field];
  return {
    ...(isFree('pan_tin_number') && { pan_tin_number: told.pan_tin_number }),
    ...(isFree('bill_to_state') && draft.bill_to_country === DEFAULT_COUNTRY && { bill_to_state: told.bill_to_state }),
  };
}

/** The bill-to block under the names of the ship-to block. */
export function shipToOf(draft: CompanyDraft): Partial<CompanyDraft> {
  return Object.fromEntries(blockFields.map((field) => [`ship_to_${field}`, draft[`bill_to_${field}`]]));
}

/** Whether both blocks name the same place. */
export function isSamePlace(draft: CompanyDraft): boolean {
  return blockFields.every((field) => draft[`ship_to_${field}`].trim() === draft[`bill_to_${field}`].trim());
}
