import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { currentCall } from './call-context.ts';
import { asSystem, rows } from './database.ts';
import { AppError } from './errors.ts';
import { describe, log } from './log.ts';
import { isOf, type KeyedRequest, KeyRepeated } from './repeated-requests.ts';

/** Milliseconds between looks for the reply of a request that is still running, and how many. */
const LOOK = { every: 150, times: 10 };

/**
 * Runs a call. If its key shows that it was carried out before, returns the reply of that time instead; 422 if the request
 * was another one, 409 if the reply was lost: what was asked for is saved.
 */
export async function carryOutOnce<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const call = currentCall();
    const request = call?.request;
    if (!request || request.isRecorded || !mayBeRepeated(error)) throw error;
    // From here on the call only reads.
    call.request = undefined;
    const first = await readFirst(request);
    if (!first) throw error;
    return (await replyOf(first, request)) as T;
  }
}

/** A conflict may be with the same request, sent at the same time. */
const mayBeRepeated = (error: unknown) =>
  error instanceof KeyRepeated || (error instanceof AppError && error.code === 'conflict');

interface First extends Record<string, unknown> {
  request_hash: string;
  reply: unknown;
}

async function readFirst(request: KeyedRequest): Promise<First | undefined> {
  const [found] = await asSystem([
    rows<First>(sql`select request_hash, reply from idempotency where ${isOf(request)}`),
  ]);
  return found.rows[0];
}

async function replyOf({ request_hash, reply }: First, request: KeyedRequest): Promise<unknown> {
  if (request_hash !== request.hash) {
    throw new AppError(
      'reused_key',
      'This was already sent with different contents. Reload the page and send it again.',
    );
  }
  for (let look = 1; !reply && look <= LOOK.times; look++) {
    await setTimeout(LOOK.every);
    reply = (await readFirst(request))?.reply;
  }
  if (reply) return reply;
  throw new AppError('conflict', 'This was already saved when you sent it before. Reload the page to see it.');
}

/**
 * Stores the reply for repetitions. Without it they get the 409 above, so a failure is only logged. A reply with a password is
 * never stored: the database has only its hash.
 */
export async function storeReply(reply: unknown): Promise<void> {
  const request = currentCall()?.request;
  if (!request?.isRecorded || 'temp_password' in (reply as object)) return;
  await asSystem([
    rows(sql`update idempotency set reply = ${JSON.stringify(reply)}::jsonb where ${isOf(request)}`),
  ]).catch((error: unknown) => log('error', 'reply not stored', describe(error)));
}
