import type { Client } from '@neondatabase/serverless';
import * as z from 'zod';
import { CompanyKey } from './companies.ts';
import { daysAgo, daysFromNow } from './days.ts';
import { insertRows } from './insert-rows.ts';
import { buyerOf, type InsertedCompany } from './orders.ts';
import { readJson } from './read-data.ts';

const DemoList = z.strictObject({
  company: CompanyKey,
  /** Email of its owner; absent: the company's first buyer. */
  by: z.string().optional(),
  name: z.string(),
  note: z.string().optional(),
  shared: z.boolean(),
  remind: z
    .strictObject({ every: z.int().positive(), unit: z.enum(['week', 'month']), next_in_days: z.int().positive() })
    .optional(),
  lines: z.array(z.strictObject({ sku: z.string(), qty: z.number().positive() })).min(1),
});

/** Inserts the lists of goods that buyers order again and again. */
export async function insertLists(client: Client, companies: InsertedCompany[]): Promise<void> {
  for (const { company: key, by, name, note = null, shared, remind, lines } of readJson('lists.json', DemoList)) {
    const company = companies.find((one) => one.key === key)!;
    const { company_id } = company;
    const next_on = remind ? daysFromNow(remind.next_in_days).slice(0, 10) : null;
    const [list] = await insertRows<{ id: string }>(client, 'requisition_lists', [
      {
        ...{ company_id, user_id: buyerOf(company, by), name, note, shared, paused: false },
        ...{ remind_every: remind?.every ?? null, remind_unit: remind?.unit ?? null, remind_from: next_on, next_on },
        ...{ created_at: daysAgo(300), updated_at: daysAgo(40) },
      },
    ]);
    await client.query(
      `insert into requisition_list_lines (list_id, product_id, company_id, position, qty, sku, name, unit)
       select $1, c.id, $2, l.position, l.qty, c.sku, c.name, c.unit
       from json_to_recordset($3) as l (sku text, qty numeric, position int) join catalog c on c.company_id = $2 and c.sku = l.sku`,
      [list.id, company_id, JSON.stringify(lines.map((line, position) => ({ ...line, position })))],
    );
  }
}
