import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { siteUrl } from '../mail/site-url.ts';
import { env } from '../platform/env.ts';
import { log } from '../platform/log.ts';

const TIMEOUT_MS = 10_000;

let isHookReported = false;

/**
 * Has the site built again once a day has come on which its pages change by themselves: a webinar of yesterday is over.
 * The build in use names that day (src/pages/next-build.json.ts), so a build that fails is tried again the next night.
 * Does nothing without BUILD_HOOK_URL, and says so in the log once per instance. Returns whether a build was requested.
 */
export async function rebuildSite(now = new Date()): Promise<boolean> {
  if (!env.BUILD_HOOK_URL) {
    if (!isHookReported)
      log('info', 'no build hook', { effect: 'Pages with dates change only when the site is built.' });
    isHookReported = true;
    return false;
  }
  const { on } = (await (await ask(siteUrl('/next-build.json'), 'GET')).json()) as { on: string };
  if (dayInIndia(now) < on) return false;
  await ask(env.BUILD_HOOK_URL, 'POST');
  log('info', 'build requested', { on });
  return true;
}

async function ask(address: string, method: 'GET' | 'POST'): Promise<Response> {
  const response = await fetch(address, { method, signal: AbortSignal.timeout(TIMEOUT_MS) });
  // The hook's address is a secret.
  if (!response.ok) throw new Error(`The ${method === 'GET' ? 'site' : 'build hook'} answered ${response.status}.`);
  return response;
}
