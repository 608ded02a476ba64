import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { CompanyRole } from '#contracts/companies/company-role.ts';
import { type EntrySource, SOURCE_TEXTS } from '#contracts/fields/entry-source.ts';
import { users } from '#db/schema/companies.ts';
import { brand } from '#site';
import { asActor, db, guard, type Me, myCompany } from '../platform/database.ts';
import { fieldError } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';

/** Who buys, in queries: the caller, or a person whose order or RFQ staff enter. */
export interface BuyerInQuery {
  id: SQL<number>;
  company_id: SQL<number>;
}

/** The caller. */
export const CALLER: BuyerInQuery = { id: sql`app_user()`, company_id: myCompany };

/** The row of a buyer: that of the caller, or of the person chosen by staff. */
export type Buyer = Pick<Me, 'id' | 'name' | 'email' | 'company_id' | 'company_role'>;

/** A buyer chosen by staff. */
export interface ChosenBuyer extends Buyer {
  company_id: number;
  company_role: CompanyRole;
}

/** The chosen buyer in queries. */
export const inQuery = ({ id, company_id }: ChosenBuyer): BuyerInQuery => ({
  id: sql`${id}::bigint`,
  company_id: sql`${company_id}::bigint`,
});

/** `Entered by PlantSetu from a phone call.`, in the history, which the buyer reads. */
export const entryNote = (source: EntrySource) => `Entered by ${brand.name} ${SOURCE_TEXTS[source]}.`;

const BUYER_NOT_FOUND = 'This person was not found or can no longer sign in. Choose another one.';

const canBuy = and(eq(users.role, 'customer'), isNull(users.disabled_at), not(users.email_in_use));

/** The person for whom staff enter a request. 404 at `user_id` for anyone but an active customer. */
export async function findBuyer(actor: Caller, user_id: number): Promise<ChosenBuyer> {
  const { id, name, email, company_id, company_role } = users;
  const [, [found]] = await asActor(actor, [
    db
      .select({ id, name, email, company_id, company_role })
      .from(users)
      .where(and(eq(id, user_id), canBuy)),
  ]);
  if (!found) throw fieldError('not_found', 'user_id', BUYER_NOT_FOUND);
  return { ...found, company_id: found.company_id!, company_role: found.company_role! };
}

/** Fails a batch if the person was disabled since `findBuyer`. */
export const guardBuyer = ({ id }: ChosenBuyer) =>
  guard('buyer', sql`exists (select 1 from users where id = ${id} and disabled_at is null for share)`);

/** The refusal of a failed `guardBuyer`. */
export const buyerGone = () => fieldError('not_found', 'user_id', BUYER_NOT_FOUND);
