import type { Subscriber, SubscriberState } from '#contracts/admin-messages.ts';
import type { FileReply } from '#contracts/endpoint.ts';
import { csvFile } from './csv.ts';
import { moment } from './desk-page.ts';
import { type InboxFilters, readInbox, readWholeInbox } from './inbox-desk.ts';
import { readTime } from './mail/as-read.ts';
import type { Caller } from './session.ts';

type Filters = Pick<InboxFilters, 'q' | 'handled' | 'sort'> & { state?: SubscriberState | undefined };
type Row = Omit<Subscriber, 'state'>;

/** One page of the newsletter's addresses. The tokens of their links never leave the server: no reply lists them. */
export async function listSubscribers(actor: Caller, query: Filters & { page: number; size: number }) {
  const { items, ...counts } = await readInbox<Row>(actor, 'subscriber', query);
  return { items: items.map(subscriberOf), ...counts };
}

/** The filtered list as a CSV. */
export async function exportSubscribers(actor: Caller, filters: Filters): Promise<FileReply> {
  const found = await readWholeInbox<Row>(actor, 'subscriber', filters);
  return csvFile<Subscriber>(
    'subscribers',
    [
      ['Email', ({ email }) => email],
      ['State', ({ state }) => state],
      ['Asked for', ({ created_at }) => readTime(created_at)],
      ['Confirmed', ({ confirmed_at }) => confirmed_at && readTime(confirmed_at)],
      ['Ended', ({ unsubscribed_at }) => unsubscribed_at && readTime(unsubscribed_at)],
      ['Handled', ({ handled_at }) => handled_at && readTime(handled_at)],
    ],
    found.map(subscriberOf),
  );
}

function subscriberOf({ confirmed_at, unsubscribed_at, ...row }: Row): Subscriber {
  const state = unsubscribed_at ? 'ended' : confirmed_at ? 'confirmed' : 'waiting';
  return { ...row, state, confirmed_at: moment(confirmed_at), unsubscribed_at: moment(unsubscribed_at) };
}
