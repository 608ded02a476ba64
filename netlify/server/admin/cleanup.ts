import { type SQL, sql } from 'drizzle-orm';
import { UPLOAD_DAYS } from '#contracts/attachments/attachments.ts';
import { asSystem, rows } from '../platform/database.ts';
import { log } from '../platform/log.ts';
import { deleteFile, deletePrivateFile, listFiles, type StoredFile } from '../platform/files/object-store.ts';
import { EXPIRED, MAX_ROWS } from '../privacy/expired.ts';

/** Milliseconds after which no further rows are looked for: a scheduled function has 30 seconds. The next run continues. */
const BUDGET_MS = 15_000;
/** Files checked in each folder in one run: one page of the store's listing. */
const MAX_FILES = 500;
/** Milliseconds: a younger file may belong to a form that is still open. */
const GRACE_MS = 24 * 60 * 60 * 1000;

const FOLDERS = [
  { bucket: 'public', folder: 'images' },
  { bucket: 'private', folder: 'resumes' },
  { bucket: 'private', folder: 'rfqs' },
  { bucket: 'private', folder: 'messages' },
  { bucket: 'private', folder: 'attachments' },
  { bucket: 'private', folder: 'enquiries' },
  { bucket: 'private', folder: 'documents' },
  { bucket: 'private', folder: 'certificates' },
] as const;

/**
 * Deletes personal data at the end of its period (contracts/privacy/retention.ts), old keys, rows of finished imports, uploads
 * that no record has taken, and stored files that no row refers to (a form that was never saved, a picture that was replaced).
 * Runs may overlap.
 */
export async function sweep(start = randomPrefix(), now = Date.now(), budget = BUDGET_MS): Promise<void> {
  const counts = await sweepRows(Date.now() + budget);
  for (const { bucket, folder } of FOLDERS) counts[folder] = await sweepFolder(bucket, folder, start, now - GRACE_MS);
  if (Object.values(counts).some((count) => count > 0)) log('info', 'swept', counts);
}

/** What is not about a person. A returned `file_key` is deleted with its row. */
const OTHERS: Readonly<Record<string, SQL>> = {
  // The conditions are repeated because a record may take the upload between the two reads.
  uploads: sql`delete from attachments where not taken and id in (
    select id from attachments where not taken
      and created_at < now() - make_interval(days => ${UPLOAD_DAYS}) limit ${MAX_ROWS}) returning file_key`,
  idempotency: sql`delete from idempotency where ctid in (
    select ctid from idempotency where created_at < now() - interval '30 days' limit ${MAX_ROWS})`,
  factor_challenges: sql`delete from factor_challenges where token_hash in (
    select token_hash from factor_challenges where expires_at < now() limit ${MAX_ROWS})`,
  product_imports: sql`update product_imports set status = 'cancelled', finished_at = now()
    where status = 'checking' and created_at < now() - interval '30 days'`,
  product_import_rows: sql`delete from product_import_rows where (import_id, row_no) in (
    select import_id, row_no from product_imports join product_import_rows on import_id = id
    where finished_at < now() - interval '7 days' limit ${MAX_ROWS})`,
};

/** Deletes expired rows, and their files, until none is left or the time is over; returns how many of each kind. */
async function sweepRows(until: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let statements = Object.entries({ ...EXPIRED, ...OTHERS });
  do {
    const queries = statements.map(([, statement]) => rows<{ file_key?: string | null }>(statement));
    const results = await asSystem(queries as [(typeof queries)[number]]);
    statements.forEach(([kind], at) => (counts[kind] = (counts[kind] ?? 0) + results[at]!.rowCount));
    const keys = results.flatMap(({ rows }) => rows.flatMap(({ file_key }) => file_key ?? []));
    // After the rows: a file that is left over is found by sweepFolder.
    await Promise.all(keys.map(deletePrivateFile));
    statements = statements.filter((_, at) => results[at]!.rowCount >= MAX_ROWS);
  } while (statements.length > 0 && Date.now() < until);
  return counts;
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
    union select file_key from attachments where file_key = any (${keys}::text[])
    union select file_key from messages where file_key = any (${keys}::text[])
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
