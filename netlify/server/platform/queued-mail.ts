import { AsyncLocalStorage } from 'node:async_hooks';
import { sendOutboxEndpoint } from '#contracts/outbox/send.ts';
import { describe, log } from './log.ts';

const calls = new AsyncLocalStorage<{ hasMail: boolean }>();

/** Runs a call, and returns whether it queued a mail. */
export async function watchMail<T>(work: () => Promise<T>): Promise<{ result: T; hasMail: boolean }> {
  const call = { hasMail: false };
  const result = await calls.run(call, work);
  return { result, hasMail: call.hasMail };
}

/** Notes that the running call queues a mail, so that it is sent when the call has ended. */
export function noteMail(): void {
  const call = calls.getStore();
  if (call) call.hasMail = true;
}

/** Milliseconds: longer than a run takes. */
const TIMEOUT_MS = 30_000;

/**
 * Has the due mails sent by the function that can render and send them; this one need not contain all that. On the address
 * of the request, so that a preview never starts another deployment. Never raises: what is not sent now, `outbox-retry` sends.
 */
export async function startSending(request: Request): Promise<void> {
  try {
    const { status, ok } = await fetch(new URL(sendOutboxEndpoint.path, request.url), {
      method: sendOutboxEndpoint.method,
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!ok) throw new Error(`${sendOutboxEndpoint.path} answered ${status}.`);
  } catch (error) {
    log('error', 'mail not started', describe(error));
  }
}
