import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { saveReminderEndpoint } from '#contracts/lists/lists.ts';
import { requisition_list_readers as readers, requisition_lists as lists } from '#db/schema/lists.ts';
import { asActor, db, myCompany } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { formatDay } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { nextAfter } from './due.ts';
import { readEditable } from './editable.ts';
import { visibleLists } from './rows.ts';

const NO_REMINDER = { remind_every: null, remind_unit: null, remind_from: null, next_on: null, paused: false };

/** Sets the reminder of a list; its next date is never one that was reminded of. */
export async function saveReminder(actor: Caller, { id, reminder }: z.output<typeof saveReminderEndpoint.body>) {
  const [, { list }] = await readEditable(actor, id);
  const next_on = reminder && nextAfter(reminder, list.reminded_on);
  const fields = reminder
    ? {
        ...{ remind_every: reminder.every, remind_unit: reminder.unit, remind_from: reminder.from },
        ...{ paused: reminder.paused, next_on },
      }
    : NO_REMINDER;
  await asActor(actor, [db.update(lists).set(fields).where(eq(lists.id, id))]);
  return { message: messageOf(reminder, next_on) };
}

function messageOf(reminder: { paused: boolean } | null, next_on: string | null): string {
  if (!reminder || !next_on) return 'Reminder removed.';
  return reminder.paused ? 'Reminder paused.' : `Reminder saved. The next one is on ${formatDay(next_on)}.`;
}

/** Subscribes a colleague of the owner to the reminders of a shared list, or unsubscribes. */
export async function readReminder(actor: Caller, { id, wanted }: { id: number; wanted: boolean }) {
  const mine = and(eq(readers.list_id, id), eq(readers.user_id, actor.uid));
  const [, [row]] = await asActor(actor, [visibleLists(eq(lists.id, id))]);
  if (!row) throw notFound('list');
  if (row.mine) throw new AppError('conflict', 'You get the reminders of your own lists. Pause them instead.');
  await asActor(actor, [
    wanted
      ? db.insert(readers).values({ list_id: id, user_id: actor.uid, company_id: myCompany }).onConflictDoNothing()
      : db.delete(readers).where(mine),
  ]);
  return { message: wanted ? 'You will get the reminders of this list.' : 'You no longer get its reminders.' };
}
