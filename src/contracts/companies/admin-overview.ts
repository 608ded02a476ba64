import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { id, idParam } from '../fields/text.ts';
import { PlantAddress, SaveAddress } from './addresses.ts';
import { CompanyRole } from './company-role.ts';

/** A user of a company. */
export const CompanyUser = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  company_role: CompanyRole,
  disabled: z.boolean(),
  /** Null if the person has never signed in. */
  signed_in_at: z.nullable(z.iso.datetime()),
});
export type CompanyUser = z.infer<typeof CompanyUser>;

/** A company's addresses, users, open orders and unpaid invoices; amounts in rupees. */
export const CompanyOverview = z.object({
  /** The default first, without archived ones. */
  addresses: z.array(PlantAddress),
  /** By name. */
  users: z.array(CompanyUser),
  /** Open orders and their total. */
  open_orders: z.object({ orders: z.int(), total: z.number() }),
  /** Amount due on issued invoices, and how much of it is overdue. */
  unpaid: z.object({ invoices: z.int(), amount: z.number(), overdue: z.number() }),
  /** Null if none is agreed. */
  credit_limit: z.nullable(z.number()),
});
export type CompanyOverview = z.infer<typeof CompanyOverview>;

/** 404 for an unknown id. */
export const getCompanyOverviewEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/company-overview',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: CompanyOverview,
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
  body: SaveCompanyAddress,
  reply: z.object({ message: z.string(), id: z.int() }),
});

/** Archives or restores an address. 409 for the default and for the company's ship-to. */
export const archiveCompanyAddressEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/company-address-archive',
  roles: staffRoles,
  body: z.object({ id, archived: z.boolean() }),
  reply: z.object({ message: z.string() }),
});
