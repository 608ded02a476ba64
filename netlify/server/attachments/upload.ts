import { sql } from 'drizzle-orm';
import { UPLOADS_PER_HOUR, type Upload } from '#contracts/attachments/attachments.ts';
import { attachments } from '#db/schema/attachments.ts';
import { asActor, db, rows } from '../platform/database.ts';
import { readAttachment, storeWithRecord } from '../platform/files/attachments.ts';
import type { Caller } from '../platform/session.ts';

/** The folder of attachments in the private bucket. */
export const FOLDER = 'attachments';

/** Stores a file that a later call takes. The contract lists the refusals. */
export async function uploadAttachment(actor: Caller, file: File): Promise<Upload> {
  const checked = await readAttachment(file, 'file');
  const { name } = checked;
  const size = checked.bytes.length;
  const id = await storeWithRecord(FOLDER, checked, async (file_key) => {
    const [, , [added]] = await asActor(actor, [
      countUpload(actor),
      db
        .insert(attachments)
        // Null for staff, who have no company: the record that takes it has one.
        .values({ company_id: sql`app_company()`, user_id: actor.uid, file_key, file_name: name, size })
        .returning({ id: attachments.id }),
    ]);
    return added!.id;
  });
  return { id, name, size };
}

/** Refuses with 429 above the limit of a person's files in an hour. */
export const countUpload = (actor: Caller) =>
  rows(sql`select throttle_try(${`upload ${actor.uid}`}, ${UPLOADS_PER_HOUR}, interval '1 hour')`);
