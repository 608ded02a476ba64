import { type SQL, sql } from 'drizzle-orm';
import { asSystem, rows } from '../platform/database.ts';
import { log } from '../platform/log.ts';
import { deleteFile, listFiles, type StoredFile } from '../platform/object-store.ts';

/** Rows of each kind deleted in one run; the next run continues. */
const MAX_ROWS = 2000;
/** Files checked in each folder in one run: one page of the store's listing. */
const MAX_FILES = 500;
/** Milliseconds: a younger file may belong to a form that is still open. */
const GRACE_MS = 24 * 60 * 60 * 1000;

const MONTH_AGO = sql`now() - interval '30 days'`;

const FOLDERS = [
  { bucket: 'public', folder: 'images' },
  { bucket: 'private', folder: 'resumes' },
  { bucket: 'private', folder: 'rfqs' },
  { bucket: 'private', folder: 'enquiries' },
  { bucket: 'private', folder: 'documents' },
  { bucket: 'private', folder: 'certificates' },
] as const;

/**
 * Deletes expired counters, keys, sessions and links, the text of old mails, rows of finished imports, and stored files
 * that no row refers to (a form that was never saved, a picture that was replaced). Runs may overlap.
 */
export async function sweep(start = randomPrefix(), now = Date.now()): Promise<void> {
  const counts = await sweepRows();
  for (const { bucket, folder } of FOLDERS) counts[folder] = await sweepFolder(bucket, folder, start, now - GRACE_MS);
  if (Object.values(counts).some((count) => count > 0)) log('info', 'swept', counts);
}

/** Table → what is deleted or emptied in it, at most MAX_ROWS rows. */
const EXPIRED: Readonly<Record<string, SQL>> = {
  throttle: sql`delete from throttle where key in (select key from throttle where resets_at < now() limit ${MAX_ROWS})`,
  idempotency: sql`delete from idempotency where ctid in (
    select ctid from idempotency where created_at < ${MONTH_AGO} limit ${MAX_ROWS})`,
  sessions: sql`delete from sessions where id in (
    select id from sessions where expires_at < ${MONTH_AGO} limit ${MAX_ROWS})`,
  password_resets: sql`delete from password_resets where token_hash in (
    select token_hash from password_resets where expires_at < ${MONTH_AGO} limit ${MAX_ROWS})`,
  approval_links: sql`delete from approval_links where token_hash in (
    select token_hash from approval_links where expires_at < ${MONTH_AGO} limit ${MAX_ROWS})`,
  // That a mail was sent stays on record; its text, with names and temporary links, does not.
  outbox: sql`update outbox set payload = '{}' where id in (
    select id from outbox where sent_at < ${MONTH_AGO} and payload <> '{}' order by sent_at limit ${MAX_ROWS})`,
  product_imports: sql`update product_imports set status = 'cancelled', finished_at = now()
    where status = 'checking' and created_at < ${MONTH_AGO}`,
  product_import_rows: sql`delete from product_import_rows where (import_id, row_no) in (
    select import_id, row_no from product_imports join product_import_rows on import_id = id
    where finished_at < now() - interval '7 days' limit ${MAX_ROWS})`,
};

/** Deletes expired rows; returns how many of each table. */
async function sweepRows(): Promise<Record<string, number>> {
  const statements = Object.values(EXPIRED).map(rows);
  const results = await asSystem(statements as [(typeof statements)[number]]);
  return Object.fromEntries(Object.keys(EXPIRED).map((table, at) => [table, results[at]!.rowCount]));
}

/** Deletes the unused files among MAX_FILES of a folder; returns how many. */
async function sweepFolder(
  bucket: 'public' | 'private',
  folder: string,
  start: string,
  before: number,
): Promise<number> {
  const isOld = (file: StoredFile) => file.stored_at.getTime() < before;
  // Keys are random, so a random start covers all files over time without storing a position.
  const found = (await listFiles(bucket, `${folder}/`, `${folder}/${start}`, MAX_FILES)).filter(isOld);
  if (found.length === 0) return 0;
  const [used] = await asSystem([selectUsed(found)]);
  const names = new Set(used.rows.map(({ name }) => name));
  const orphans = found.filter(({ key, name }) => !names.has(name) && !names.has(key));
  await Promise.all(orphans.map(({ key }) => deleteFile(bucket, key)));
  return orphans.length;
}

/** Those of the files that a row refers to: pictures by address, private files by key. */
function selectUsed(found: StoredFile[]) {
  const urls = sql.param(found.map(({ name }) => name));
  const keys = sql.param(found.map(({ key }) => key));
  return rows<{ name: string }>(sql`
    select url as name from item_images where url = any (${urls}::text[])
    union select logo_url from companies where logo_url = any (${urls}::text[])
    union select file_key from item_documents where file_key = any (${keys}::text[])
    union select file_key from tds_certificates where file_key = any (${keys}::text[])
    union select attachment_key from rfqs where attachment_key = any (${keys}::text[])
    union select attachment_key from rfq_submissions where attachment_key = any (${keys}::text[])
    union select resume_key from job_applications where resume_key = any (${keys}::text[])`);
}

/** The first two hexadecimal digits of a random key. */
function randomPrefix(): string {
  return Math.floor(Math.random() * 256)
    .toString(16)
    .padStart(2, '0');
}
