import { eq } from 'drizzle-orm';
import { attachments } from '#db/schema/attachments.ts';
import { asActor, db } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { privateLink } from '../platform/files/presigned-links.ts';
import type { Caller } from '../platform/session.ts';

/** A link to a file of a record that the caller may see, or to their own upload. 404 for any other. */
export async function getAttachment(actor: Caller, id: number): Promise<{ url: string }> {
  const [, [found]] = await asActor(actor, [
    db.select({ key: attachments.file_key }).from(attachments).where(eq(attachments.id, id)),
  ]);
  if (!found) throw notFound('file');
  return { url: await privateLink(found.key) };
}
