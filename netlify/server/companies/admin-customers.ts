import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { CustomerRow, CustomerState } from '#contracts/companies/admin-customers.ts';
import { companies, users } from '#db/schema/companies.ts';
import { exportOf, formatSheetTime, signInState } from '../platform/csv-export.ts';
import { db } from '../platform/database.ts';
import { beginsWith, filterBy, matches, type Paging, readPage } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';

interface ListQuery extends Paging {
  q: string | null;
  state?: CustomerState | undefined;
  company_id?: number | undefined;
  sort?: string | undefined;
}

/** A page of all companies' customers, by name by default. */
export async function listCustomers(actor: Caller, { q, state, company_id, sort, ...paging }: ListQuery) {
  const { id, name, email, company_role, disabled_at, signed_in_at } = users;
  const byName = sql`lower(${name})`;
  const isByName = !sort?.startsWith('added');
  const list = {
    query: db
      .select({
        id,
        name,
        email,
        company_id: companies.id,
        company: companies.name,
        company_role,
        disabled_at,
        signed_in_at,
      })
      .from(users)
      .innerJoin(companies, eq(companies.id, users.company_id))
      .$dynamic(),
    table: users,
    search: matches(users.search_text, q),
    where: and(eq(users.role, 'customer'), state && isInState(state), filterBy(users.company_id, company_id)),
    sortBy: isByName ? byName : id,
    descending: sort?.endsWith('_desc') === true,
    first: isByName ? beginsWith(byName, q) : undefined,
  };
  const { items, ...counts } = await readPage(actor, list, paging);
  return {
    items: items.map(({ company_role, disabled_at, signed_in_at, ...row }): CustomerRow => ({
      ...row,
      // Not null for a customer: check users_company_role.
      company_role: company_role!,
      disabled: disabled_at !== null,
      signed_in_at: signed_in_at && signed_in_at.toISOString(),
    })),
    ...counts,
  };
}

function isInState(state: CustomerState): SQL | undefined {
  switch (state) {
    case 'enabled':
      return isNull(users.disabled_at);
    case 'active':
      return and(isNull(users.disabled_at), isNotNull(users.signed_in_at));
    case 'disabled':
      return isNotNull(users.disabled_at);
    case 'never':
      return and(isNull(users.disabled_at), isNull(users.signed_in_at));
  }
}

/** The filtered list as a CSV. */
export const exportCustomers = exportOf('customers', listCustomers, [
  ['Name', ({ name }: CustomerRow) => name],
  ['Email', ({ email }) => email],
  ['Company', ({ company }) => company],
  ['Role', ({ company_role }) => company_role],
  ['Sign-in', signInState],
  ['Last signed in', ({ signed_in_at }) => formatSheetTime(signed_in_at)],
]);
