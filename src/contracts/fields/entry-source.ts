import * as z from 'zod/mini';

// Also in `enteredByStaff` in db/schema/companies.ts.

/** How a buyer’s request reached the staff who entered it. */
export const EntrySource = z.enum(['phone', 'email', 'WhatsApp', 'visit', 'other'], {
  error: 'Choose how the request reached us.',
});
export type EntrySource = z.infer<typeof EntrySource>;

/** What the buyer and staff read: `Entered by PlantSetu from a phone call`. */
export const SOURCE_TEXTS: Readonly<Record<EntrySource, string>> = {
  phone: 'from a phone call',
  email: 'from an email',
  WhatsApp: 'from a WhatsApp message',
  visit: 'from a visit',
  other: 'at your request',
};
