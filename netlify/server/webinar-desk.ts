import type { Registration } from '#contracts/admin-messages.ts';
import { exportOf, sheetTime } from './csv-export.ts';
import type { Place } from './desk-page.ts';
import { type InboxFilters, readInbox } from './inbox-desk.ts';
import type { Caller } from './session.ts';

type Filters = Pick<InboxFilters, 'q' | 'handled' | 'webinar' | 'sort'>;

/** One page of registrations for webinars. */
export function listRegistrations(actor: Caller, query: Filters & Place) {
  return readInbox<Registration>(actor, 'registration', query);
}

/** The filtered list as a CSV. */
export const exportRegistrations = exportOf('registrations', listRegistrations, [
  ['Registered', ({ created_at }: Registration) => sheetTime(created_at)],
  ['Webinar', ({ webinar }) => webinar],
  ['Name', ({ name }) => name],
  ['Company', ({ company }) => company],
  ['Email', ({ email }) => email],
  ['Handled', ({ handled_at }) => sheetTime(handled_at)],
]);
