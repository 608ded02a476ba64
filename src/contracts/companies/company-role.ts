import * as z from 'zod/mini';

/** Role of a customer in the company: approvers also approve orders, company admins also manage the company. */
export const CompanyRole = z.enum(['buyer', 'approver', 'company admin']);
export type CompanyRole = z.infer<typeof CompanyRole>;
