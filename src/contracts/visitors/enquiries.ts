import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { attachment } from '../fields/files.ts';
import { quantity, unit, wholeIfCounted } from '../fields/quantity.ts';
import { phone } from '../fields/phone.ts';
import { email, listText, optional, personName, required } from '../fields/text.ts';
import { MAX_UNIT_PRICE } from '../limits.ts';

/** Most lines of a public request for a quote. */
export const MAX_ENQUIRY_LINES = 50;

/** One item; the target price is in rupees. */
export const EnquiryLine = z
  .object({
    item: required(300, 'Name the item.'),
    qty: quantity('Ask for'),
    unit,
    target_price: z.optional(
      z.nullable(
        z
          .number({ error: 'Enter the target price in rupees.' })
          .check(
            z.gte(0, { error: 'Enter a price of 0 or more.' }),
            z.lte(MAX_UNIT_PRICE, { error: 'That price is too high.' }),
          ),
      ),
    ),
  })
  .check(wholeIfCounted);
export type EnquiryLine = z.infer<typeof EnquiryLine>;

/** A form sends its lines as JSON text. */
const lines = z.pipe(
  listText,
  z
    .array(EnquiryLine, { error: 'List the items again.' })
    .check(z.maxLength(MAX_ENQUIRY_LINES, { error: `List at most ${MAX_ENQUIRY_LINES} items; attach a longer list.` })),
);

/** A request for a quote from the public site (specification §3, §5). */
export const Enquiry = z.object({
  name: personName(120, 'Enter your name.'),
  company: optional(160),
  email,
  phone,
  requirement: required(5000, 'Describe what you need.'),
  lines: z.optional(lines),
  /** Only if sent as a form. */
  attachment,
});
export type Enquiry = z.infer<typeof Enquiry>;

/** Messages of the form (specification §8). */
export const ENQUIRY_SUBMITTED = 'RFQ submitted successfully!';
export const ENQUIRY_FAILED = 'Submission failed. Try again.';
export const ENQUIRY_SERVER_ERROR = 'Server error. Try again later.';

/**
 * Stores a public request for a quote and emails the visitor and sales. Returns the visitor's reference. 413 and 415 for an
 * attachment that is too large or not of an accepted type.
 */
export const submitRfqEndpoint = endpoint({
  method: 'POST',
  path: '/api/rfq',
  creates: true,
  php: true,
  roles: 'public',
  form: 'also',
  page: '/rfq',
  body: Enquiry,
  reply: z.object({ message: z.string(), code: z.string() }),
});

/** A message of the contact form (specification §5). */
export const ContactMessage = z.object({
  name: personName(120, 'Enter your name.'),
  email,
  phone,
  company: optional(160),
  message: required(5000, 'Write your message.'),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** Specification §5. */
export const MESSAGE_RECEIVED = "Thanks! We've received your message and will reach out shortly.";

/** Stores a message of the contact form and emails sales. */
export const sendMessageEndpoint = endpoint({
  method: 'POST',
  path: '/api/contact',
  creates: true,
  roles: 'public',
  form: 'also',
  sent: '/contact#sent',
  page: '/contact',
  body: ContactMessage,
  reply: z.object({ message: z.string() }),
});
