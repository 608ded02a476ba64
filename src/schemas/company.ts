import * as z from 'zod';
import { parseGstin } from '#contracts/fields/gstin.ts';
import { clock, day, group, line, list, oneOf, slug } from './fields.ts';

/** Text that may stay empty until the company has it: `""`. */
const optional = (what: string, valid: (text: string) => boolean, form: string) =>
  z
    .string({ error: `Put it in quotes, or leave it "" until there is one: ${what}.` })
    .refine((text) => text === '' || valid(text), {
      error: `Write ${form}, or leave it "" until there is one: ${what}.`,
    });

const email = (what: string) => z.email({ error: `Write an email address: ${what}.` });
const digits = (what: string, pattern: RegExp) =>
  z.string({ error: `Put the digits in quotes: ${what}.` }).regex(pattern, { error: `Correct the digits: ${what}.` });

const claim = (what: string) =>
  group({
    /** The figure with its unit. */
    value: line(`the figure, ${what}`, 16),
    /** What the figure counts. */
    label: line('what the figure counts', 60),
  });

/**
 * The company: `src/content/company/company.json`, read by pages, mails, documents and calls through src/site.ts. It is JSON
 * because functions and scripts import it without a parser of their own.
 */
export const Company = group({
  /** Working name of the product and the brand. */
  name: line('the brand', 40),
  /** Part of the address of the page about life at the company; changing it breaks links. */
  slug: slug('the brand in small letters'),
  /** Name in the register of companies. */
  legal_name: line('the name in the register of companies', 120),
  /** Corporate identification number, shown in the footer once it is filled in (Companies Act 2013 s. 12(3)(c)). */
  cin: optional(
    'the CIN',
    (text) => /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/.test(text),
    'the 21 characters of the CIN',
  ),
  /** Registered GSTIN, shown in the footer and printed on documents once it is filled in; its check character is verified. */
  gstin: optional(
    'the registered GSTIN',
    (text) => parseGstin(text) !== null,
    'the 15 characters of the GSTIN with its check character',
  ),
  /** Place of business; its State decides which supplies are intra-State. */
  office: group({
    /** Building, street and area, without city. */
    street: line('building, street and area', 100),
    /** City. */
    city: line('the city', 50),
    /** State, as GST names it. */
    state: line('the State', 50),
    /** GST code of the State, such as 08. */
    state_code: digits('the two digits of the GST State code', /^\d{2}$/),
    /** PIN code. */
    pincode: digits('the PIN code', /^[1-9]\d{5}$/),
  }),
  /** How people reach the company. */
  contact: group({
    /** Sales. */
    email: email('of sales'),
    /** Support of orders and accounts. */
    support_email: email('of the support'),
    /** Applications. */
    careers_email: email('for applications'),
    /** With country code, as displayed. */
    phone: line('the phone number with +91', 24),
    /** Country code and number, digits only, as wa.me wants it. */
    whatsapp: digits('the WhatsApp number with 91', /^91\d{10}$/),
  }),
  /** Opening hours, IST: as people read them, and as search engines do. */
  hours: group({
    /** As displayed. */
    text: line('the hours as displayed', 40),
    /** Days of the week as Schema.org abbreviates them. */
    days: list('days of the week', oneOf('a day', ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']), 1, 7),
    /** Opening time. */
    opens: clock('the opening time'),
    /** Closing time. */
    closes: clock('the closing time'),
  }),
  /** Who answers complaints and questions about personal data (DPDP Act 2023 s. 8(9), s. 13). */
  grievance: group({
    /** Name of the person; "" shows the title alone. */
    officer: optional('the name of the person', (text) => text.trim().length > 2, 'a name'),
    /** Their title. */
    title: line('the title of the person', 40),
    /** Their address. */
    email: email('of the person who answers complaints'),
  }),
  /** The figures that the company claims (specification §1); pages refer to them by name. */
  claims: group({
    suppliers: claim('verified suppliers'),
    savings: claim('savings'),
    retention: claim('client retention'),
    pinCodes: claim('PIN codes served'),
    otif: claim('on time, in full'),
    /** Never more than the portal and its ticket form: people answer within `hours`. */
    support: claim('hours of support, and by what'),
  }),
  /** What the accounts need. */
  books: group({
    /** Digits of HSN codes on documents: 4 up to ₹5 crore yearly turnover, 6 above (Notification 78/2020-CT). */
    hsn_digits: z.union([z.literal(4), z.literal(6)], { error: 'Write 4 or 6, without quotes: digits of HSN codes.' }),
    /** First day of the books in Tally. */
    from: day('the first day of the books'),
  }),
});
export type Company = z.infer<typeof Company>;
