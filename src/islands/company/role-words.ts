import type { CompanyRole } from '#contracts/company-role.ts';

/** What each role in a company is called and may do. */
export const roleWords: Record<CompanyRole, { label: string; may: string }> = {
  buyer: { label: 'Buyer', may: 'orders, asks for quotes, follows both' },
  approver: { label: 'Approver', may: 'also decides on orders above the limit' },
  'company admin': { label: 'Company admin', may: 'also sets rules, addresses and colleagues' },
};
