import type { CompanyRole } from '#contracts/companies/company-role.ts';

/** The label and description of each role in a company. */
export const companyRoles: Record<CompanyRole, { label: string; description: string }> = {
  buyer: { label: 'Buyer', description: 'places orders, requests quotes and tracks both' },
  approver: { label: 'Approver', description: 'also approves orders above the limit' },
  'company admin': { label: 'Company admin', description: 'also manages order rules, addresses and colleagues' },
};
