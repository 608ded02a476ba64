import { eq, type SQL, sql } from 'drizzle-orm';
import type { SizedFile } from '#contracts/attachments/file-ref.ts';
import { toRupees } from '#contracts/fields/money.ts';
import type { PaymentAdvice } from '#contracts/receipts/advices.ts';
import { companies } from '#db/schema/companies.ts';
import { payment_advices } from '#db/schema/payment-advices.ts';
import { receipts } from '#db/schema/receipts.ts';
import { db } from '../platform/database.ts';

/** Query of payment advices, to be limited to a page. Staff see who decided; a buyer would see no name of ours. */
export const adviceRows = () =>
  db
    .select({
      ...{ advice: payment_advices, company: companies.name, receipt: { id: receipts.id, number: receipts.number } },
      sent_by: nameOf(sql`payment_advices.created_by`),
      decided_by: nameOf(sql`payment_advices.decided_by`),
    })
    .from(payment_advices)
    .innerJoin(companies, eq(companies.id, payment_advices.company_id))
    .leftJoin(receipts, eq(receipts.id, payment_advices.receipt_id))
    .$dynamic();

const nameOf = (id: SQL) => sql<string | null>`(select u.name from users u where u.id = ${id})`;

type Row = Awaited<ReturnType<typeof adviceRows>>[number];

interface Parts extends Record<string, unknown> {
  lines: { advice_id: number; invoice_id: number; inv: string; paise: number; open_paise: number }[];
  files: (SizedFile & { advice_id: number })[];
}

/** What is due on an invoice `i`. */
export const openOf = sql`greatest(0, i.amount_paise - i.paid_paise - i.credited_paise - i.written_off_paise)`;

/** One row with the invoices and files of these advices. */
export const adviceParts = (ids: SQL) => sql`
  select (
    select coalesce(json_agg(json_build_object('advice_id', l.advice_id, 'invoice_id', i.id, 'inv', i.number, 'paise', l.amount_paise,
      'open_paise', ${openOf}) order by i.due_date, i.id), '[]')
    from payment_advice_lines l join invoices i on i.id = l.invoice_id where l.advice_id = any (${ids})
  ) as lines, (
    select coalesce(json_agg(json_build_object('advice_id', payment_advice_id, 'id', id, 'name', file_name, 'size', size)), '[]')
    from attachments where payment_advice_id = any (${ids})
  ) as files`;

/** An advice as buyers see it. */
export function adviceOf({ advice, receipt, sent_by }: Row, parts: Record<string, unknown> | undefined): PaymentAdvice {
  const { lines, files } = parts as Parts;
  const own = lines.filter(({ advice_id }) => advice_id === advice.id);
  const { id, status, paid_on, method, reference, amount_paise, tds_paise, note, reason, created_at } = advice;
  const on_account = own.reduce((rest, { paise }) => rest - paise, amount_paise + tds_paise);
  const file = files.find(({ advice_id }) => advice_id === id);
  return {
    ...{ id, status, paid_on, method, reference, note, reason, sent_by: sent_by ?? '' },
    ...{ amount: toRupees(amount_paise), tds: toRupees(tds_paise), on_account: toRupees(on_account) },
    lines: own.map(({ invoice_id, inv, paise, open_paise }) => ({
      ...{ invoice_id, inv, amount: toRupees(paise), open: toRupees(open_paise) },
    })),
    file: file ? { id: file.id, name: file.name, size: file.size } : null,
    receipt: receipt && { id: receipt.id, number: receipt.number! },
    sent_at: created_at.toISOString(),
  };
}
