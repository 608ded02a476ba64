import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Address } from '#contracts/companies/own.ts';
import { addresses, companies } from '#db/schema/companies.ts';
import { asActor, db, myCompany, rows } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';

/** Name and logo of the caller's company, the caller's role in it, and the number of orders for the caller to approve. */
export async function getMyCompany(actor: Caller) {
  const [me, [company], counted] = await asActor(actor, [
    db
      .select({ name: companies.name, logo_url: companies.logo_url })
      .from(companies)
      .where(eq(companies.id, myCompany)),
    rows<{ waiting: number }>(sql`select count(*)::int as waiting from orders
      where company_id = ${myCompany} and status = 'pending approval' and app_company_role() <> 'buyer'
        and exists (select from order_approvers(orders.id) a where a.user_id = app_user())`),
  ]);
  if (!company) throw new AppError('not_found', 'Your company was not found.');
  return { company, company_role: me.company_role!, approvals: counted.rows[0]!.waiting };
}

/** Active ship-to addresses of the caller's company, the default first. */
export async function listAddresses(actor: Caller): Promise<{ items: Address[] }> {
  const [, found] = await asActor(actor, [
    db
      .select({ address: addresses, company_gstin: companies.gst_number })
      .from(addresses)
      .innerJoin(companies, eq(companies.id, addresses.company_id))
      .where(and(eq(addresses.company_id, myCompany), isNull(addresses.archived_at)))
      .orderBy(desc(addresses.is_default), addresses.id),
  ]);
  return {
    items: found.map(({ address: row, company_gstin }) => ({
      id: row.id,
      label: row.label,
      address: addressLine(row),
      gstin: row.gstin ?? company_gstin,
      is_default: row.is_default ? 1 : 0,
    })),
  };
}

type BillTo = Pick<
  typeof companies.$inferSelect,
  'bill_to_address' | 'bill_to_city' | 'bill_to_state' | 'bill_to_pincode'
>;

/** A company's bill-to address on one line; blank if none is on record. */
export function billToLine({ bill_to_address, bill_to_city, bill_to_state, bill_to_pincode }: BillTo): string {
  const place = [bill_to_state, bill_to_pincode].filter(Boolean).join(' ');
  return [bill_to_address, bill_to_city, place].filter(Boolean).join(', ');
}

/** An address on one line, for labels and dropdowns. */
export function addressLine(
  row: Pick<typeof addresses.$inferSelect, 'address' | 'city' | 'state' | 'pincode'>,
): string {
  return `${row.address}, ${row.city}, ${row.state} ${row.pincode}`;
}
