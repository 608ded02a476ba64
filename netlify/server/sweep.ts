import { sql } from 'drizzle-orm';
import { asSystem, rows } from './database.ts';
import { dropFile, listFiles, type StoredFile } from './files.ts';
import { log } from './log.ts';

/** Rows of a kind that one run takes away; what is left comes in the next one. */
const ROWS = 2000;
/** Files that one run looks at in each folder: one page of the store's list. */
const FILES = 500;
/** A younger file may belong to a form that is still open, milliseconds. */
const GRACE_MS = 24 * 60 * 60 * 1000;

/** Where files lie, by bucket. */
const FOLDERS = [
  { bucket: 'public', folder: 'images' },
  { bucket: 'private', folder: 'resumes' },
  { bucket: 'private', folder: 'rfqs' },
  { bucket: 'private', folder: 'enquiries' },
] as const;

/**
 * Takes away what has had its time: counters, keys, sessions and links that ended long ago, what old mails said, rows of
 * finished imports; and stored files that no row names, because their form was never saved or their picture was replaced.
 * Any number of runs, also at once, do the work of one.
 */
export async function sweep(start = randomPlace(), now = Date.now()): Promise<void> {
  const [swept] = await asSystem([rows<{ counts: Record<string, number> }>(sql`select sweep_rows(${ROWS}) as counts`)]);
  const files: Record<string, number> = {};
  for (const { bucket, folder } of FOLDERS) files[folder] = await sweepFolder(bucket, folder, start, now - GRACE_MS);
  const counts = { ...swept.rows[0]!.counts, ...files };
  if (Object.values(counts).some((count) => count > 0)) log('info', 'swept', counts);
}

/** Looks at one stretch of a folder and drops what nobody names; answers how many files. */
async function sweepFolder(
  bucket: 'public' | 'private',
  folder: string,
  start: string,
  before: number,
): Promise<number> {
  const old = (file: StoredFile) => file.at.getTime() < before;
  // Keys are random, so a random place to start at comes round to all of them, and no run has to remember where it was.
  const found = (await listFiles(bucket, `${folder}/`, `${folder}/${start}`, FILES)).filter(old);
  if (found.length === 0) return 0;
  const [used] = await asSystem([
    rows<{ name: string }>(
      sql`select name from files_in_use(${sql.param(found.map(({ name }) => name))}::text[], ${sql.param(found.map(({ key }) => key))}::text[])`,
    ),
  ]);
  const names = new Set(used.rows.map(({ name }) => name));
  const orphans = found.filter(({ key, name }) => !names.has(name) && !names.has(key));
  await Promise.all(orphans.map(({ key }) => dropFile(bucket, key)));
  return orphans.length;
}

/** The first two digits of a random key. */
function randomPlace(): string {
  return Math.floor(Math.random() * 256)
    .toString(16)
    .padStart(2, '0');
}
