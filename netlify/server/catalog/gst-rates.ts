import { desc, eq, sql } from 'drizzle-orm';
import { type HsnRate, type RateDifference, RATES_PORTION } from '#contracts/catalog/gst-rates.ts';
import { hsn_rates } from '#db/schema/hsn-rates.ts';
import { asActor, db, guard, orConflict, rows } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { toBasisPoints, toPercent } from '../platform/percent.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';

type Row = typeof hsn_rates.$inferSelect;

/** Differences listed at a time; the rest appear once these are resolved. */
const MAX_DIFFERENCES = 200;

/** All rates, and the products whose rate differs from them today. */
export async function listRates(actor: Caller): Promise<{ items: HsnRate[]; differences: RateDifference[] }> {
  const [, items, differing] = await asActor(actor, [
    db.select().from(hsn_rates).orderBy(desc(hsn_rates.valid_from), hsn_rates.hsn),
    differences(MAX_DIFFERENCES),
  ]);
  return { items: items.map(rateOf), differences: differing.rows.map(differenceOf) };
}

/** All differences between products and the rate table. */
export async function listDifferences(actor: Caller): Promise<RateDifference[]> {
  const [, differing] = await asActor(actor, [differences(null)]);
  return differing.rows.map(differenceOf);
}

type Differing = { product_hsn: string; product_rate_bp: number | null; products: number } & Row;

const differences = (most: number | null) =>
  rows<Differing>(sql`
    select used.hsn as product_hsn, used.gst_rate_bp as product_rate_bp, used.products, known.*, known.id::int
    from (
      select hsn, gst_rate_bp, count(*)::int as products from items where hsn is not null group by 1, 2) as used,
      lateral hsn_rate_on(used.hsn, ${todayInIndia}) as known
    where used.gst_rate_bp is distinct from known.rate_bp
    order by known.valid_from desc, used.products desc, used.hsn, used.gst_rate_bp limit ${most}::int`);

const differenceOf = ({ product_hsn, product_rate_bp, products, ...known }: Differing): RateDifference => ({
  hsn: product_hsn,
  product_rate: toPercent(product_rate_bp),
  products,
  table: rateOf(known),
});

/** The rate for a code today. */
export async function getRate(actor: Caller, hsn: string): Promise<{ rate: HsnRate | null }> {
  const [, found] = await asActor(actor, [rows<Row>(sql`select *, id::int from hsn_rate_on(${hsn}, ${todayInIndia})`)]);
  const row = found.rows[0];
  return { rate: row ? rateOf(row) : null };
}

/** Saves a rate; replaces the one for the same code and day. */
export async function saveRate(actor: Caller, { rate, ...body }: Omit<HsnRate, 'id'>) {
  const rate_bp = toBasisPoints(rate);
  const [, [saved]] = await asActor(actor, [
    db
      .insert(hsn_rates)
      .values({ ...body, rate_bp })
      .onConflictDoUpdate({ target: [hsn_rates.hsn, hsn_rates.valid_from], set: { rate_bp, source: body.source } })
      .returning({ id: hsn_rates.id }),
  ]);
  return { message: `Rate of HSN ${body.hsn} saved.`, id: saved!.id };
}

/** Deletes a rate. 404 if it is already gone. */
export async function removeRate(actor: Caller, id: number) {
  const [, [gone]] = await asActor(actor, [
    db.delete(hsn_rates).where(eq(hsn_rates.id, id)).returning({ hsn: hsn_rates.hsn }),
  ]);
  if (!gone) throw new AppError('not_found', 'This rate is no longer in the table.');
  return { message: `Rate of HSN ${gone.hsn} removed.` };
}

/** Sets the table's rate on the next RATES_PORTION products. 409 if the rate has changed in the meantime. */
export async function applyRate(
  actor: Caller,
  { hsn, product_rate, rate }: { hsn: string; product_rate: number | null; rate: number },
) {
  const [rate_bp, was] = [toBasisPoints(rate), toBasisPoints(product_rate)];
  const matching = sql`hsn = ${hsn} and gst_rate_bp is not distinct from ${was}::int`;
  const [, , changed, left] = await orConflict(
    asActor(actor, [
      guard('rate', sql`(select rate_bp from hsn_rate_on(${hsn}, ${todayInIndia})) = ${rate_bp}`),
      // Locks by id, as orders do when they take stock, so that the two cannot deadlock.
      rows(sql`
        update items set gst_rate_bp = ${rate_bp}, version = version + 1, updated_at = now()
        where id in (select id from items where ${matching} order by id limit ${RATES_PORTION} for update)
          and gst_rate_bp is distinct from ${rate_bp} returning 1`),
      rows<{ count: number }>(sql`select count(*)::int as count from items where ${matching}`),
    ]),
    'The rate for this code has changed since you opened the table. No product was changed. Review it and try again.',
  );
  const count = changed.rows.length;
  const message = `${count.toLocaleString('en-IN')} ${count === 1 ? 'product' : 'products'} updated to ${rate}%.`;
  return { message, changed: count, left: rate_bp === was ? 0 : left.rows[0]!.count };
}

function rateOf({ id, hsn, rate_bp, valid_from, source }: Row): HsnRate {
  return { id, hsn, rate: toPercent(rate_bp), valid_from, source };
}
