import { eq, type SQL, sql } from 'drizzle-orm';
import type { SizedFile } from '#contracts/attachments/file-ref.ts';
import { QUOTE_FILE_GONE } from '#contracts/quotes/admin.ts';
import { attachments } from '#db/schema/attachments.ts';
import { quotes } from '#db/schema/quotes.ts';
import { db, rows } from '../platform/database.ts';
import { fieldError, GuardFailed } from '../platform/errors.ts';

/** The files of `quotes`, in the order in which they were chosen. */
export const filesOfQuote = sql<SizedFile[]>`coalesce((
  select json_agg(json_build_object('id', a.id, 'name', a.file_name, 'size', a.size) order by a.created_at, a.id)
  from attachments a where a.quote_id = ${quotes.id}), '[]')`;

/** Query of the names of a version's files. */
export const fileNamesOf = (quote_id: number) =>
  db
    .select({ name: attachments.file_name })
    .from(attachments)
    .where(eq(attachments.quote_id, quote_id))
    .orderBy(attachments.created_at, attachments.id);

/** Name of the guard of `setFiles`. */
const GUARD = 'quote file';

/**
 * Gives a draft exactly these files: its own, those of another version of its RFQ, of which it gets rows of its own, and uploads
 * of the caller. Fails if there is no such file. What is removed stays in the store while another version has it; otherwise the
 * cleanup job deletes it.
 */
export function setFiles(quote_id: SQL, ids: readonly number[]) {
  const unique = [...new Set(ids)];
  const wanted = sql`id = any (${sql.param(unique)}::bigint[])`;
  return rows(sql`
    with draft as (select id as draft_id, company_id as owner, rfq_id from quotes where id = ${quote_id}),
    removed as (delete from attachments where quote_id = ${quote_id} and not ${wanted}),
    kept as (select 1 from attachments where quote_id = ${quote_id} and ${wanted}),
    repeated as (
      insert into attachments (company_id, user_id, quote_id, file_key, file_name, size, created_at)
      select owner, app_user(), draft_id, file_key, file_name, size, created_at from attachments, draft
      where ${wanted} and quote_id <> draft_id
        and quote_id in (select id from quotes where quotes.rfq_id = draft.rfq_id)
      returning 1),
    taken as (
      update attachments set company_id = owner, quote_id = draft_id from draft
      where ${wanted} and user_id = app_user() and not taken returning 1)
    select must((select count(*) from kept) + (select count(*) from repeated) + (select count(*) from taken) = ${unique.length},
      ${GUARD})`);
}

/** For the `catch` of a batch with `setFiles`. */
export function rethrowFileGone(error: unknown): never {
  throw error instanceof GuardFailed && error.guard === GUARD
    ? fieldError('conflict', 'files', QUOTE_FILE_GONE)
    : error;
}
