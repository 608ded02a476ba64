import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { quotes } from '#db/schema/quotes.ts';
import { rfqs } from '#db/schema/rfqs.ts';
import { mail } from '../mail/mail-row.ts';
import { asSystem, db, rows } from '../platform/database.ts';
import { GuardFailed } from '../platform/errors.ts';
import { formatDay, formatPaise } from '../platform/format.ts';
import { runEach, runEnd } from '../platform/run-each.ts';
import { todayInIndia } from '../platform/time.ts';

/** Quotes of one read; a run reads until there are no more. */
const BATCH = 200;

/**
 * Marks quotes as expired and reminds buyers of those that expire tomorrow, each once, however often it runs. Until it
 * runs, `statusNow` shows an expired quote as such.
 */
export async function expireQuotes(): Promise<void> {
  const end = runEnd();
  const outcomes = await Promise.allSettled([runEach(readExpired, expire, end), runEach(readEnding, remind, end)]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

const isExpired = sql`${quotes.status} = 'sent' and ${quotes.valid_until} < ${todayInIndia}`;

async function readExpired(after: number) {
  const [found] = await asSystem([
    db
      .select({ id: quotes.id })
      .from(quotes)
      .where(and(gt(quotes.id, after), isExpired))
      .orderBy(quotes.id)
      .limit(BATCH),
  ]);
  return found;
}

/** Does nothing if a buyer has just answered or another run was faster. */
async function expire({ id }: { id: number }): Promise<void> {
  await asSystem([
    rows(sql`
      with expired as (
        update quotes set status = 'expired' where id = ${id} and ${isExpired} returning id, company_id)
      insert into quote_history (quote_id, company_id, status) select id, company_id, 'expired' from expired`),
  ]);
}

async function readEnding(after: number) {
  const [found] = await asSystem([
    db
      .select({ id: quotes.id, quote: quotes, title: rfqs.title, name: users.name, email: users.email })
      .from(quotes)
      .innerJoin(rfqs, eq(rfqs.id, quotes.rfq_id))
      .innerJoin(users, and(eq(users.id, rfqs.created_by), isNull(users.disabled_at)))
      // A quote sent today with one day of validity needs no reminder.
      .where(
        sql`${quotes.id} > ${after} and ${quotes.status} = 'sent' and ${quotes.valid_until} = ${todayInIndia} + 1
          and ${quotes.reminded_at} is null and (${quotes.sent_at} at time zone 'Asia/Kolkata')::date < ${todayInIndia}`,
      )
      .orderBy(quotes.id)
      .limit(BATCH),
  ]);
  return found;
}

type Ending = Awaited<ReturnType<typeof readEnding>>[number];

async function remind(ending: Ending): Promise<void> {
  try {
    await asSystem([
      rows(sql`
        with reminded as (
          update quotes set reminded_at = now()
          where id = ${ending.id} and status = 'sent' and reminded_at is null returning 1)
        select must(count(*) = 1, 'reminded') from reminded`),
      db.insert(outbox).values(reminder(ending)),
    ]);
  } catch (error) {
    // Another run has reminded the buyer, or the buyer has just answered.
    if (!(error instanceof GuardFailed)) throw error;
  }
}

function reminder({ quote, title, name, email }: Ending) {
  const { id, code, version, valid_until, total_paise } = quote;
  const payload = {
    ...{ quote_id: id, code, version, title, name },
    total: formatPaise(total_paise),
    valid_until: formatDay(valid_until!),
  };
  // The job runs at midnight; the mail is sent in the morning.
  const morning = sql<Date>`greatest(now(), (${todayInIndia} + time '09:00') at time zone 'Asia/Kolkata')`;
  return { ...mail('quote-expiring', email, payload), next_attempt_at: morning };
}
