import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { strToU8, zipSync } from 'fflate';
import type { FileReply } from '#contracts/endpoint.ts';
import { INVOICES_PER_FILE } from '#contracts/invoices.ts';
import { invoice_lines, invoices } from '#db/schema/invoices.ts';
import { asActor, db, rows } from './database.ts';
import { AppError } from './http/errors.ts';
import { invoiceCsv } from './invoice-csv.ts';
import { pdfName, type PrintedInvoice, printInvoice } from './invoice-print.ts';
import { issuedToMe } from './invoices.ts';
import type { Caller } from './session.ts';

/** Largest ZIP that is answered, bytes: a function's answer ends at about 4.5 MB. */
const MAX_BYTES = 4_300_000;

/** The months in which something was issued to the caller's company, the latest first. */
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
 * One file of a month: the PDFs in the order of their numbers and a CSV of them. 404 where there is none, 413 where its
 * invoices are too long for one file.
 */
export async function getInvoiceMonth(
  actor: Caller,
  { month, file }: { month: string; file: number },
): Promise<FileReply> {
  const printed = await readMonth(actor, month, file);
  if (printed.length === 0) throw new AppError('not_found', 'No invoice was issued in this month.');
  const pdfs: Record<string, Uint8Array> = {};
  // One after the other: a function has one processor, and all at once would only hold all pages in memory.
  for (const one of printed) pdfs[pdfName(one.invoice)] = (await printInvoice(one)).bytes;
  const name = file === 1 ? `invoices-${month}` : `invoices-${month}-${file}`;
  // Neither shrinks much: a PDF is compressed already.
  const bytes = zipSync({ [`${name}.csv`]: strToU8(invoiceCsv(printed)), ...pdfs }, { level: 1 });
  if (bytes.length > MAX_BYTES) {
    throw new AppError('too_large', 'The invoices of this month are too long for one file. Download them one by one.');
  }
  return { name: `${name}.zip`, type: 'application/zip', bytes };
}

async function readMonth(actor: Caller, month: string, file: number): Promise<PrintedInvoice[]> {
  const credited = alias(invoices, 'credited');
  const first = `${month}-01`;
  const chosen: SQL = sql`(select id from invoices where ${issuedToMe}
    and date >= ${first}::date and date < ${first}::date + interval '1 month'
    order by date, id limit ${INVOICES_PER_FILE} offset ${(file - 1) * INVOICES_PER_FILE})`;
  const [, found, lines] = await asActor(actor, [
    db
      .select({ invoice: invoices, credited: { number: credited.number, date: credited.date } })
      .from(invoices)
      .leftJoin(credited, eq(credited.id, invoices.credits_id))
      .where(and(issuedToMe, sql`${invoices.id} in ${chosen}`))
      .orderBy(asc(invoices.date), asc(invoices.id)),
    db
      .select()
      .from(invoice_lines)
      .where(sql`${invoice_lines.invoice_id} in ${chosen}`)
      .orderBy(invoice_lines.invoice_id, invoice_lines.line_no),
  ]);
  return found.map((one) => ({ ...one, lines: lines.filter(({ invoice_id }) => invoice_id === one.invoice.id) }));
}
