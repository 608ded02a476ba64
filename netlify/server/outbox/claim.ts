import { sql } from 'drizzle-orm';
import { outbox } from '#db/schema/outbox.ts';
import { asSystem, db } from '../platform/database.ts';

/** Mails claimed together, and sent at the same time. */
export const BATCH = 20;

/**
 * Attempts over about five days, as mail servers do (RFC 5321 §4.5.4.1). After that the mail stays in the admin's outbox,
 * where staff can send it again or give it up.
 */
const MAX_ATTEMPTS = 15;

export type DueMail = typeof outbox.$inferSelect;

/** Due, and neither sent nor given up. */
const isDue = sql`sent_at is null and given_up_at is null and next_attempt_at <= now()`;

/**
 * Who shares a turn: the company whose buyer made the call, otherwise the recipient. The first mail of each goes before the
 * second of any, so that one buyer's 400 tickets do not delay the others.
 */
const turn = sql`row_number() over (
  partition by priority, coalesce(caller_company::text, recipient) order by next_attempt_at, id)`;

/** The next mails in order: more than one batch, because other runs may be claiming the first of them. */
const nextIds = sql`select id from (select id, priority, next_attempt_at, ${turn} as turn from outbox where ${isDue}) as due
  order by priority, turn, next_attempt_at, id limit ${BATCH * 10}`;

/**
 * Claims the next mails, account and approval mails first. Runs may overlap: each mail is claimed by one of them, because the
 * next attempt (after 1, 2, 4 … minutes, at most a day) is set with the claim. So is the end of the attempts: a mail whose
 * last attempt crashed is not tried for ever.
 */
export async function claimDue(): Promise<DueMail[]> {
  const [due] = await asSystem([
    db
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        next_attempt_at: sql`now() + least(interval '1 day', interval '1 minute' * power(2, least(${outbox.attempts}, 20)))`,
        given_up_at: sql`case when ${outbox.attempts} + 1 >= ${MAX_ATTEMPTS} then now() end`,
      })
      // Arrays, which are evaluated once. The condition is repeated where rows are locked: another run may have claimed them.
      .where(
        sql`${outbox.id} = any (array(
          select outbox.id from unnest(array(${nextIds})) with ordinality as next (id, place) join outbox on outbox.id = next.id
          where ${isDue} order by next.place limit ${BATCH} for update of outbox skip locked))`,
      )
      .returning(),
  ]);
  return due.sort((one, other) => one.priority - other.priority);
}
