import * as z from 'zod';
import { LimitPeriod } from '#contracts/companies/limit-period.ts';
import { CompanyRole } from '#contracts/companies/company-role.ts';
import { Role } from '#contracts/endpoint.ts';
import { parseGstin } from '#contracts/fields/gstin.ts';
import { isPinCode } from '#contracts/fields/pin-code.ts';
import { readJson } from './read-data.ts';

/** Key of a company in the other files. */
export const CompanyKey = z.enum(['aravalli', 'konkan', 'deccan']);
export type CompanyKey = z.infer<typeof CompanyKey>;

const text = z.string().min(1);
const pincode = z.string().refine(isPinCode, 'Not a PIN code.');
const email = z.email().endsWith('.example', 'Demo addresses end in .example, so that no mail reaches anyone.');

const DemoAddress = z.strictObject({
  label: text,
  address: text,
  city: text,
  state: text,
  pincode,
  /** Of a place in another State, which has its own registration. */
  gstin: z
    .string()
    .refine((number) => parseGstin(number), 'Not a GST number.')
    .nullable()
    .default(null),
  is_default: z.boolean(),
  /** Who signs for the goods there. */
  received_by: text,
});

/** The orders of the demo are charged to those in use in turn. */
const DemoCostCentre = z.strictObject({
  code: text,
  name: text,
  active: z.boolean(),
  /** Paise. */
  budget_paise: z.int().nullable(),
  budget_period: LimitPeriod,
});

/** Who approves orders from an amount on. */
const DemoApprovalStep = z.strictObject({
  /** Tax included. */
  from_paise: z.int(),
  /** Code of the cost centre to which the orders are charged; absent: all orders. */
  cost_centre: text.optional(),
  /** Email addresses of colleagues. */
  approvers: z.array(email).min(1),
});
export type DemoApprovalStep = z.infer<typeof DemoApprovalStep>;

const DemoCompany = z.strictObject({
  key: CompanyKey,
  name: text,
  slug: text,
  gst_number: z.string().refine((number) => parseGstin(number), 'Not a GST number.'),
  pan_tin_number: text,
  ...{ bill_to_address: text, bill_to_city: text, bill_to_state: text, bill_to_pincode: pincode },
  ...{ ship_to_address: text, ship_to_city: text, ship_to_state: text, ship_to_pincode: pincode },
  ...{ contact_person_name: text, contact_person_email: email, contact_person_phone: text },
  ...{ accounts_person_name: text, accounts_person_email: email, accounts_person_phone: text },
  addresses: z.array(DemoAddress),
  cost_centres: z.array(DemoCostCentre),
  approval_steps: z.array(DemoApprovalStep).default([]),
});
export type DemoCompany = z.infer<typeof DemoCompany>;

const DemoPerson = z.strictObject({
  name: text,
  email,
  phone: z.string().optional(),
  role: Role,
  /** Absent for staff. */
  company: CompanyKey.optional(),
  company_role: z.optional(CompanyRole),
});
export type DemoPerson = z.infer<typeof DemoPerson>;

/** The demo companies: invented names, people and identifiers, real industrial areas and PIN codes. */
export const readCompanies = (): DemoCompany[] => readJson('companies.json', DemoCompany);

/** The users of the demo. */
export const readPeople = (): DemoPerson[] => readJson('people.json', DemoPerson);
