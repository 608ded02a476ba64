import * as z from 'zod/mini';
import { PlantAddress, SaveAddress } from './addresses.ts';
import { CompanyRole } from './company-role.ts';
import { endpoint, staffRoles } from './endpoint.ts';
import { id, idParam } from './text.ts';

/** What hangs on a company, for the desk: its people, its addresses, what it has ordered and not paid. */

/** Somebody who signs in for the company. */
export const CompanyUser = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  company_role: CompanyRole,
  /** True where the person may not sign in any more. */
  disabled: z.boolean(),
  /** Null for somebody who never has. */
  signed_in_at: z.nullable(z.iso.datetime()),
});
export type CompanyUser = z.infer<typeof CompanyUser>;

/** All of it in one round trip; amounts in rupees. */
export const CompanyDesk = z.object({
  /** The default first, archived ones left out. */
  addresses: z.array(PlantAddress),
  /** By name. */
  users: z.array(CompanyUser),
  /** Orders that are under way, and their totals. */
  open_orders: z.object({ orders: z.int(), total: z.number() }),
  /** What issued invoices still ask for, and how much of it is past its due date. */
  unpaid: z.object({ invoices: z.int(), amount: z.number(), overdue: z.number() }),
  /** Null where none is agreed. */
  credit_limit: z.nullable(z.number()),
});
export type CompanyDesk = z.infer<typeof CompanyDesk>;

/** What hangs on one company; 404 for an id that does not exist. */
export const getCompanyDeskEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/company-desk',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: CompanyDesk,
});

/** The address form of the company's own people, for any company. */
export const SaveCompanyAddress = z.safeExtend(SaveAddress, { company_id: id });
export type SaveCompanyAddress = z.infer<typeof SaveCompanyAddress>;

/**
 * Saves an address of a company. 404 for a company or address that does not exist, 400 where the GST number holds
 * another PAN, 409 for moving the one that follows the company's ship-to block.
 */
export const saveCompanyAddressEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/company-address-save',
  roles: staffRoles,
  body: SaveCompanyAddress,
  reply: z.object({ message: z.string(), id: z.int() }),
});

/** Takes an address out of the lists, or brings it back. 409 for the default one and for the company's ship-to. */
export const archiveCompanyAddressEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/company-address-archive',
  roles: staffRoles,
  body: z.object({ id, archived: z.boolean() }),
  reply: z.object({ message: z.string() }),
});
