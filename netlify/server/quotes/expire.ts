import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { quotes } from '#db/schema/quotes.ts';
import { rfqs } from '#db/schema/rfqs.ts';
import { mail } from '../mail/mail-row.ts';
import { asSystem, db, rows } from '../platform/database.ts';
import { GuardFailed } from '../platform/errors.ts';
import { formatDay, formatPaise } from '../platform/format.ts';
import { todayInIndia } from '../platform/time.ts';

/** Reminders per run; the next run continues. */
const BATCH = 200;

/**
 * Marks quotes as expired and reminds buyers of those that expire tomorrow, each once, however often it runs. Until it
 * runs, `statusNow` shows an expired quote as such.
 */
export async function expireQuotes(): Promise<void> {
  const [, ending] = await asSystem([
    rows(sql`
      with expired as (
        update quotes set status = 'expired' where status = 'sent' and valid_until < ${todayInIndia}
        returning id, company_id)
      insert into quote_history (quote_id, company_id, status) select id, company_id, 'expired' from expired`),
    db
      .select({ quote: quotes, title: rfqs.title, name: users.name, email: users.email })
      .from(quotes)
      .innerJoin(rfqs, eq(rfqs.id, quotes.rfq_id))
      .innerJoin(users, and(eq(users.id, rfqs.created_by), isNull(users.disabled_at)))
      // A quote sent today with one day of validity needs no reminder.
      .where(
        sql`${quotes.status} = 'sent' and ${quotes.valid_until} = ${todayInIndia} + 1 and ${quotes.reminded_at} is null
          and (${quotes.sent_at} at time zone 'Asia/Kolkata')::date < ${todayInIndia}`,
      )
      .limit(BATCH),
  ]);
  if (ending.length > 0) await remind(ending);
}

type Ending = { quote: typeof quotes.$inferSelect; title: string; name: string; email: string };

async function remind(ending: Ending[]): Promise<void> {
  const ids = ending.map(({ quote }) => quote.id);
  try {
    await asSystem([
      rows(sql`
        with reminded as (
          update quotes set reminded_at = now()
          where id = any(${sql.param(ids)}::bigint[]) and status = 'sent' and reminded_at is null returning 1)
        select must(count(*) = ${ids.length}, 'reminded') from reminded`),
      db.insert(outbox).values(ending.map(reminder)),
    ]);
  } catch (error) {
    // Another run has reminded them, or a buyer has just answered: the next run continues.
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
