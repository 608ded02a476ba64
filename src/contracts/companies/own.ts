import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { CompanyRole } from './company-role.ts';

/** The caller's company and role, for the portal's header. */
export const getMyCompanyEndpoint = endpoint({
  method: 'GET',
  path: '/api/companies/my',
  php: true,
  roles: ['customer'],
  reply: z.object({
    company: z.object({ name: z.string(), logo_url: z.nullable(z.string()) }),
    company_role: CompanyRole,
    /** Orders for the caller to approve; 0 for a buyer. */
    approvals: z.int(),
  }),
});

/** A saved ship-to address. */
export const Address = z.object({
  id: z.int(),
  label: z.string(),
  /** The whole address on one line. */
  address: z.string(),
  /** The GST number of the address, else the company's; null if neither has one. */
  gstin: z.nullable(z.string()),
  /** 1 for the default (specification §3). */
  is_default: z.union([z.literal(0), z.literal(1)]),
});
export type Address = z.infer<typeof Address>;

/** The caller's company's ship-to addresses, the default first. */
export const listAddressesEndpoint = endpoint({
  method: 'GET',
  path: '/api/companies/addresses',
  php: true,
  roles: ['customer'],
  reply: z.object({ items: z.array(Address) }),
});
