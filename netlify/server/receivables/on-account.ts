import { type SQL, sql } from 'drizzle-orm';

/** Paise of a company that settle no invoice: receipts not allocated, and what invoices were settled above their amount. */
export const onAccountOf = (company_id: SQL) => sql`(
  (select coalesce(sum(unallocated_paise), 0) from receipts where company_id = ${company_id} and unallocated_paise > 0)
  + (select coalesce(sum(paid_paise + credited_paise + written_off_paise - amount_paise), 0) from invoices
     where company_id = ${company_id} and released and paid_paise + credited_paise + written_off_paise > amount_paise))`;
