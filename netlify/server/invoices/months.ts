import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { strToU8, zipSync } from 'fflate';
import type { FileReply } from '#contracts/endpoint.ts';
import { INVOICES_PER_FILE } from '#contracts/invoices/portal.ts';
import { delivery_challans } from '#db/schema/delivery-challans.ts';
import { invoice_lines, invoices } from '#db/schema/invoices.ts';
import { asActor, db, rows } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { invoiceCsv } from './csv.ts';
import { issuedToMe } from './list.ts';
import { originalOf, printedBeside } from './rows.ts';
import { pdfName, type PrintedInvoice, printInvoice } from './pdf.ts';

/** Largest ZIP, bytes; a function's response may have about 4.5 MB. */
const MAX_BYTES = 4_300_000;

/** The months in which the company got invoices or credit notes, the latest first. */
export async function listInvoiceMonths(actor: Caller) {
  const [, months] = await asActor(actor, [
    rows<{ month: string; count: number }>(sql`
      select to_char(date, 'YYYY-MM') as month, count(*)::int as count from invoices
      where ${issuedToMe} group by 1 order by 1 desc limit 120`),
  ]);
  return {
    items: months.rows.map(({ month, count }) => ({ month, count, files: Math.ceil(count / INVOICES_PER_FILE) })),
  };
}

/**
 * A ZIP of a month's invoices: their PDFs and a CSV. A month with many has several files. 404 for a month without invoices,
 * 413 if they are too large for one file.
 */
export async function getInvoiceMonth(
  actor: Caller,
  { month, file }: { month: string; file: number },
): Promise<FileReply> {
  const printed = await readMonth(actor, month, file);
  if (printed.length === 0) throw new AppError('not_found', 'No invoice was issued in this month.');
  const pdfs: Record<string, Uint8Array> = {};
  // One after the other to save memory; a function has one processor.
  for (const row of printed) pdfs[pdfName(row.invoice)] = (await printInvoice(row)).bytes;
  const name = file === 1 ? `invoices-${month}` : `invoices-${month}-${file}`;
  // The lowest level, because PDFs are already compressed.
  const bytes = zipSync({ [`${name}.csv`]: strToU8(invoiceCsv(printed)), ...pdfs }, { level: 1 });
  if (bytes.length > MAX_BYTES) {
    throw new AppError('too_large', 'The invoices of this month are too large for one file. Download them one by one.');
  }
  return { name: `${name}.zip`, type: 'application/zip', bytes };
}

async function readMonth(actor: Caller, month: string, file: number): Promise<PrintedInvoice[]> {
  const credited = alias(invoices, 'credited');
  const first = `${month}-01`;
  const ids: SQL = sql`(select id from invoices where ${issuedToMe}
    and date >= ${first}::date and date < ${first}::date + interval '1 month'
    order by date, id limit ${INVOICES_PER_FILE} offset ${(file - 1) * INVOICES_PER_FILE})`;
  const [, found, lines] = await asActor(actor, [
    db
      .select({
        invoice: invoices,
        credited: { number: credited.number, date: credited.date },
        ...printedBeside,
      })
      .from(invoices)
      .leftJoin(delivery_challans, eq(delivery_challans.id, invoices.challan_id))
      .leftJoin(credited, originalOf(credited.id))
      .where(and(issuedToMe, sql`${invoices.id} in ${ids}`))
      .orderBy(asc(invoices.date), asc(invoices.id)),
    db
      .select()
      .from(invoice_lines)
      .where(sql`${invoice_lines.invoice_id} in ${ids}`)
      .orderBy(invoice_lines.invoice_id, invoice_lines.line_no),
  ]);
  return found.map((row) => ({ ...row, lines: lines.filter(({ invoice_id }) => invoice_id === row.invoice.id) }));
}
