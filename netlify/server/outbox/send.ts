import { eq, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { outbox } from '#db/schema/outbox.ts';
import { withInvoicePdf } from '../invoices/pdf.ts';
import { renderMail } from '../mail/templates.ts';
import { siteUrl } from '../mail/site-url.ts';
import { sendAlert } from '../platform/alert.ts';
import { asSystem, db, rows } from '../platform/database.ts';
import { env } from '../platform/env.ts';
import { describe, log } from '../platform/log.ts';
import { withReceiptPdf } from '../receipts/pdf.ts';
import { withStatementPdf } from '../receivables/statement-mail-pdf.ts';

/** Mails sent at the same time. */
const BATCH = 20;

/**
 * Milliseconds after which no further batch is started. With the mail server's time limits, a run then ends within the 30
 * seconds of a scheduled function, and before the minute after which another run may take its mails.
 */
const BUDGET_MS = 10_000;

/**
 * Attempts over about five days, as mail servers do (RFC 5321 §4.5.4.1). After that the mail stays in the admin's outbox,
 * where staff can send it again or give it up.
 */
const MAX_ATTEMPTS = 15;

const transport = createTransport({
  url: env.SMTP_URL,
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 10_000,
});

/**
 * Sends due mails; returns how many were sent. Runs may overlap: each mail is claimed by one of them. The next attempt (after
 * 1, 2, 4 … minutes, at most a day) is set before the mail goes out, so that a crash can cause a duplicate but never lose a mail.
 */
export async function sendOutbox(): Promise<number> {
  const until = Date.now() + BUDGET_MS;
  let sent = 0;
  for (;;) {
    const due = await claimDue();
    sent += (await Promise.all(due.map(sendOne))).filter(Boolean).length;
    if (due.length < BATCH || Date.now() > until) return sent;
  }
}

/** The scheduled run: sends what calls left behind, and reports mails that have become an hour old since the last run. */
export async function retryOutbox(): Promise<void> {
  await sendOutbox();
  const [{ rows: stuck }] = await asSystem([
    rows<{ id: string; kind: string; attempts: number }>(sql`select id, kind, attempts from outbox
      where sent_at is null and given_up_at is null
        and created_at between now() - interval '90 minutes' and now() - interval '60 minutes' limit 50`),
  ]);
  if (stuck.length === 0) return;
  log('error', 'mail stuck', { mails: stuck });
  await sendAlert('mail', `${stuck.length} mails have not been sent for an hour. See ${siteUrl('/admin/outbox')}.`);
}

async function claimDue(): Promise<(typeof outbox.$inferSelect)[]> {
  const [due] = await asSystem([
    db
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        next_attempt_at: sql`now() + least(interval '1 day', interval '1 minute' * power(2, least(${outbox.attempts}, 20)))`,
      })
      .where(
        sql`${outbox.id} in (select id from outbox where sent_at is null and given_up_at is null and next_attempt_at <= now()
          order by next_attempt_at limit ${BATCH} for update skip locked)`,
      )
      .returning(),
  ]);
  return due;
}

async function sendOne(row: typeof outbox.$inferSelect): Promise<boolean> {
  try {
    const to = addressed(row.recipient);
    const { replyTo, ...mail } = renderMail(row.kind, await withPdf(row.kind, row.payload));
    await transport.sendMail({ from: env.MAIL_FROM, to, replyTo: replyTo && addressed(replyTo), ...mail });
    // The payload is cleared: it may contain a link that signs the reader in.
    await settle(row.id, { sent_at: new Date(), last_error: null, payload: {} });
    return true;
  } catch (error) {
    log('error', 'mail', { id: row.id, kind: row.kind, attempts: row.attempts, ...describe(error) });
    const last_error = error instanceof Error ? error.message : String(error);
    await settle(row.id, { last_error, ...(row.attempts >= MAX_ATTEMPTS ? { given_up_at: new Date() } : {}) });
    return false;
  }
}

/** The payload with the PDF of a mail that has one, printed now. */
const withPdf = async (kind: string, payload: Record<string, unknown>) =>
  withStatementPdf(kind, await withReceiptPdf(kind, await withInvoicePdf(kind, payload)));

/** An object, not a string, so that a comma in the address cannot add a recipient. */
const addressed = (address: string) => ({ name: '', address });

async function settle(id: number, values: Partial<typeof outbox.$inferSelect>): Promise<void> {
  await asSystem([db.update(outbox).set(values).where(eq(outbox.id, id))]);
}
