import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { id, idParam, required } from '../fields/text.ts';
import { OrderStatus } from '../orders/portal.ts';
import { QuoteStatus } from '../quotes/portal.ts';
import { RfqStatus } from '../quotes/rfqs.ts';
import { TicketStatus } from '../support/portal.ts';
import { PlantAddress, SaveAddress } from './addresses.ts';
import { CompanyRole } from './company-role.ts';
import { LimitPeriod } from './limit-period.ts';
import { OwnLimits } from './own-limits.ts';

/** Orders, RFQs and tickets listed at most; the lists that the page links to have the rest. */
export const MAX_RECENT = 8;

/** Notes listed at most, the latest first. */
export const MAX_NOTES = 50;

/** Longest note, characters. */
export const MAX_COMPANY_NOTE_LENGTH = 2000;

/** A user of a company. */
export const CompanyUser = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  company_role: CompanyRole,
  ...OwnLimits.shape,
  disabled: z.boolean(),
  /** Null if the person has never signed in. */
  signed_in_at: z.nullable(z.iso.datetime()),
});
export type CompanyUser = z.infer<typeof CompanyUser>;

/** A person named in the company's record, who may have no account. */
const Contact = z.object({
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});

/** An RFQ without a quote, or with one that the buyer has not decided on or has countered. */
const OpenRfq = z.object({
  id: z.int(),
  code: z.string(),
  title: z.string(),
  status: RfqStatus,
  date: z.iso.datetime(),
  /** Total in rupees, last day of validity in India; null without a sent quote. */
  quote: z.nullable(
    z.object({ code: z.string(), status: QuoteStatus, total: z.number(), valid_until: z.nullable(z.iso.date()) }),
  ),
});

/** A company on one screen; amounts in rupees. */
export const CompanyOverview = z.object({
  company: z.object({
    id: z.int(),
    name: z.string(),
    is_prospect: z.boolean(),
    gst_number: z.nullable(z.string()),
    pan_tin_number: z.nullable(z.string()),
    /** Bill-to address on one line; blank if there is none. */
    bill_to: z.string(),
    credit_days: z.int(),
    po_required: z.boolean(),
    spending_limit: z.nullable(z.number()),
    /** The period of the limit for each buyer, also of their own limits. */
    buyer_limit_period: LimitPeriod,
    contact_person: Contact,
    accounts_person: Contact,
    /** Null if each product has its contract price. `valid_until` is its last day. */
    price_list: z.nullable(z.object({ id: z.int(), name: z.string(), valid_until: z.nullable(z.iso.date()) })),
  }),
  /** The default first, without archived ones. */
  addresses: z.array(PlantAddress),
  /** By name. */
  users: z.array(CompanyUser),
  /** Open orders and their total. */
  open_orders: z.object({ orders: z.int(), total: z.number() }),
  /** The latest MAX_RECENT orders. */
  orders: z.array(
    z.object({
      id: z.int(),
      po_number: z.nullable(z.string()),
      status: OrderStatus,
      total: z.number(),
      date: z.iso.datetime(),
    }),
  ),
  /** The latest MAX_RECENT of them, and their number. */
  open_rfqs: z.object({ total: z.int(), items: z.array(OpenRfq) }),
  /** Those that are not closed: the latest MAX_RECENT of them, and their number. */
  open_tickets: z.object({
    total: z.int(),
    items: z.array(
      z.object({ id: z.int(), code: z.string(), subject: z.string(), status: TicketStatus, date: z.iso.datetime() }),
    ),
  }),
  /** Amount due on issued invoices, and how much of it is overdue. */
  unpaid: z.object({ invoices: z.int(), amount: z.number(), overdue: z.number() }),
  /** Null if none is agreed. */
  credit_limit: z.nullable(z.number()),
  /** Open invoices and orders not invoiced, less money on account. */
  credit_used: z.number(),
  /** Notes of staff, never shown to buyers: the latest MAX_NOTES of them, and their number. */
  notes: z.object({
    total: z.int(),
    items: z.array(z.object({ id: z.int(), by: z.string(), at: z.iso.datetime(), body: z.string() })),
  }),
});
export type CompanyOverview = z.infer<typeof CompanyOverview>;

/** A company’s records, people, credit and notes in one reply. 404 for an unknown id. */
export const getCompanyOverviewEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/company-overview',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: CompanyOverview,
});

/** Adds a note on a company, for staff only. 404 for an unknown company. */
export const addCompanyNoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/company-note',
  creates: true,
  roles: staffRoles,
  body: z.object({ id, note: required(MAX_COMPANY_NOTE_LENGTH, 'Write the note.') }),
  reply: z.object({ message: z.string() }),
});

/** The address form, for any company. */
export const SaveCompanyAddress = z.safeExtend(SaveAddress, { company_id: id });
export type SaveCompanyAddress = z.infer<typeof SaveCompanyAddress>;

/**
 * Saves an address of a company. 404 for an unknown company or address, 400 if the GST number contains another PAN, 409 for
 * moving the address that follows the company's ship-to block.
 */
export const saveCompanyAddressEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/company-address-save',
  creates: true,
  roles: staffRoles,
  needs: ['sales'],
  body: SaveCompanyAddress,
  reply: z.object({ message: z.string(), id: z.int() }),
});

/** Archives or restores an address. 409 for the default and for the company's ship-to. */
export const archiveCompanyAddressEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/company-address-archive',
  roles: staffRoles,
  needs: ['sales'],
  body: z.object({ id, archived: z.boolean() }),
  reply: z.object({ message: z.string() }),
});
