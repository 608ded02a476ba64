import type { Registration } from '#contracts/admin-messages.ts';
import type { FileReply } from '#contracts/endpoint.ts';
import { csvFile } from './csv.ts';
import { type InboxFilters, readInbox, readWholeInbox } from './inbox-desk.ts';
import { readTime } from './mail/as-read.ts';
import type { Caller } from './session.ts';

type Filters = Pick<InboxFilters, 'q' | 'handled' | 'webinar' | 'sort'>;

/** One page of registrations for webinars. */
export function listRegistrations(actor: Caller, query: Filters & { page: number; size: number }) {
  return readInbox<Registration>(actor, 'registration', query);
}

/** The filtered list as a CSV. */
export async function exportRegistrations(actor: Caller, filters: Filters): Promise<FileReply> {
  return csvFile<Registration>(
    'registrations',
    [
      ['Registered', ({ created_at }) => readTime(created_at)],
      ['Webinar', ({ webinar }) => webinar],
      ['Name', ({ name }) => name],
      ['Company', ({ company }) => company],
      ['Email', ({ email }) => email],
      ['Handled', ({ handled_at }) => handled_at && readTime(handled_at)],
    ],
    await readWholeInbox(actor, 'registration', filters),
  );
}
