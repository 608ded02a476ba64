import type { DeskMessage } from '#contracts/admin-messages.ts';
import type { FileReply } from '#contracts/endpoint.ts';
import { csvFile } from './csv.ts';
import { type InboxFilters, readInbox, readWholeInbox } from './inbox-desk.ts';
import { readTime } from './mail/as-read.ts';
import type { Caller } from './session.ts';

type Filters = Pick<InboxFilters, 'q' | 'handled'>;

/** One page of the contact form's messages. */
export function listMessages(actor: Caller, query: Filters & { page: number; size: number }) {
  return readInbox<DeskMessage>(actor, 'message', query);
}

/** The filtered list as a CSV. */
export async function exportMessages(actor: Caller, filters: Filters): Promise<FileReply> {
  return csvFile<DeskMessage>(
    'messages',
    [
      ['Received', ({ created_at }) => readTime(created_at)],
      ['Name', ({ name }) => name],
      ['Company', ({ company }) => company],
      ['E-mail', ({ email }) => email],
      ['Phone', ({ phone }) => phone],
      ['Message', ({ message }) => message],
      ['Handled', ({ handled_at }) => handled_at && readTime(handled_at)],
    ],
    await readWholeInbox(actor, 'message', filters),
  );
}
