import * as z from 'zod/mini';
import { SaveCompany } from '../companies/admin.ts';
import { endpoint, staffRoles } from '../endpoint.ts';
import { phone } from '../fields/phone.ts';
import { email, id, idParam, personName } from '../fields/text.ts';

/** A request for a quote from the website, or a message of the contact form. */
export const EnquiryKind = z.enum(['enquiry', 'message']);
export type EnquiryKind = z.infer<typeof EnquiryKind>;

/** A company that may have sent it, and why. */
const Proposed = z.object({
  id: z.int(),
  name: z.string(),
  gst_number: z.nullable(z.string()),
  because: z.enum(['email address', 'email domain', 'GST number', 'name']),
});

/** The companies that may have sent an enquiry or a message, the likeliest first. 404 for an unknown id. */
export const proposeCustomerEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/enquiry-proposal',
  roles: staffRoles,
  query: z.object({ kind: EnquiryKind, id: idParam }),
  reply: z.object({
    companies: z.array(Proposed),
    /** The buyer with its email address; null if there is none. */
    user_id: z.nullable(z.int()),
    /** A valid GST number in its text. */
    gst_number: z.nullable(z.string()),
  }),
});

const Person = z.object({ name: personName(100, 'Enter the name.'), email, phone });

type Choice = { company_id: unknown; company: unknown; user_id: unknown; person: unknown };

/** The dialog that makes a customer and an RFQ of an enquiry. */
export const ConvertEnquiry = z
  .object({
    kind: EnquiryKind,
    id,
    /** An existing company; null for a new one. */
    company_id: z.nullable(id),
    /** The new company; null for an existing one. */
    company: z.nullable(SaveCompany),
    /** A buyer of that company; null for a new person. */
    user_id: z.nullable(id),
    /** The new person; null for an existing one. */
    person: z.nullable(Person),
    /** True to mail the new person a link to sign in. Staff can send it later. */
    invite: z.boolean(),
  })
  .check(
    z.refine(({ company_id, company }: Choice) => (company_id === null) !== (company === null), {
      error: 'Choose the company, or create a new one.',
      path: ['company_id'],
    }),
    z.refine(({ user_id, person }: Choice) => (user_id === null) !== (person === null), {
      error: 'Choose the person, or add a new one.',
      path: ['user_id'],
    }),
  );
export type ConvertEnquiry = z.infer<typeof ConvertEnquiry>;

/**
 * Makes an RFQ, under review, of an enquiry or a message, with its items, text and file; and first its company and person, if
 * they are new. All or nothing. The person gets a mail unless they are new and not invited. 404 for an unknown record, 409 if
 * it has been handled, and at `person.email` if the address has an account.
 */
export const convertEnquiryEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/enquiry-convert',
  creates: true,
  roles: staffRoles,
  needs: ['sales'],
  body: ConvertEnquiry,
  reply: z.object({ message: z.string(), rfq_id: z.int(), company_id: z.int() }),
});
