import * as z from 'zod/mini';
import { rupeeLimit } from './colleagues.ts';
import { endpoint, staffRoles } from './endpoint.ts';
import { capitals, gstinFault, isPan, isTin, parseGstin } from './gstin.ts';
import { imageUrl } from './images.ts';
import { MAX_PAGE_SIZE } from './limits.ts';
import { phone } from './phone.ts';
import { pinFault, plainPin } from './pin-code.ts';
import { MAX_SLUG_LENGTH, SLUG } from './slug.ts';
import { stateNamed } from './states.ts';
import { countParam, email, id, idParam, optional, required, text } from './text.ts';

/** Companies a page. */
export const COMPANIES_PAGE_SIZE = 25;
/** The country of a block that names none (specification §9). */
export const DEFAULT_COUNTRY = 'India';
/** Longest credit, days. */
const MAX_CREDIT_DAYS = 365;
const CREDIT_DAYS = `Enter the days of credit as a whole number from 0 to ${MAX_CREDIT_DAYS}.`;
/** Told to whoever saves a company that somebody else has saved meanwhile. */
export const COMPANY_CONFLICT = 'Somebody else has saved this company since you opened it. Nothing was overwritten.';

/** Optional text in capitals: absent, null and blank become null. */
const optionalCapitals = (max: number, fault: (value: string) => string | null) =>
  z.pipe(
    z.pipe(
      z.optional(z.nullable(text(max))),
      z.transform((value) => capitals(value ?? '') || null),
    ),
    z.nullable(z.string()).check((payload) => {
      const message = payload.value && fault(payload.value);
      if (message) payload.issues.push({ code: 'custom', message, input: payload.value });
    }),
  );

const optionalEmail = z.pipe(
  z.optional(z.nullable(z.union([z.literal(''), email]))),
  z.transform((value) => value || null),
);

const country = z.pipe(
  z.optional(z.nullable(text(60))),
  z.transform((value) => value || DEFAULT_COUNTRY),
);

const pincode = z.pipe(
  optional(12),
  z.transform((value) => value && plainPin(value)),
);

type Fields = Record<string, string | null | undefined>;

/** A rule over several fields, whose fault belongs to one of them. Tried whatever else is wrong, so that all is said at once. */
const cross = (field: string, fault: (fields: Fields) => string | null) =>
  z.refine((fields) => fault(fields as Fields) === null, {
    error: ({ input }) => fault(input as Fields) ?? undefined,
    path: [field],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

type Text = string | null | undefined;

const stateFault = (inCountry: Text, state: Text) =>
  inCountry === DEFAULT_COUNTRY && state && !stateNamed(state) ? 'Choose a State or union territory of India.' : null;

const pinFaultIn = (inCountry: Text, pin: Text) => (inCountry === DEFAULT_COUNTRY ? pinFault(pin ?? '') : null);

/** What the company form sends (specification §3, §5). Only the name is required; a blank slug is made from it. */
export const SaveCompany = z
  .object({
    /** Absent for a new company. */
    id: z.optional(id),
    /** The version that the form was opened with; absent means: save over whatever is there. */
    version: z.optional(z.int()),
    name: required(200, 'Enter the name of the company.'),
    slug: z.pipe(
      z.optional(z.nullable(text(MAX_SLUG_LENGTH))).check(
        z.refine((value) => !value || SLUG.test(value), {
          error: 'Use small letters, figures and single hyphens, like aravalli-auto.',
        }),
      ),
      z.transform((value) => value || null),
    ),
    logo_url: z.pipe(
      z.optional(z.nullable(z.union([z.literal(''), imageUrl]))),
      z.transform((value) => value || null),
    ),
    gst_number: optionalCapitals(30, gstinFault),
    pan_tin_number: optionalCapitals(30, (value) =>
      isPan(value) || isTin(value) ? null : 'Enter a PAN like AABCA1234E, or a TIN of 11 digits.',
    ),
    bill_to_address: optional(500),
    bill_to_city: optional(100),
    bill_to_state: optional(100),
    bill_to_pincode: pincode,
    bill_to_country: country,
    ship_to_address: optional(500),
    ship_to_city: optional(100),
    ship_to_state: optional(100),
    ship_to_pincode: pincode,
    ship_to_country: country,
    contact_person_name: optional(100),
    contact_person_email: optionalEmail,
    contact_person_phone: phone,
    accounts_person_name: optional(100),
    accounts_person_email: optionalEmail,
    accounts_person_phone: phone,
    /** Terms and rules; absent: they stay as they are, and a new company gets 30 days and no limits. */
    credit_days: z.optional(
      z
        .int({ error: CREDIT_DAYS })
        .check(z.gte(0, { error: CREDIT_DAYS }), z.lte(MAX_CREDIT_DAYS, { error: CREDIT_DAYS })),
    ),
    /** Rupees that may be unpaid at once: shown to staff, no order is refused for it. */
    credit_limit: z.optional(rupeeLimit),
    /** An order without a PO number is refused. */
    po_required: z.optional(z.boolean()),
    /** Rupees: an order of a buyer above it waits for approval. */
    spending_limit: z.optional(rupeeLimit),
  })
  .check(
    cross('pan_tin_number', ({ gst_number, pan_tin_number }) => {
      const pan = gst_number ? parseGstin(gst_number)?.pan : undefined;
      const differs = pan && pan_tin_number && isPan(pan_tin_number) && pan_tin_number !== pan;
      return differs ? `The GST number holds the PAN ${pan}. Correct one of the two.` : null;
    }),
    cross('bill_to_state', ({ bill_to_country, bill_to_state }) => stateFault(bill_to_country, bill_to_state)),
    cross('bill_to_pincode', ({ bill_to_country, bill_to_pincode }) => pinFaultIn(bill_to_country, bill_to_pincode)),
    cross('ship_to_state', ({ ship_to_country, ship_to_state }) => stateFault(ship_to_country, ship_to_state)),
    cross('ship_to_pincode', ({ ship_to_country, ship_to_pincode }) => pinFaultIn(ship_to_country, ship_to_pincode)),
  );
export type SaveCompany = z.infer<typeof SaveCompany>;

const nullable = z.nullable(z.string());

/** A company with everything its form shows. */
export const Company = z.object({
  id: z.int(),
  version: z.int(),
  updated_at: z.iso.datetime(),
  name: z.string(),
  slug: z.string(),
  logo_url: nullable,
  gst_number: nullable,
  pan_tin_number: nullable,
  bill_to_address: nullable,
  bill_to_city: nullable,
  bill_to_state: nullable,
  bill_to_pincode: nullable,
  bill_to_country: z.string(),
  ship_to_address: nullable,
  ship_to_city: nullable,
  ship_to_state: nullable,
  ship_to_pincode: nullable,
  ship_to_country: z.string(),
  contact_person_name: nullable,
  contact_person_email: nullable,
  contact_person_phone: nullable,
  accounts_person_name: nullable,
  accounts_person_email: nullable,
  accounts_person_phone: nullable,
  /** Days from an invoice's date to its due date. */
  credit_days: z.int(),
  credit_limit: z.nullable(z.number()),
  po_required: z.boolean(),
  spending_limit: z.nullable(z.number()),
});
export type Company = z.infer<typeof Company>;

/** A row of the companies' list. */
export const CompanyRow = z.object({
  id: z.int(),
  name: z.string(),
  /** Tells two of one name apart. */
  slug: z.string(),
  gst_number: nullable,
  contact_person_email: nullable,
});
export type CompanyRow = z.infer<typeof CompanyRow>;

/** All companies by name; `q` searches the names and is the beginning of a GST number. */
export const listCompaniesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/company-list',
  php: true,
  roles: staffRoles,
  query: z.object({
    q: optional(200),
    /** Absent: by name. `added` is the order in which they were created. */
    sort: z.optional(z.enum(['name_asc', 'name_desc', 'added_asc', 'added_desc'])),
    page: countParam(1, 1_000_000),
    size: countParam(COMPANIES_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({
    items: z.array(CompanyRow),
    total: z.int(),
    /** True where counting stopped at the cap: show `1000+`. */
    total_capped: z.boolean(),
  }),
});

/** One company; 404 for an id that does not exist. */
export const getCompanyEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/company-get',
  php: true,
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ company: Company }),
});

/**
 * Creates a company, or saves one where `id` is given. State and PAN are filled from the GST number where they are blank.
 * 409 where the slug is taken or somebody else has saved the company since `version`.
 */
export const saveCompanyEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/company-save',
  php: true,
  roles: staffRoles,
  body: SaveCompany,
  reply: z.object({ message: z.string(), id: z.int(), slug: z.string(), version: z.int() }),
});
