import company from './content/company/company.json' with { type: 'json' };

/** The brand, its contact details and its claimed figures, from the company file that editors keep. */

/** Working name; `slug` is part of an address (`/career/life-at-plantsetu`). */
export const brand = { name: company.name, slug: company.slug, legalName: company.legal_name };

/** CIN and GSTIN as registered, for the public site; empty until the company file has them. */
export const registration = { cin: company.cin, gstin: company.gstin };

/** Place of business; it decides which supplies are intra-State (CGST + SGST). */
export const supplier = {
  state: company.office.state,
  stateCode: company.office.state_code,
  /** Building, street and area, without city and PIN code: e-invoices and e-way bills take the parts singly. */
  address: company.office.street,
  city: company.office.city,
  pincode: company.office.pincode,
  /** Digits of HSN codes on our documents: 4 up to ₹5 crore yearly turnover, 6 above (Notification 78/2020-CT). */
  hsnDigits: company.books.hsn_digits as 4 | 6,
  /** First day of the books in Tally; masters cannot apply before it. */
  booksFrom: company.books.from,
  /** Until the company file has the registered one: a demo value with a valid check character, for demo documents only. */
  gstin: company.gstin || '08AAPCP4712K1Z0',
};

export const contact = {
  email: company.contact.email,
  supportEmail: company.contact.support_email,
  careersEmail: company.contact.careers_email,
  /** Of the person who answers about personal data (DPDP Act 2023 s. 8(9), s. 13) and about complaints. */
  privacyEmail: company.grievance.email,
  /** Their name with the title, or the title alone until the company file has a name. */
  privacyOfficer: [company.grievance.officer, company.grievance.title].filter(Boolean).join(', '),
  phone: company.contact.phone,
  /** wa.me wants the number as digits only. */
  whatsapp: company.contact.whatsapp,
  hours: company.hours.text,
  address: `${company.office.street}, ${company.office.city}, ${company.office.state} ${company.office.pincode}`,
};

/** The same hours for search engines: days as Schema.org names them, IST. */
export const openingHours = { days: company.hours.days, opens: company.hours.opens, closes: company.hours.closes };

/** Where those details lead when clicked. */
export const contactLinks = {
  email: `mailto:${contact.email}`,
  phone: `tel:${contact.phone.replaceAll(' ', '')}`,
  whatsapp: `https://wa.me/${contact.whatsapp}`,
};

/** Marketing figures as the specification §1 states them, and what each counts. */
export const claimedFigures = company.claims;

/** The name of a claimed figure. */
export type Claim = keyof typeof claimedFigures;

const claimNames = Object.keys(claimedFigures) as Claim[];

/** The value of each claimed figure. */
export const claims = Object.fromEntries(claimNames.map((name) => [name, claimedFigures[name].value])) as Record<
  Claim,
  string
>;
