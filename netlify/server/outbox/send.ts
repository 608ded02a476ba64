import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { createTransport } from 'nodemailer';
import { outbox } from '#db/schema/outbox.ts';
import { withInvoicePdf } from '../invoices/pdf.ts';
import type { Mail } from '../mail/mail.ts';
import { renderMail } from '../mail/templates.ts';
import { siteUrl } from '../mail/site-url.ts';
import { sendAlert } from '../platform/alert.ts';
import { asSystem, db, rows } from '../platform/database.ts';
import { env } from '../platform/env.ts';
import { describe, log } from '../platform/log.ts';
import { withReceiptPdf } from '../receipts/pdf.ts';
import { withStatementPdf } from '../receivables/statement-mail-pdf.ts';
import { BATCH, claimDue, type DueMail } from './claim.ts';
import { clearedPayload, hasLink } from './content.ts';
import { startLink } from './start-link.ts';

/**
 * Milliseconds of a whole run: it ends within the 30 seconds of a scheduled function, and before the minute after which another
 * run may take its mails. Connections still open then are closed.
 */
const RUN_MS = 25_000;

/** Milliseconds for one mail, so that a slow one does not hold up its batch for the rest of the run. */
const MAIL_MS = 8000;

const transport = createTransport(env.SMTP_URL);

/** Sends due mails until none is left or `runMs` have passed; returns how many were sent. Runs may overlap. */
export async function sendOutbox(runMs = RUN_MS): Promise<number> {
  const end = AbortSignal.timeout(runMs);
  // The mails of the last batch get some time as well.
  const lastClaim = Date.now() + runMs * 0.8;
  let sent = 0;
  for (;;) {
    const due = await claimDue();
    for (const mails of Map.groupBy(due, ({ priority }) => priority).values()) {
      sent += (await Promise.all(mails.map((mail) => sendOne(mail, end)))).filter(Boolean).length;
    }
    if (due.length < BATCH || Date.now() > lastClaim) return sent;
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
  await sendAlert('mail', `${stuck.length} emails have not been sent for an hour. See ${siteUrl('/admin/outbox')}.`);
}

/** The next attempt is set before the mail goes out, so that a crash can cause a duplicate but never lose a mail. */
async function sendOne(row: DueMail, end: AbortSignal): Promise<boolean> {
  try {
    const to = addressed(row.recipient);
    const { replyTo, ...mail } = renderMail(row.kind, await withPdf(row.kind, await startLink(row.payload)));
    await transport.sendMail({
      ...{ from: env.MAIL_FROM, to, replyTo: replyTo && addressed(replyTo), ...mail },
      messageId: `<${row.message_id}@${new URL(env.SITE_URL).hostname}>`,
      signal: AbortSignal.any([end, AbortSignal.timeout(MAIL_MS)]),
    });
    await settle(row.id, { sent_at: new Date(), last_error: null, given_up_at: null, ...keptOf(row, mail) });
    return true;
  } catch (error) {
    log('error', 'mail', { id: row.id, kind: row.kind, attempts: row.attempts, ...describe(error) });
    await settle(row.id, { last_error: error instanceof Error ? error.message : String(error) });
    return false;
  }
}

/** What remains of a sent mail: its text, unless it has a link that signs the reader in, and the number of its record. */
function keptOf({ kind, payload }: DueMail, { subject, text, attachments = [] }: Omit<Mail, 'replyTo'>) {
  const files = attachments.map(({ filename }) => filename);
  return { payload: clearedPayload, content: hasLink(kind, payload) ? null : { subject, text, files, payload } };
}

/** The payload with the PDF of a mail that has one, printed now. */
const withPdf = async (kind: string, payload: Record<string, unknown>) =>
  withStatementPdf(kind, await withReceiptPdf(kind, await withInvoicePdf(kind, payload)));

/** An object, not a string, so that a comma in the address cannot add a recipient. */
const addressed = (address: string) => ({ name: '', address });

async function settle(id: number, values: PgUpdateSetSource<typeof outbox>): Promise<void> {
  await asSystem([db.update(outbox).set(values).where(eq(outbox.id, id))]);
}
