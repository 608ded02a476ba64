import type { SQL } from 'drizzle-orm';
import { attachments } from '#db/schema/attachments.ts';
import { db, type Queries } from '../platform/database.ts';
import { readAttachment, storeWithRecord } from '../platform/files/attachments.ts';
import type { Caller } from '../platform/session.ts';
import { countUpload, FOLDER } from './upload.ts';

/** The record that a file is sent with. */
type Owner = { company_id: number } & (
  { ticket_message_id: SQL } | { order_id: number } | { shipment_id: number; line_no?: number }
);

/** The queries that write the file's row, after that of its record, and its name for the mail. */
interface Written {
  queries: Queries;
  name: string;
}

/** Judges and stores a file, and runs `write` with the queries for its row. 415 at the form's `field` for a file of another type. */
export async function storeAttachment<T>(
  actor: Caller,
  file: File,
  field: string,
  owner: Owner,
  write: (file: Written) => Promise<T>,
): Promise<T> {
  const checked = await readAttachment(file, field);
  const { name, bytes } = checked;
  return storeWithRecord(FOLDER, checked, (file_key) => {
    const row = { ...owner, user_id: actor.uid, file_key, file_name: name, size: bytes.length };
    return write({ queries: [countUpload(actor), db.insert(attachments).values(row)], name });
  });
}
