import type { SQL } from 'drizzle-orm';
import { attachments } from '#db/schema/attachments.ts';
import { db, type Queries } from '../platform/database.ts';
import { readAttachment, storeWithRecord } from '../platform/files/attachments.ts';
import type { Caller } from '../platform/session.ts';
import { countUpload, FOLDER } from './upload.ts';

/** The queries that write a message's file, and its name for the mail. */
interface Written {
  queries: Queries;
  name: string | null;
}

/**
 * Judges and stores the file sent with a message of a ticket, if there is one, and runs `write` with the queries that add it to
 * `message`, which the same batch writes before them. 415 at `attachment` for a file of another type.
 */
export async function withFile<T>(
  actor: Caller,
  file: File | undefined,
  message: { ticket_message_id: SQL; company_id: number },
  write: (file: Written) => Promise<T>,
): Promise<T> {
  if (!file) return write({ queries: [], name: null });
  const checked = await readAttachment(file);
  const { name, bytes } = checked;
  return storeWithRecord(FOLDER, checked, (file_key) => {
    const row = { ...message, user_id: actor.uid, file_key, file_name: name, size: bytes.length };
    return write({ queries: [countUpload(actor), db.insert(attachments).values(row)], name });
  });
}
