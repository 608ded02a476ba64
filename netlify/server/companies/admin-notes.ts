import { sql } from 'drizzle-orm';
import { asActor, rows } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';

/** Adds a note on a company, which only staff can read. 404 for an unknown company. */
export async function addCompanyNote(actor: Caller, { id, note }: { id: number; note: string }) {
  const [, written] = await asActor(actor, [
    rows(sql`insert into company_notes (company_id, user_id, body)
      select id, app_user(), ${note} from companies where id = ${id} returning id`),
  ]);
  if (written.rows.length === 0) throw notFound('company');
  return { message: 'Note added.' };
}
