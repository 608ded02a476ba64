import type { Subscriber, SubscriberState } from '#contracts/admin-messages.ts';
import { exportOf, sheetTime } from './csv-export.ts';
import { moment, type Place } from './desk-page.ts';
import { type InboxFilters, readInbox } from './inbox-desk.ts';
import type { Caller } from './session.ts';

type Filters = Pick<InboxFilters, 'q' | 'handled' | 'sort'> & { state?: SubscriberState | undefined };
type Row = Omit<Subscriber, 'state'>;

/** One page of the newsletter's addresses. The tokens of their links never leave the server: no reply lists them. */
export async function listSubscribers(actor: Caller, query: Filters & Place) {
  const { items, ...counts } = await readInbox<Row>(actor, 'subscriber', query);
  return { items: items.map(subscriberOf), ...counts };
}

/** The filtered list as a CSV. */
export const exportSubscribers = exportOf('subscribers', listSubscribers, [
  ['Email', ({ email }: Subscriber) => email],
  ['State', ({ state }) => state],
  ['Asked for', ({ created_at }) => sheetTime(created_at)],
  ['Confirmed', ({ confirmed_at }) => sheetTime(confirmed_at)],
  ['Ended', ({ unsubscribed_at }) => sheetTime(unsubscribed_at)],
  ['Handled', ({ handled_at }) => sheetTime(handled_at)],
]);

function subscriberOf({ confirmed_at, unsubscribed_at, ...row }: Row): Subscriber {
  const state = unsubscribed_at ? 'ended' : confirmed_at ? 'confirmed' : 'waiting';
  return { ...row, state, confirmed_at: moment(confirmed_at), unsubscribed_at: moment(unsubscribed_at) };
}
