import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Device } from '#contracts/session.ts';
import { sessions } from '#db/schema/companies.ts';
import { asActor, db } from './database.ts';
import type { Caller } from './session.ts';

/** Devices shown; somebody who signs in anew each time has many. */
const MOST_SHOWN = 50;

/** Where the caller is signed in, this device first, then the newest. */
export async function listDevices(actor: Caller): Promise<{ items: Device[] }> {
  const [, found] = await asActor(actor, [
    db
      .select()
      .from(sessions)
      .where(and(live(actor), gt(sessions.expires_at, sql`now()`)))
      .orderBy(desc(sql`${sessions.id} = ${actor.sid}`), desc(sessions.created_at))
      .limit(MOST_SHOWN),
  ]);
  return {
    items: found.map(({ id, user_agent, created_at, expires_at }) => ({
      id,
      name: deviceName(user_agent),
      since: created_at.toISOString(),
      until: expires_at.toISOString(),
      current: id === actor.sid,
    })),
  };
}

/** Signs one device of the caller's out, or all but this one. One that is signed out already is no error. */
export async function signOutDevice(actor: Caller, id: string | undefined) {
  const [, ended] = await asActor(actor, [
    db
      .update(sessions)
      .set({ revoked_at: sql`now()` })
      .where(and(live(actor), id ? eq(sessions.id, id) : ne(sessions.id, actor.sid)))
      .returning({ id: sessions.id }),
  ]);
  const message = id ? 'The device was signed out.' : 'All other devices were signed out.';
  return { message, ended: ended.length };
}

const live = (actor: Caller) => and(eq(sessions.user_id, actor.uid), isNull(sessions.revoked_at));

// In the order in which they must be tried: nearly every browser claims to be some of the others too.
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** `Chrome on Windows`, from what the browser said of itself when it signed in. */
export function deviceName(userAgent: string | null): string {
  const of = (known: [RegExp, string][]) => known.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const [browser, system] = [of(BROWSERS), of(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A program on ${system}` : 'An unknown device');
}
