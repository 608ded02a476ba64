import { eq, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { outbox } from '#db/schema/orders.ts';
import { asSystem, db } from '../database.ts';
import { env } from '../env.ts';
import { withInvoicePdf } from '../invoice-print.ts';
import { describe, log } from '../log.ts';
import { renderMail } from './templates.ts';

/** Mails in one run: what a scheduled function sends well within its 30 seconds. */
const BATCH = 20;

/**
 * Tries after which a mail is given up: they reach over five days, as mail servers do (RFC 5321 §4.5.4.1). It stays at the
 * desk, where somebody has it tried again or gives it up.
 */
const MOST_ATTEMPTS = 15;

const transport = createTransport({ url: env.SMTP_URL, connectionTimeout: 5000, socketTimeout: 10_000 });

/**
 * Sends what is due. A row is taken, with its next try already set (1, 2, 4 … minutes later, at most a day), before
 * its mail goes out: a crash in between costs at most one duplicate and never a lost mail. Answers how many went out.
 */
export async function sendOutbox(): Promise<number> {
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
  const sent = await Promise.all(due.map(sendOne));
  return sent.filter(Boolean).length;
}

async function sendOne(row: typeof outbox.$inferSelect): Promise<boolean> {
  try {
    const to = addressed(row.recipient);
    const { replyTo, ...mail } = renderMail(row.kind, await withInvoicePdf(row.kind, row.payload));
    await transport.sendMail({ from: env.MAIL_FROM, to, replyTo: replyTo && addressed(replyTo), ...mail });
    // Emptied: a link that signs somebody in does not stay behind.
    await settle(row.id, { sent_at: new Date(), last_error: null, payload: {} });
    return true;
  } catch (error) {
    log('error', 'mail', { id: row.id, kind: row.kind, attempts: row.attempts, ...describe(error) });
    const last_error = error instanceof Error ? error.message : String(error);
    await settle(row.id, { last_error, ...(row.attempts >= MOST_ATTEMPTS ? { given_up_at: new Date() } : {}) });
    return false;
  }
}

/** An address object, not a string: a comma in it cannot become a second recipient. */
const addressed = (address: string) => ({ name: '', address });

async function settle(id: number, values: Partial<typeof outbox.$inferSelect>): Promise<void> {
  await asSystem([db.update(outbox).set(values).where(eq(outbox.id, id))]);
}
