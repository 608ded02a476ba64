import { sql } from 'drizzle-orm';
import type { AssignEffect } from '#contracts/catalog/price-lists.ts';
import { asActor, rows } from '../../platform/database.ts';
import { AppError, GuardFailed, notFound } from '../../platform/errors.ts';
import { runLongTransaction } from '../../platform/long-transaction.ts';
import type { Caller } from '../../platform/session.ts';

/** A company and the list that it is to use; null for none. */
interface Assignment {
  company_id: number;
  list_id: number | null;
}

/** Counts the prices that assigning a list to a company would change. */
export async function getAssignEffect(
  actor: Caller,
  { company_id, list_id }: Assignment,
): Promise<{ effect: AssignEffect }> {
  const differs = sql`(p.price_paise, p.price_per, p.price_breaks) is distinct from (l.price_paise, l.price_per, l.price_breaks)`;
  const [, found, counted] = await asActor(actor, [
    rows<{ list_exists: boolean; current_id: string | null; current_name: string | null }>(sql`
      select ${list_id}::bigint is null or exists (select 1 from price_lists where id = ${list_id}) as list_exists,
        l.id as current_id, l.name as current_name
      from companies c left join price_lists l on l.id = c.price_list_id where c.id = ${company_id}`),
    rows<Omit<AssignEffect, 'current'>>(sql`
      select (count(*) filter (where p.price_source = 'list' and l.id is not null and ${differs}))::int as changed,
        (count(*) filter (where p.price_source = 'list' and l.id is null))::int as kept,
        (count(*) filter (where p.price_source = 'contract' and l.id is not null))::int as contract,
        (count(*) filter (where p.price_source = 'contract' and l.id is not null and ${differs}))::int as contract_differing
      from products p left join price_list_lines l on l.list_id = ${list_id} and l.item_id = p.item_id
      where p.company_id = ${company_id}`),
  ]);
  const company = found.rows[0];
  if (!company) throw notFound('company');
  if (!company.list_exists) throw notFound('price list');
  const { current_id, current_name } = company;
  const current = current_id === null ? null : { id: Number(current_id), name: current_name! };
  return { effect: { current, ...counted.rows[0]! } };
}

/** Assigns a list to a company; triggers write its prices. The contract lists the refusals. */
export async function assignPriceList(
  actor: Caller,
  { company_id, list_id, replace_contract }: Assignment & { replace_contract: boolean },
) {
  try {
    // A direct connection: a company may have ten thousand products in the list.
    await runLongTransaction(actor, async (client) => {
      const ids = [company_id, list_id];
      await client.query(LOCK_ITEMS, ids);
      await client.query(`select must(exists (select 1 from companies where id = $1 for update), 'company')`, [
        company_id,
      ]);
      await client.query(
        `select must($1::bigint is null or exists (select 1 from price_lists where id = $1 for share), 'list'),
          must($1::bigint is null or (select active from price_lists where id = $1), 'inactive')`,
        [list_id],
      );
      await client.query('update companies set price_list_id = $2 where id = $1', ids);
      if (replace_contract) await client.query(FOLLOW_LIST, ids);
    });
    return { message: list_id === null ? 'Price list removed from the company.' : 'Price list assigned.' };
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
    if (error.guard === 'company') throw notFound('company');
    if (error.guard === 'list') throw notFound('price list');
    throw new AppError('conflict', 'This price list is inactive. Make it active before you assign it.');
  }
}

/** Locks the items whose price may change for the company: those of the new list, and those that follow its current one. */
const LOCK_ITEMS = `
  select 1 from items where id in (
    select item_id from price_list_lines where list_id = $2
    union all select item_id from products where company_id = $1 and price_source = 'list'
  ) order by id for update`;

/** Replaces contract prices by the list's: the trigger `rewrite_price` writes them. */
const FOLLOW_LIST = `
  update products p set price_source = 'list', version = p.version + 1, updated_at = now()
  from price_list_lines l
  where p.company_id = $1 and p.price_source = 'contract' and l.list_id = $2 and l.item_id = p.item_id`;
