import { desc, eq } from 'drizzle-orm';
import type { Address } from '#contracts/companies.ts';
import { addresses, companies } from '#db/schema/companies.ts';
import { asActor, db, myCompany } from './database.ts';
import { AppError } from './http/errors.ts';
import type { Caller } from './session.ts';

/** Name and logo of the caller's company. */
export async function getMyCompany(actor: Caller) {
  const [, [company]] = await asActor(actor, [
    db
      .select({ name: companies.name, logo_url: companies.logo_url })
      .from(companies)
      .where(eq(companies.id, myCompany)),
  ]);
  if (!company) throw new AppError('not_found', 'Your company was not found.');
  return { company };
}

/** Ship-to addresses of the caller's company, the default first. */
export async function listAddresses(actor: Caller): Promise<{ items: Address[] }> {
  const [, found] = await asActor(actor, [
    db
      .select()
      .from(addresses)
      .where(eq(addresses.company_id, myCompany))
      .orderBy(desc(addresses.is_default), addresses.id),
  ]);
  return {
    items: found.map((row) => ({
      id: row.id,
      label: row.label,
      address: addressLine(row),
      is_default: row.is_default ? 1 : 0,
    })),
  };
}

/** An address on one line, as labels and dropdowns show it. */
export function addressLine(
  row: Pick<typeof addresses.$inferSelect, 'address' | 'city' | 'state' | 'pincode'>,
): string {
  return `${row.address}, ${row.city}, ${row.state} ${row.pincode}`;
}
