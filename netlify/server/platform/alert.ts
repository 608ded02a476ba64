import { env } from './env.ts';
import { describe, log } from './log.ts';

/** Milliseconds between two alerts with the same key from one instance: a broken call may fail a thousand times. */
const PAUSE_MS = 10 * 60_000;
const TIMEOUT_MS = 3000;

const alerted = new Map<string, number>();

/**
 * Sends a line to ALERT_WEBHOOK_URL, if it is set, as `{ "text": … }`, which chat services take. Never raises: what it
 * reports is already in the log. Put nothing of a person's data into it.
 */
export async function sendAlert(key: string, text: string): Promise<void> {
  const now = Date.now();
  if (!env.ALERT_WEBHOOK_URL || now - (alerted.get(key) ?? -Infinity) < PAUSE_MS) return;
  alerted.set(key, now);
  try {
    const { status, ok } = await fetch(env.ALERT_WEBHOOK_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: `${new URL(env.SITE_URL).host}: ${text}` }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!ok) throw new Error(`The alert was answered with ${status}.`);
  } catch (error) {
    log('error', 'alert', describe(error));
  }
}
