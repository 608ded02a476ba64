import { eq, sql } from 'drizzle-orm';
import { formatRhythm } from '#contracts/lists/reminder.ts';
import { users } from '#db/schema/companies.ts';
import { requisition_lists as lists } from '#db/schema/lists.ts';
import { mailFrom } from '../mail/mail-row.ts';
import { asSystem, db, rows } from '../platform/database.ts';
import { GuardFailed } from '../platform/errors.ts';
import { formatDay } from '../platform/format.ts';
import { runEach } from '../platform/run-each.ts';
import { nextAfter } from './due.ts';

/** Lists of one read; a run reads until there are no more. */
const BATCH = 200;

/** Mails the reminders that are due since 08:30 in India, each due date once, however often it runs. Orders nothing. */
export const sendListReminders = (end?: number) => runEach(readDue, remind, end);

async function readDue(after: number) {
  const [found] = await asSystem([
    db
      .select({
        ...{
          id: lists.id,
          name: lists.name,
          every: lists.remind_every,
          unit: lists.remind_unit,
          from: lists.remind_from,
        },
        ...{ due: lists.next_on, owner: users.name },
        lines: sql<number>`(select count(list_id)::int from requisition_list_lines l where l.list_id = ${lists.id})`,
      })
      .from(lists)
      .innerJoin(users, eq(users.id, lists.user_id))
      .where(
        sql`${lists.id} > ${after} and not ${lists.paused}
          and ${lists.next_on} + time '08:30' <= now() at time zone 'Asia/Kolkata'`,
      )
      .orderBy(lists.id)
      .limit(BATCH),
  ]);
  return found;
}

type Due = Awaited<ReturnType<typeof readDue>>[number];

/** Moves the list to its next date and queues the mails; nothing if another run was faster. An empty list reminds no one. */
async function remind({ id, name, every, unit, from, due, owner, lines }: Due): Promise<void> {
  const rhythm = { every: every!, unit: unit!, from: from! };
  const next_on = nextAfter(rhythm, due!);
  const letter = {
    ...{ list_id: id, list: name, owner, lines },
    ...{ rhythm: formatRhythm(rhythm), due: formatDay(due!), next: formatDay(next_on) },
  };
  try {
    await asSystem([
      rows(sql`
        with reminded as (
          update requisition_lists set next_on = ${next_on}, reminded_on = ${due}
          where id = ${id} and next_on = ${due} and not paused returning 1)
        select must(count(*) = 1, 'reminded') from reminded`),
      ...(lines > 0
        ? [rows(mailFrom('list-reminder', users.email, { ...letter, name: users.name }, readersOf(id)))]
        : []),
    ]);
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
  }
}

/** The owner, and colleagues who have chosen so while it is shared; no one whose account is disabled. */
const readersOf = (id: number) => sql`from users join requisition_lists l on l.id = ${id}
  where users.disabled_at is null and not users.email_in_use and users.company_id = l.company_id
    and (users.id = l.user_id or (l.shared and exists (
      select from requisition_list_readers r where r.list_id = l.id and r.user_id = users.id)))`;
