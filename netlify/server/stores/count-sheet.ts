import { eq } from 'drizzle-orm';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import type { FileReply } from '#contracts/endpoint.ts';
import { stock_count_lines, stock_counts } from '#db/schema/stock-counts.ts';
import { renderCountSheet } from '../../../src/print/count-sheet.ts';
import { asActor, db } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { assertOpen } from './enter-count.ts';

/** The sheet to count with, as a PDF. The contract lists the refusals. */
export async function printCountSheet(actor: Caller, id: number): Promise<FileReply> {
  const { bin, sku, name, unit } = stock_count_lines;
  const [, [count], lines] = await asActor(actor, [
    db.select().from(stock_counts).where(eq(stock_counts.id, id)),
    db
      .select({ bin, sku, name, unit })
      .from(stock_count_lines)
      .where(eq(stock_count_lines.count_id, id))
      .orderBy(stock_count_lines.line_no),
  ]);
  if (!count) throw notFound('stock count');
  assertOpen(count);
  const bytes = await renderCountSheet({ number: count.code, date: dayInIndia(), scope: count.scope, lines });
  return { name: `count-sheet-${count.code}.pdf`, type: 'application/pdf', bytes };
}
