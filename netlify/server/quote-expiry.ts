import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/orders.ts';
import { quotes } from '#db/schema/quotes.ts';
import { rfqs } from '#db/schema/rfqs.ts';
import { asSystem, db, rows } from './database.ts';
import { GuardFailed } from './http/errors.ts';
import { readDay, readMoney } from './mail/as-read.ts';
import { mail } from './mail/mail-row.ts';
import { todayInIndia } from './quote-rows.ts';

/** Reminders in one run; what is left comes in the next one. */
const BATCH = 200;

/**
 * Marks what nobody answered in time and reminds of what ends tomorrow, each once: any number of runs, also at once,
 * do the work of one. Until a run comes, readers work the expiry out themselves.
 */
export async function expireQuotes(): Promise<void> {
  const [, ending] = await asSystem([
    rows(sql`
      with gone as (
        update quotes set status = 'expired' where status = 'sent' and valid_until < ${todayInIndia}
        returning id, company_id)
      insert into quote_history (quote_id, company_id, status) select id, company_id, 'expired' from gone`),
    db
      .select({ quote: quotes, title: rfqs.title, name: users.name, email: users.email })
      .from(quotes)
      .innerJoin(rfqs, eq(rfqs.id, quotes.rfq_id))
      .innerJoin(users, and(eq(users.id, rfqs.created_by), isNull(users.disabled_at)))
      // Whoever was sent a short offer today has just read how long it holds.
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
        with told as (
          update quotes set reminded_at = now()
          where id = any(${sql.param(ids)}::bigint[]) and status = 'sent' and reminded_at is null returning 1)
        select must(count(*) = ${ids.length}, 'told') from told`),
      db.insert(outbox).values(ending.map(letter)),
    ]);
  } catch (error) {
    // Another run has told them, or one was answered a moment ago: the next run finds the rest.
    if (!(error instanceof GuardFailed)) throw error;
  }
}

function letter({ quote, title, name, email }: Ending) {
  const { id, code, version, valid_until, total_paise } = quote;
  const payload = {
    ...{ quote_id: id, code, version, title, name },
    total: readMoney(total_paise),
    valid_until: readDay(valid_until!),
  };
  // The run is at midnight; nobody should be woken by it.
  const morning = sql<Date>`greatest(now(), (${todayInIndia} + time '09:00') at time zone 'Asia/Kolkata')`;
  return { ...mail('quote-expiring', email, payload), next_attempt_at: morning };
}
