import { type SQL, sql } from 'drizzle-orm';
import { financialYearOf } from '#contracts/fields/financial-year.ts';
import { toRupees } from '#contracts/fields/money.ts';
import type { ContractPriceChange } from '#contracts/quotes/contract-prices.ts';
import { lockItems } from '../catalog/price-lists/price-list-lines.ts';
import { asActor, guard, rows } from '../platform/database.ts';
import { AppError, fieldError, GuardFailed, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';

/** The agreed price of each product, for as many units as quoted: that of its first line, less the line's discount, rounded to the paisa. */
const agreedPrices = (id: number): SQL => sql`
  select distinct on (l.product_id) l.product_id, p.item_id, round(l.taxable_paise * l.price_per / l.qty)::bigint as price_paise, l.price_per
  from quote_lines l join products p on p.id = l.product_id and p.company_id = l.company_id
  where l.quote_id = ${id} and l.kind = 'goods' and l.taxable_paise > 0
  order by l.product_id, l.line_no`;

const statusGuards = (id: number) =>
  [
    guard('missing', sql`exists (select 1 from quotes where id = ${id})`),
    guard('status', sql`exists (select 1 from quotes where id = ${id} and status = 'accepted')`),
  ] as const;

type Row = Omit<ContractPriceChange, 'was' | 'becomes' | 'product_id'> & {
  product_id: string;
  was: string;
  becomes: string;
};

/** Shows what the prices of an accepted quote would change. The contract lists the refusals. */
export async function getContractPrices(actor: Caller, id: number) {
  const [, , , today, found] = await withRefusals(() =>
    asActor(actor, [
      ...statusGuards(id),
      rows<{ today: string; lines: number }>(sql`
        select ${todayInIndia}::text as today,
          (select count(*)::int from quote_lines where quote_id = ${id} and kind = 'goods') as lines`),
      rows<Row>(sql`
        select a.product_id, i.sku, i.name, p.price_paise as was, p.price_per as was_per, a.price_paise as becomes, a.price_per as becomes_per, p.price_breaks <> '[]' as has_breaks
        from (${agreedPrices(id)}) a join products p on p.id = a.product_id join items i on i.id = p.item_id
        order by lower(i.sku)`),
    ]),
  );
  const lines = found.rows.map(({ product_id, was, becomes, ...line }) => ({
    ...line,
    ...{ product_id: Number(product_id), was: toRupees(Number(was)), becomes: toRupees(Number(becomes)) },
  }));
  const { today: day, lines: all } = today.rows[0]!;
  return { lines, left_out: Math.max(0, all - lines.length), until: financialYearOf(day).last };
}

/** Makes the prices of an accepted quote contract prices. The contract lists the refusals. */
export async function saveContractPrices(
  actor: Caller,
  { id, from, until }: { id: number; from: string | null; until: string },
) {
  const agreed = agreedPrices(id);
  const results = await withRefusals(() =>
    asActor(actor, [
      rows(lockItems(sql`select item_id from (${agreed}) as a`)),
      ...statusGuards(id),
      guard('passed', sql`${until}::date >= ${todayInIndia}`),
      rows(sql`
        update products p set price_paise = a.price_paise, price_per = a.price_per, price_breaks = '[]', price_from = ${from}::date, price_until = ${until}::date,
          price_source = 'contract', version = p.version + 1, updated_at = now()
        from (${agreed}) as a
        where p.id = a.product_id and (p.price_paise, p.price_per, p.price_breaks, p.price_from, p.price_until, p.price_source)
          is distinct from (a.price_paise, a.price_per, '[]'::jsonb, ${from}::date, ${until}::date, 'contract')
        returning 1`),
    ]),
  );
  const changed = results[5].rows.length;
  const message =
    changed === 1 ? '1 contract price saved.' : `${changed.toLocaleString('en-IN')} contract prices saved.`;
  return { message, changed };
}

async function withRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
    if (error.guard === 'missing') throw notFound('quote');
    if (error.guard === 'passed') throw fieldError('invalid', 'until', 'Choose a day that has not passed.');
    throw new AppError('conflict', 'Only the prices of an accepted quote can become contract prices.');
  }
}
