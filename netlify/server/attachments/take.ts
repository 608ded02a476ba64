import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { UPLOAD_GONE } from '#contracts/attachments/attachments.ts';
import { attachments } from '#db/schema/attachments.ts';
import { db, rows } from '../platform/database.ts';
import { fieldError, GuardFailed } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';

/** Name of the guard of `takeUploads`. */
const GUARD = 'upload';

type Taker =
  | { ticket_message_id: SQL }
  | { order_id: number }
  | { goods_received_id: SQL }
  | { payment_advice_id: SQL }
  | { shipment_id: number };

/** Makes the caller's uploads files of a record that this batch has written before; fails if one is gone. */
export function takeUploads(ids: readonly number[], taker: Taker, company_id: SQL | number) {
  if (ids.length === 0) return [];
  const unique = [...new Set(ids)];
  const [column, record] = Object.entries(taker)[0]! as [string, SQL | number];
  return [
    rows(sql`
      with taken as (
        update attachments set company_id = ${company_id}, ${sql.identifier(column)} = ${record}
        where id = any (${sql.param(unique)}::bigint[]) and user_id = app_user()
          and not taken returning 1)
      select must(count(*) = ${unique.length}, ${GUARD}) from taken`),
  ];
}

/** Query of the names of the caller's uploads with these ids. */
export const uploadsOf = (actor: Caller, ids: readonly number[]) =>
  db
    .select({ id: attachments.id, name: attachments.file_name })
    .from(attachments)
    .where(and(inArray(attachments.id, [0, ...ids]), eq(attachments.user_id, actor.uid), eq(attachments.taken, false)));

/** 409 at the field of a form whose upload is gone. */
export const uploadGone = (field: string) => fieldError('conflict', field, UPLOAD_GONE);

/** For the `catch` of a batch with `takeUploads`. */
export function rethrowGone(field: string) {
  return (error: unknown): never => {
    throw error instanceof GuardFailed && error.guard === GUARD ? uploadGone(field) : error;
  };
}
