/** The brand, its contact details and its claimed figures: the only copy of each. */

/** Working name; `slug` is part of an address (`/career/life-at-plantsetu`). */
export const brand = { name: 'PlantSetu', slug: 'plantsetu', legalName: 'PlantSetu Industrial Services Pvt. Ltd.' };

/** Place of business; it decides which supplies are intra-State (CGST + SGST). GST state code of Rajasthan: 08. */
export const supplier = {
  state: 'Rajasthan',
  stateCode: '08',
  /** Building, street and area, without city and PIN code: e-invoices and e-way bills take the parts singly. */
  address: 'RIICO Industrial Area',
  city: 'Bhiwadi',
  pincode: '301019',
  /** Digits of HSN codes on our documents: 4 up to ₹5 crore yearly turnover, 6 above (Notification 78/2020-CT). */
  hsnDigits: 6 as 4 | 6,
  /** First day of the books in Tally; masters cannot apply before it. */
  booksFrom: '2026-04-01',
  /** A demo value with a valid check character; replace it with the registered one before the first invoice. */
  gstin: '08AAPCP4712K1Z0',
};

export const contact = {
  email: 'sales@plantsetu.example',
  supportEmail: 'support@plantsetu.example',
  careersEmail: 'careers@plantsetu.example',
  /** Of the person who answers about personal data (DPDP Act 2023 s. 8(9), s. 13); their title stands for the name. */
  privacyEmail: 'privacy@plantsetu.example',
  privacyOfficer: 'Grievance Officer',
  phone: '+91 1493 555 019',
  /** wa.me wants the number as digits only. */
  whatsapp: '911493555019',
  hours: 'Mon-Sat 9am-7pm',
  address: 'RIICO Industrial Area, Bhiwadi, Rajasthan 301019',
};

/** Where those details lead when clicked. */
export const contactLinks = {
  email: `mailto:${contact.email}`,
  phone: `tel:${contact.phone.replaceAll(' ', '')}`,
  whatsapp: `https://wa.me/${contact.whatsapp}`,
};

/** Marketing figures as the specification §1 states them. */
export const claims = {
  suppliers: '7500+',
  savings: '5-15%',
  retention: '99%',
  pinCodes: '20,000+',
  otif: '99.1%',
  support: '24/7',
};
