import { and, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { type Subscriber, SUBSCRIBER_STATES, type SubscriberState } from '#contracts/visitors/inbox-admin.ts';
import { newsletter_subscribers } from '#db/schema/visitors.ts';
import { exportOf, formatSheetTime } from '../platform/csv-export.ts';
import { db } from '../platform/database.ts';
import { beginsWith, matches, type Paging, readPage } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import { type Handled, isHandled } from './inbox-admin.ts';

interface ListQuery extends Paging {
  q: string | null;
  handled?: Handled | undefined;
  state?: SubscriberState | undefined;
  sort?: string | undefined;
}

/** A page of the newsletter's subscribers, newest first by default, without the tokens of their links. */
export async function listSubscribers(actor: Caller, { q, handled, state, sort, ...paging }: ListQuery) {
  const { id, email, created_at, confirmed_at, unsubscribed_at, handled_at } = newsletter_subscribers;
  const isByEmail = sort?.startsWith('email');
  const list = {
    query: db
      .select({ id, email, created_at, confirmed_at, unsubscribed_at, handled_at })
      .from(newsletter_subscribers)
      .$dynamic(),
    table: newsletter_subscribers,
    search: matches(newsletter_subscribers.search_text, q),
    where: and(isHandled(handled_at, handled), state && isInState(state)),
    sortBy: isByEmail ? email : id,
    descending: !sort?.endsWith('_asc'),
    first: isByEmail ? beginsWith(email, q) : undefined,
  };
  const { items, ...counts } = await readPage(actor, list, paging);
  return {
    items: items.map(({ id, email, ...at }): Subscriber => ({
      ...{ id, email, state: at.unsubscribed_at ? 'ended' : at.confirmed_at ? 'confirmed' : 'waiting' },
      created_at: at.created_at.toISOString(),
      confirmed_at: at.confirmed_at && at.confirmed_at.toISOString(),
      unsubscribed_at: at.unsubscribed_at && at.unsubscribed_at.toISOString(),
      handled_at: at.handled_at && at.handled_at.toISOString(),
    })),
    ...counts,
  };
}

function isInState(state: SubscriberState): SQL | undefined {
  const { confirmed_at, unsubscribed_at } = newsletter_subscribers;
  switch (state) {
    case 'confirmed':
      return and(isNotNull(confirmed_at), isNull(unsubscribed_at));
    case 'waiting':
      return and(isNull(confirmed_at), isNull(unsubscribed_at));
    case 'ended':
      return isNotNull(unsubscribed_at);
  }
}

/** The filtered list as a CSV. */
export const exportSubscribers = exportOf('subscribers', listSubscribers, [
  ['Email', ({ email }: Subscriber) => email],
  ['State', ({ state }) => SUBSCRIBER_STATES[state]],
  ['Subscribed', ({ created_at }) => formatSheetTime(created_at)],
  ['Confirmed', ({ confirmed_at }) => formatSheetTime(confirmed_at)],
  ['Unsubscribed', ({ unsubscribed_at }) => formatSheetTime(unsubscribed_at)],
  ['Handled', ({ handled_at }) => formatSheetTime(handled_at)],
]);
