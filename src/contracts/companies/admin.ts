import * as z from 'zod/mini';
import { imageUrl } from '../catalog/images.ts';
import { endpoint, staffRoles } from '../endpoint.ts';
import { gstinError, isPan, isTin, parseGstin } from '../fields/gstin.ts';
import { optionalCode } from '../fields/optional-code.ts';
import { phone } from '../fields/phone.ts';
import { pinError, normalizePin } from '../fields/pin-code.ts';
import { MAX_SLUG_LENGTH, SLUG } from '../fields/slug.ts';
import { countParam, email, id, idParam, optional, required, text } from '../fields/text.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';
import { stateNamed, UNKNOWN_STATE } from '../fields/gst-states.ts';
import { DeductsTds } from '../tds/purchase-tds.ts';
import { rupeeLimit } from './rupee-limit.ts';

/** Companies a page. */
export const COMPANIES_PAGE_SIZE = 25;
/** Country of an address without one (specification §9). */
export const DEFAULT_COUNTRY = 'India';
/** Longest credit period, days. */
const MAX_CREDIT_DAYS = 365;
const CREDIT_DAYS = `Enter the credit period in days, 0 to ${MAX_CREDIT_DAYS}.`;
export const COMPANY_CONFLICT = 'Another user has saved this company since you opened it. Your changes were not saved.';

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
  z.transform((value) => value && normalizePin(value)),
);

type Fields = Record<string, string | null | undefined>;

/** A check over several fields, reported at one of them. Runs even if other checks fail, so that all errors show at once. */
const crossCheck = (field: string, error: (fields: Fields) => string | null) =>
  z.refine((fields) => error(textsOf(fields)) === null, {
    error: ({ input }) => error(textsOf(input)) ?? undefined,
    path: [field],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** The fields that are text: a value of another type is reported by its own check. */
const textsOf = (fields: unknown): Fields =>
  Object.fromEntries(Object.entries(fields as object).filter(([, value]) => typeof value === 'string'));

type Text = string | null | undefined;

const stateError = (inCountry: Text, state: Text) =>
  inCountry === DEFAULT_COUNTRY && state && !stateNamed(state) ? UNKNOWN_STATE : null;

const pinErrorIn = (inCountry: Text, pin: Text) => (inCountry === DEFAULT_COUNTRY ? pinError(pin ?? '') : null);

/** The company form (specification §3, §5). Only the name is required; a blank slug is made from it. */
export const SaveCompany = z
  .object({
    /** Absent for a new company. */
    id: z.optional(id),
    /** The version that the form was opened with; absent overwrites any version. */
    version: z.optional(z.int32()),
    name: required(200, 'Enter the name of the company.'),
    slug: z.pipe(
      z.optional(z.nullable(text(MAX_SLUG_LENGTH))).check(
        z.refine((value) => !value || SLUG.test(value), {
          error: 'Use lower-case letters, digits and single hyphens, e.g. aravalli-auto.',
        }),
      ),
      z.transform((value) => value || null),
    ),
    logo_url: z.pipe(
      z.optional(z.nullable(z.union([z.literal(''), imageUrl]))),
      z.transform((value) => value || null),
    ),
    gst_number: optionalCode(gstinError),
    pan_tin_number: optionalCode((value) =>
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
    /** Terms and rules. Absent: unchanged; a new company gets 30 days and no limits. */
    credit_days: z.optional(
      z
        .int({ error: CREDIT_DAYS })
        .check(z.gte(0, { error: CREDIT_DAYS }), z.lte(MAX_CREDIT_DAYS, { error: CREDIT_DAYS })),
    ),
    /** Rupees. An order that takes the company above it is held until an admin releases it. */
    credit_limit: z.optional(rupeeLimit),
    /** True for a firm that is quoted but not a customer yet. Absent: unchanged; a new company is a customer. */
    is_prospect: z.optional(z.boolean()),
    /** True if orders need a PO number. */
    po_required: z.optional(z.boolean()),
    /** True if orders need a cost centre. Absent: unchanged. */
    cost_centre_required: z.optional(z.boolean()),
    /** Rupees. A buyer's order above it needs approval. */
    spending_limit: z.optional(rupeeLimit),
    /** Whether it deducts TDS on purchases of goods. Absent: unchanged. */
    deducts_tds: z.optional(DeductsTds),
  })
  .check(
    crossCheck('pan_tin_number', ({ gst_number, pan_tin_number }) => {
      const pan = gst_number ? parseGstin(gst_number)?.pan : undefined;
      const differs = pan && pan_tin_number && isPan(pan_tin_number) && pan_tin_number !== pan;
      return differs ? `The GST number contains PAN ${pan}. Correct one of the two.` : null;
    }),
    crossCheck('bill_to_state', ({ bill_to_country, bill_to_state }) => stateError(bill_to_country, bill_to_state)),
    crossCheck('bill_to_pincode', ({ bill_to_country, bill_to_pincode }) =>
      pinErrorIn(bill_to_country, bill_to_pincode),
    ),
    crossCheck('ship_to_state', ({ ship_to_country, ship_to_state }) => stateError(ship_to_country, ship_to_state)),
    crossCheck('ship_to_pincode', ({ ship_to_country, ship_to_pincode }) =>
      pinErrorIn(ship_to_country, ship_to_pincode),
    ),
  );
export type SaveCompany = z.infer<typeof SaveCompany>;

const nullable = z.nullable(z.string());

/** A company, as its form shows it. */
export const Company = z.object({
  id: z.int(),
  version: z.int32(),
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
  is_prospect: z.boolean(),
  po_required: z.boolean(),
  cost_centre_required: z.boolean(),
  spending_limit: z.nullable(z.number()),
  deducts_tds: DeductsTds,
});
export type Company = z.infer<typeof Company>;

/** A row of the company list. */
export const CompanyRow = z.object({
  id: z.int(),
  name: z.string(),
  /** Tells companies of the same name apart. */
  slug: z.string(),
  gst_number: nullable,
  contact_person_email: nullable,
  /** True if it is not a customer yet. */
  is_prospect: z.boolean(),
});
export type CompanyRow = z.infer<typeof CompanyRow>;

/** All companies by name; `q` searches names and the start of GST numbers. */
export const listCompaniesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/company-list',
  php: true,
  roles: staffRoles,
  query: z.object({
    q: optional(200),
    /** Absent: by name. `added` is the creation date. */
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

/** One company; 404 for an unknown id. */
export const getCompanyEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/company-get',
  php: true,
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ company: Company }),
});

/**
 * Creates a company, or saves the one with `id`. Blank State and PAN are filled from the GST number. 409 if the slug is
 * taken or another user has saved the company since `version`.
 */
export const saveCompanyEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/company-save',
  creates: true,
  php: true,
  roles: staffRoles,
  needs: ['sales', 'accounts'],
  body: SaveCompany,
  reply: z.object({ message: z.string(), id: z.int(), slug: z.string(), version: z.int32() }),
});
