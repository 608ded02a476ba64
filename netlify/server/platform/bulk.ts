import { NO_PERMISSION } from '#contracts/access.ts';
import type { BulkReply, BulkResult } from '#contracts/bulk.ts';
import { AppError } from './errors.ts';
import { describe, log } from './log.ts';

/** Milliseconds after which no further row is started: a function ends after ten seconds. */
const BULK_MS = 7_000;

const OUT_OF_TIME = 'Not started: the others took too long. Try again.';
const FAILED = 'Something went wrong on our side. Open it to see whether it has changed.';

/** What a rule says of one row; `done` is false if it did something else than what was asked for. */
interface Outcome {
  message: string;
  done?: boolean;
}

/**
 * Carries out an action for each row, one after the other, so that each row is decided on what the ones before it have
 * changed. A refusal becomes the row's message and does not stop the others. A caller without access is refused as a whole, and
 * so is a call whose first row finds no database: nothing has changed.
 */
export async function actOnEach(ids: readonly number[], act: (id: number) => Promise<Outcome>): Promise<BulkReply> {
  const end = Date.now() + BULK_MS;
  const results: BulkResult[] = [];
  for (const id of new Set(ids)) {
    const isFirst = results.length === 0;
    results.push(Date.now() < end ? await resultOf(id, act, isFirst) : { id, done: false, message: OUT_OF_TIME });
  }
  return { results };
}

async function resultOf(id: number, act: (id: number) => Promise<Outcome>, isFirst: boolean): Promise<BulkResult> {
  try {
    const { message, done = true } = await act(id);
    return { id, done, message };
  } catch (error) {
    if (error instanceof AppError) {
      if (isAboutCaller(error) || (isFirst && error.code === 'unavailable')) throw error;
      return { id, done: false, message: error.message };
    }
    // The rows before it are changed, and the caller has to know which.
    log('error', 'row failed', { id, ...describe(error) });
    return { id, done: false, message: FAILED };
  }
}

const CALLER_CODES: readonly string[] = ['unauthenticated', 'password_change', 'factor_setup', 'throttled'];

const isAboutCaller = ({ code, message }: AppError) => CALLER_CODES.includes(code) || message === NO_PERMISSION;
