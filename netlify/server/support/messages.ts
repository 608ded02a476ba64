import { eq, sql } from 'drizzle-orm';
import type { FileRef } from '#contracts/attachments/file-ref.ts';
import { users } from '#db/schema/companies.ts';
import { ticket_messages } from '#db/schema/tickets.ts';
import { storeAttachment } from '../attachments/add.ts';
import { db, type Queries } from '../platform/database.ts';
import { messageOf } from '../platform/history.ts';
import type { Caller } from '../platform/session.ts';

/** The message that this batch has written last. */
export const newMessage = sql`currval('ticket_messages_id_seq')`;

const files = sql<
  FileRef[]
>`coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.file_name) order by a.id)
  from attachments a where a.ticket_message_id = ticket_messages.id), '[]')`;

/** Query of a ticket's messages with their files, the oldest first. Policies hide the names of our staff from buyers. */
export const messagesOfTicket = (id: number) =>
  db
    .select({ message: ticket_messages, author: users.name, files })
    .from(ticket_messages)
    .leftJoin(users, eq(users.id, ticket_messages.user_id))
    .where(eq(ticket_messages.ticket_id, id))
    .orderBy(ticket_messages.id);

/** A message for the wire. */
export const ticketMessage = ({ files, ...row }: Awaited<ReturnType<typeof messagesOfTicket>>[number]) => ({
  ...messageOf(row),
  files,
});

/** Runs `write` with the queries that add the file sent with `newMessage`, if there is one, and its name for the mail. */
export function withFile<T>(
  actor: Caller,
  file: File | undefined,
  company_id: number,
  write: (file: { queries: Queries; name: string | null }) => Promise<T>,
): Promise<T> {
  if (!file) return write({ queries: [], name: null });
  return storeAttachment(actor, file, 'attachment', { ticket_message_id: newMessage, company_id }, write);
}
