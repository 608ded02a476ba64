import { sendOutboxEndpoint } from '#contracts/outbox/send.ts';
import { currentCall } from './call-context.ts';
import { describe, log } from './log.ts';

/** Notes that the running call queues a mail, so that it is sent when the call has ended. */
export function noteMail(): void {
  const call = currentCall();
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
