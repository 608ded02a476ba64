import { sql } from 'drizzle-orm';
import { type CopyPrices, MAX_COPIED_PRODUCTS } from '#contracts/catalog/copy-catalogue.ts';
import { asActor, guard, rows } from '../platform/database.ts';
import { AppError, GuardFailed, notFound } from '../platform/errors.ts';
import { runLongTransaction } from '../platform/long-transaction.ts';
import type { Caller } from '../platform/session.ts';

interface Copy {
  from_id: number;
  to_id: number;
  category: string | null;
  prices: CopyPrices;
}

interface Counts {
  added: number;
  existing: number;
  discontinued: number;
  not_listed: number;
}

/** Counts what a copy would add. The contract lists the refusals. */
export async function checkCopy(actor: Caller, { from_id, to_id, category, prices }: Copy): Promise<Counts> {
  const [, , , counted] = await withRefusals(() =>
    asActor(actor, [
      guard(
        'company',
        sql`(select count(*) from companies where id in (${from_id}, ${to_id})) = 2 or ${from_id === to_id}`,
      ),
      guard('list', sql`${prices} = 'same' or (select price_list_id from companies where id = ${to_id}) is not null`),
      rows<Omit<Counts, 'not_listed'> & { active: number }>(sql`
        select (count(*) filter (where not p.active))::int as discontinued, (count(*) filter (where p.active))::int as active,
          (count(*) filter (where p.active and o.id is not null))::int as existing,
          (select count(*)::int from copied_products(${from_id}, ${to_id}, ${category}, ${prices})) as added
        from products p left join products o on o.company_id = ${to_id} and o.item_id = p.item_id
        where p.company_id = ${from_id} and (${category}::text is null or p.category = ${category})`),
    ]),
  );
  const { active, ...counts } = counted.rows[0]!;
  return { ...counts, not_listed: active - counts.existing - counts.added };
}

/** Adds the products of a company to another one's catalogue. The contract lists the refusals. */
export async function copyCatalogue(actor: Caller, copy: Copy) {
  const params = [copy.from_id, copy.to_id, copy.category, copy.prices];
  const added = await withRefusals(() =>
    // A direct connection: a catalogue may have thousands of products.
    runLongTransaction(actor, async (client) => {
      await client.query(
        `select 1 from items where id in (select item_id from copied_products($1, $2, $3, $4)) order by id for update`,
        params,
      );
      await client.query(
        `select must((select count(*) from companies where id in ($1, $2)) = 2, 'company'),
          must($4 = 'same' or (select price_list_id from companies where id = $2) is not null, 'list'),
          must((select count(*) from copied_products($1, $2, $3, $4)) <= $5, 'many')`,
        [...params, MAX_COPIED_PRODUCTS],
      );
      const { rows: result } = await client.query<{ added: number }>(
        'select copy_catalogue($1, $2, $3, $4) as added',
        params,
      );
      return result[0]!.added;
    }),
  );
  const products = `${added.toLocaleString('en-IN')} ${added === 1 ? 'product' : 'products'}`;
  return { message: added === 0 ? 'No products to add.' : `${products} added to the catalogue.`, added };
}

const REFUSALS: Record<string, string> = {
  list: 'The other company has no price list. Assign one first, or copy the same prices.',
  many: `Copy one category at a time: at most ${MAX_COPIED_PRODUCTS.toLocaleString('en-IN')} products are copied at once.`,
};

async function withRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
    if (error.guard === 'company') throw notFound('company');
    throw new AppError('conflict', REFUSALS[error.guard]!);
  }
}
