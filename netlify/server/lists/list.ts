import { eq, sql } from 'drizzle-orm';
import { linePrice, lineState } from '#contracts/lists/line-state.ts';
import type { ListLine } from '#contracts/lists/lists.ts';
import { requisition_lists as lists } from '#db/schema/lists.ts';
import { csvFile } from '../platform/csv.ts';
import { asActor } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { lineOf, listedProducts, summaryOf, visibleLists } from './rows.ts';

/** Most lists shown: more than one person has, with those that colleagues share. */
const MOST_SHOWN = 500;

/** The caller's lists and those shared by colleagues, by name. */
export async function listLists(actor: Caller) {
  const [me, found] = await asActor(actor, [
    visibleLists()
      .orderBy(sql`lower(${lists.name})`, lists.id)
      .limit(MOST_SHOWN),
  ]);
  return { items: found.map((row) => summaryOf(me, row)) };
}

/** A list with its lines. 404 if the caller does not see it. */
export async function getList(actor: Caller, id: number) {
  const [me, [row], found] = await asActor(actor, [visibleLists(eq(lists.id, id)), listedProducts(id)]);
  if (!row) throw notFound('list');
  return { list: summaryOf(me, row), lines: found.map(lineOf) };
}

/** The lines as CSV, with headings that quick order reads. */
export async function exportList(actor: Caller, id: number) {
  const { lines } = await getList(actor, id);
  const priced = ({ gone, to_quote }: ListLine) => !gone && !to_quote;
  return csvFile<ListLine>(
    `list-${id}`,
    [
      ['SKU', ({ sku }) => sku],
      ['Item', ({ name }) => name],
      ['Quantity', ({ qty }) => qty],
      ['Unit', ({ unit }) => unit],
      ['Price, ₹', (line) => (priced(line) ? linePrice(line, line.qty) : null)],
      ['Price per', (line) => (priced(line) ? line.price_per : null)],
      ['Remarks', (line) => lineState(line).notice?.text],
    ],
    lines,
  );
}
