import { sql } from 'drizzle-orm';
import type { WaitingMail } from '#contracts/admin-outbox.ts';
import { LIST_COUNT_CAP } from '#contracts/limits.ts';
import { asActor, rows } from './database.ts';
import { AppError } from './http/errors.ts';
import { askList, type Place } from './desk-page.ts';
import type { Caller } from './session.ts';

interface ListQuery extends Place {
  q: string | null;
  state?: string | undefined;
  sort?: string | undefined;
}

/**
 * One page of mails that have not gone out. Only functions of the database reach them, and none gives out what a mail
 * says, only what it is about: to a query of the staff's the outbox is empty.
 */
export async function listOutbox(actor: Caller, { q, state, sort, page, size, after }: ListQuery) {
  const list = rows<{ items: WaitingMail[]; total: number; capped: boolean }>(
    sql`select * from admin_outbox_page(${q}, ${state ?? null}, ${sort ?? null}, ${page}, ${size}, ${LIST_COUNT_CAP})`,
  );
  const { items, total, capped } = (await askList(actor, list, after)).rows[0]!;
  return { items: items.map(mailOf), total, total_capped: capped };
}

function mailOf({ created_at, next_attempt_at, given_up_at, ...row }: WaitingMail): WaitingMail {
  return {
    ...row,
    created_at: new Date(created_at).toISOString(),
    next_attempt_at: given_up_at ? null : new Date(next_attempt_at!).toISOString(),
    given_up_at: given_up_at && new Date(given_up_at).toISOString(),
  };
}

/** Has one mail, or all that have failed, tried again with the next run. 409 where there is none to try. */
export async function retryMail(actor: Caller, { id }: { id: number | null }) {
  const [, result] = await asActor(actor, [rows<{ found: number }>(sql`select outbox_retry(${id}) as found`)]);
  const { found } = result.rows[0]!;
  if (found === 0) {
    throw new AppError(
      'conflict',
      id === null ? 'No mail has failed.' : 'This mail went out or was given up meanwhile.',
    );
  }
  return { message: `${found === 1 ? 'The mail is' : `${found} mails are`} tried again within a minute.` };
}

/** Gives one mail up. 409 where it went out or was given up already. */
export async function giveUpMail(actor: Caller, { id }: { id: number }) {
  const [, result] = await asActor(actor, [rows<{ gone: boolean }>(sql`select outbox_give_up(${id}) as gone`)]);
  if (!result.rows[0]!.gone) throw new AppError('conflict', 'This mail went out or was given up meanwhile.');
  return { message: 'The mail is given up.' };
}
