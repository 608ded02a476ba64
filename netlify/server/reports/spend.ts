import { sql } from 'drizzle-orm';
import type { FileReply } from '#contracts/endpoint.ts';
import type { SpendQuery } from '#contracts/reports/spend.ts';
import { asActor, myCompany, rows } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';
import { pageOf, pageQuery, partOf, partQuery, periodOf } from './frame.ts';
import { salesReport } from './sales.ts';

/** A page of what the caller's company was invoiced, and the plants it has ordered for; the policies leave other companies out. */
export async function getSpend(actor: Caller, query: SpendQuery) {
  const { report, first, last } = open(query);
  const [, found, plants] = await asActor(actor, [
    pageQuery(report, query.page),
    rows<{ plant: string }>(
      sql`select distinct ship_label as plant from orders where company_id = ${myCompany} order by ship_label`,
    ),
  ]);
  return {
    ...pageOf(report, query.page, found.rows),
    ...{ from: first, to: last, plants: plants.rows.map(({ plant }) => plant) },
  };
}

/** The next rows of the spend report as CSV, after row number `after`. */
export async function exportSpend(
  actor: Caller,
  { after = 0, size, ...query }: SpendQuery & { after?: number | undefined; size: number },
): Promise<FileReply> {
  const { report, by } = open(query);
  const [, found] = await asActor(actor, [partQuery(report, after, size)]);
  return partOf(`spend-by-${by}`, report, after, found.rows);
}

function open({ by = 'month', from, to, category, plant }: SpendQuery) {
  const period = periodOf({ from, to });
  return { report: salesReport({ ...period, by, category, plant, days: 0 }, 'Net spend'), by, ...period };
}
