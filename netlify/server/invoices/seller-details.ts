import { desc, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { brand } from '#site';
import { DETAILS_CHANGED } from '#contracts/conflicts.ts';
import type { PayTo } from '#contracts/invoices/pay-to.ts';
import { upiLink } from '#contracts/invoices/upi.ts';
import { NO_SELLER_DETAILS, type SaveSellerDetails, type SellerDetails } from '#contracts/invoices/seller-details.ts';
import { seller_details } from '#db/schema/seller-details.ts';
import { asActor, db, guard, orConflict } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';

/** What our documents print about us, and where they are paid. */

const detailsOf = (row: SellerDetails): SellerDetails => {
  const { cin, registered_office, udyam, signatory, bank_name, bank_branch, account_name, account_number } = row;
  const { ifsc, upi_id } = row;
  return {
    ...{ cin, registered_office, udyam, signatory, bank_name, bank_branch, account_name, account_number },
    ...{ ifsc, upi_id },
  };
};

/** The details of today. */
export async function getSellerDetails(actor: Caller) {
  const [me, [found]] = await asActor(actor, [
    db.select().from(seller_details).orderBy(desc(seller_details.id)).limit(1),
  ]);
  return {
    details: found ? detailsOf(found) : NO_SELLER_DETAILS,
    ...{ version: found?.id ?? null, saved_at: found?.created_at.toISOString() ?? null },
    may_change: me.role === 'admin',
  };
}

/** Saves the details as a new row, so that issued documents keep theirs. 409 if a colleague saved since `version`. */
export async function saveSellerDetails(actor: Caller, given: z.infer<typeof SaveSellerDetails>) {
  const { version, ...details } = given;
  await orConflict(
    asActor(actor, [
      guard('version', sql`(select max(id) from seller_details) is not distinct from ${version}::bigint`),
      db.insert(seller_details).values({ ...details, created_by: actor.uid }),
    ]),
    DETAILS_CHANGED,
  );
  return { message: 'Saved. Documents issued from now on print these details.' };
}

/** Column: the details that applied at `moment`, so that a reprint shows what was printed first; null if there were none. */
export const sellerDetailsAt = (moment: SQL) =>
  sql<SellerDetails | null>`(
    select row_to_json(d) from seller_details d where d.created_at <= ${moment} order by d.id desc limit 1)`.as(
    'seller',
  );

/** The details of today, for payments to the account that is open now. */
export const latestSellerDetails = sql<SellerDetails | null>`(
  select row_to_json(d) from seller_details d order by d.id desc limit 1)`;

/** The same as a column. */
export const sellerDetailsNow = latestSellerDetails.as('seller_now');

/** Where an amount is paid; null for no amount, or if we have entered neither an account nor a UPI ID. */
export function payTo(details: SellerDetails | null, amount_paise: number, reference: string): PayTo | null {
  if (!details || amount_paise <= 0) return null;
  const { bank_name, bank_branch, account_name, account_number, ifsc, upi_id } = details;
  if (account_number === null && upi_id === null) return null;
  // All or none: check seller_details_bank.
  const account = account_number
    ? { name: account_name!, number: account_number, ifsc: ifsc!, bank: bank_name!, branch: bank_branch }
    : null;
  const link = (id: string) => upiLink({ id, payee: account_name ?? brand.legalName, amount_paise, reference });
  return { account, upi: upi_id ? { id: upi_id, link: link(upi_id) } : null };
}
