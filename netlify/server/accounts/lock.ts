import { type SQL, sql } from 'drizzle-orm';
import { LOCK_CHANGED } from '#contracts/accounts/closing.ts';
import { book_locks } from '#db/schema/accounts-settings.ts';
import { asActor, db, guard, rows } from '../platform/database.ts';
import { AppError, fieldError, GuardFailed } from '../platform/errors.ts';
import { formatDay } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';

interface Lock {
  locked_until: string | null;
  was: string | null;
  reason: string;
}

/** Documents dated up to a day that are not valid yet, because they lack their IRN (CGST Rules r. 48(5)). */
export const awaitingIrnUpTo = (day: SQL | string | null) => sql`needs_irn and irn is null and date <= ${day}::date
  and (kind <> 'invoice' or status <> 'cancelled')`;

/**
 * Locks the books up to a day, or opens them, with the reason (decision 040). 400 for a day that is not over or the same day,
 * 409 while documents up to it await their IRN, which could not be entered any more, or if the date is not `was`.
 */
export async function saveLock(actor: Caller, { locked_until, was, reason }: Lock) {
  if (locked_until === was) throw fieldError('invalid', 'locked_until', sameDay(was));
  const saved = asActor(actor, [
    guard('day', sql`coalesce(${locked_until}::date < ${todayInIndia}, true)`),
    // Waits for writes that hold the row (trigger books_locked); later ones see the new date.
    rows(sql`
      with saved as (
        insert into accounts_settings (id, locked_until) values (1, ${locked_until}::date)
        on conflict (id) do update set locked_until = excluded.locked_until
          where accounts_settings.locked_until is not distinct from ${was}::date returning 1)
      select must(count(*) = 1, 'was') from saved`),
    guard('irn', sql`not exists (select 1 from invoices where ${awaitingIrnUpTo(locked_until)})`),
    db.insert(book_locks).values({ locked_until, reason, created_by: actor.uid }),
  ]);
  await saved.catch((error: unknown) => {
    throw refusalOf(error);
  });
  return {
    message: locked_until ? `The books are locked up to ${formatDay(locked_until)}.` : 'The books are open.',
  };
}

const sameDay = (was: string | null) =>
  was ? `The books are already locked up to ${formatDay(was)}. Enter another date.` : 'The books are already open.';

function refusalOf(error: unknown): unknown {
  if (!(error instanceof GuardFailed)) return error;
  switch (error.guard) {
    case 'day':
      return fieldError('invalid', 'locked_until', 'Enter a day before today. Documents are still dated today.');
    case 'irn':
      return new AppError(
        'conflict',
        'Documents up to this day await their IRN, which cannot be entered once the books are locked. Enter the IRNs first.',
      );
    default:
      return new AppError('conflict', LOCK_CHANGED);
  }
}
