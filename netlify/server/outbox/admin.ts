import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { WaitingMail } from '#contracts/outbox/admin.ts';
import { users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { asActor, db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { matches, type Paging, readPage } from '../platform/list-page.ts';
import { noteMail } from '../platform/queued-mail.ts';
import type { Caller } from '../platform/session.ts';
import { clearedPayload } from './content.ts';

interface ListQuery extends Paging {
  q: string | null;
  state?: 'failing' | 'waiting' | 'dropped' | undefined;
  sort?: string | undefined;
}

/** A page of unsent mails, newest first by default. Staff cannot read their contents, only what they are about. */
export async function listOutbox(actor: Caller, { q, state, sort, ...paging }: ListQuery) {
  const { id, kind, about, recipient, attempts, created_at, next_attempt_at, given_up_at } = outbox;
  const list = {
    query: db
      .select({
        ...{ id, kind, about, recipient, attempts, created_at, next_attempt_at, given_up_at },
        last_error: sql<string | null>`left(${outbox.last_error}, 500)`,
        given_up_by: users.name,
      })
      .from(outbox)
      .leftJoin(users, eq(users.id, outbox.given_up_by))
      .$dynamic(),
    table: outbox,
    search: matches(outbox.search_text, q),
    where: and(isNull(outbox.sent_at), state && isInState(state)),
    sortBy: sort?.startsWith('next') ? nextAttempt : id,
    descending: !sort?.endsWith('_asc'),
  };
  const { items, ...counts } = await readPage(actor, list, paging);
  return {
    items: items.map(({ about, created_at, next_attempt_at, given_up_at, ...row }): WaitingMail => ({
      ...row,
      about: about ?? '',
      created_at: created_at.toISOString(),
      next_attempt_at: given_up_at ? null : next_attempt_at.toISOString(),
      given_up_at: given_up_at && given_up_at.toISOString(),
    })),
    ...counts,
  };
}

/** Mails given up have no next attempt and come last. */
const nextAttempt = sql`coalesce(case when given_up_at is null then next_attempt_at end, 'infinity')`;

function isInState(state: NonNullable<ListQuery['state']>): SQL | undefined {
  switch (state) {
    case 'failing':
      return and(gt(outbox.attempts, 0), isNull(outbox.given_up_by));
    case 'waiting':
      return and(eq(outbox.attempts, 0), isNull(outbox.given_up_by));
    case 'dropped':
      return isNotNull(outbox.given_up_by);
  }
}

/** Queues one mail, or all failed ones, to be sent when the call has ended. 409 if there is none. */
export async function retryMail(actor: Caller, { id }: { id: number | null }) {
  const [, { rowCount: found }] = await asActor(actor, [
    db
      .update(outbox)
      .set({ next_attempt_at: sql`now()`, given_up_at: null })
      .where(and(isUnsettled, id === null ? gt(outbox.attempts, 0) : eq(outbox.id, id))),
  ]);
  if (found === 0) throw new AppError('conflict', id === null ? 'There are no failed emails.' : ALREADY_SETTLED);
  noteMail();
  return { message: `${found === 1 ? 'The email' : `${found} emails`} will now be sent again.` };
}

/** Not sent, and not given up by staff. */
const isUnsettled = and(isNull(outbox.sent_at), isNull(outbox.given_up_by));

const ALREADY_SETTLED = 'This email has already been sent or given up.';

/** Stops trying to send a mail. 409 if it was sent or given up already. */
export async function giveUpMail(actor: Caller, { id }: { id: number }) {
  const [, { rowCount: found }] = await asActor(actor, [
    db
      .update(outbox)
      .set({
        given_up_at: sql`now()`,
        given_up_by: sql`app_user()`,
        payload: clearedPayload,
      })
      .where(and(eq(outbox.id, id), isUnsettled)),
  ]);
  if (found === 0) throw new AppError('conflict', ALREADY_SETTLED);
  return { message: 'The email will not be sent.' };
}
