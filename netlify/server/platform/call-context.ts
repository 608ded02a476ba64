import { AsyncLocalStorage } from 'node:async_hooks';
import type { AppError } from './errors.ts';
import type { KeyedRequest } from './repeated-requests.ts';

/** What a running call remembers between its steps. */
export interface CallContext {
  /** True if it queues a mail, which is sent when the call has ended. */
  hasMail: boolean;
  /** Set once the database has not answered: the call does not wait for it a second time. */
  databaseDown?: AppError;
  /** Of a creating call that was sent with an idempotency key. */
  request?: KeyedRequest | undefined;
}

const calls = new AsyncLocalStorage<CallContext>();

/** Runs a call with a context of its own; returns both. */
export async function runCall<T>(work: () => Promise<T>): Promise<{ result: T; call: CallContext }> {
  const call: CallContext = { hasMail: false };
  const result = await calls.run(call, work);
  return { result, call };
}

/** The context of the running call; undefined in scheduled functions. */
export const currentCall = (): CallContext | undefined => calls.getStore();
