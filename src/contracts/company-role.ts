import * as z from 'zod/mini';

/** What a customer may do in the company: approvers also decide on others' orders, company admins also run it. */
export const CompanyRole = z.enum(['buyer', 'approver', 'company admin']);
export type CompanyRole = z.infer<typeof CompanyRole>;
