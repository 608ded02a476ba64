import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { toRupees } from '#contracts/fields/money.ts';
import type { exportOpenItemsEndpoint } from '#contracts/receivables/ageing.ts';
import { exportOf } from '../platform/csv-export.ts';
import { asActor, rows } from '../platform/database.ts';
import type { Paging } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { type ItemRow, openItemRows } from './open-items.ts';

type Query = z.output<typeof exportOpenItemsEndpoint.query>;

const promised = ({ promise }: ItemRow) => promise && toRupees(promise.amount_paise);

const exportList = exportOf('open-items', listOpenItems, [
  ['Number', ({ number }: ItemRow) => number],
  ['Kind', ({ kind }) => kind],
  ['Company', ({ company }) => company],
  ['PO number', ({ po_number }) => po_number],
  ['Date', ({ date }) => date],
  ['Due date', ({ due_date }) => due_date],
  ['As on', ({ as_on }) => as_on],
  ['Days late', ({ days_late }) => days_late],
  ['Amount', ({ amount_paise }) => toRupees(amount_paise)],
  ['Settled', ({ amount_paise, open_paise }) => toRupees(amount_paise - open_paise)],
  ['Open', ({ open_paise }) => toRupees(open_paise)],
  ['Promise', ({ promise }) => promise?.state],
  ['Promised amount', promised],
  ['Promised for', ({ promise }) => promise?.pay_on],
]);

/** All open items of a company as on a day, as CSV, in the order of the screen. */
export const exportOpenItems = (actor: Caller, query: Query) => exportList(actor, { ...query, page: 1 });

async function listOpenItems(actor: Caller, { id, as_on, after, size }: Query & Paging) {
  const day = as_on === undefined ? todayInIndia : sql`${as_on}::date`;
  const [, items] = await asActor(actor, [
    rows<ItemRow>(openItemRows(day, sql`${id}::bigint`, { limit: size, after })),
  ]);
  return { items: items.rows };
}
