import { NOTICE_VERSION } from '#contracts/privacy/notices.ts';
import { nextSession, REGISTERED, type WebinarRegistration } from '#contracts/visitors/webinars.ts';
import { sql } from 'drizzle-orm';
import { webinar_registrations } from '#db/schema/visitors.ts';
import { mailVisitor } from '../mail/mail-visitor.ts';
import { readEntry } from '../platform/content.ts';
import { asSystem, db, rows } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { throttleForm } from '../platform/throttle.ts';

/** Front matter of a webinar, described in src/schemas/webinar.ts. */
interface Webinar {
  title: string;
  date: string;
  repeats_weeks?: number;
  time: string;
  minutes: number;
}

/** Stores the registration and mails the calendar entry. The contract lists the refusals. */
export async function registerForWebinar(registration: WebinarRegistration, ip: string, now = new Date()) {
  const { webinar, name, email } = registration;
  const entry = await readEntry<Webinar>('webinars', webinar);
  if (!entry) throw new AppError('not_found', 'This webinar was not found. Choose one from the list.');
  const session = sessionAfter(now, entry);
  if (!session) throw new AppError('conflict', 'This webinar is over. Its recording is under On-Demand.');
  const when = `${days.format(session.starts)}, ${entry.time} IST`;
  const times = { starts: session.starts.toISOString(), ends: session.ends.toISOString() };
  const held_on = isoDay.format(session.starts);
  await asSystem([
    throttleForm('webinar', ip),
    db
      .insert(webinar_registrations)
      .values({ ...registration, held_on, notice_version: NOTICE_VERSION })
      .onConflictDoNothing(),
    // Who registers again for a series comes to its next session.
    rows(sql`update webinar_registrations set held_on = ${held_on}
      where webinar = ${webinar} and lower(email) = lower(${email})`),
    mailVisitor('webinar-registered', email, { webinar, name, title: entry.title, when, ...times }),
  ]);
  return { message: REGISTERED };
}

const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The next session that has not ended; null if there is none. */
export function sessionAfter(now: Date, webinar: Webinar): { starts: Date; ends: Date } | null {
  for (const day of [now, new Date(now.getTime() + 86_400_000)]) {
    const date = nextSession(webinar, isoDay.format(day));
    if (!date) return null;
    const starts = new Date(`${date}T${webinar.time}:00+05:30`);
    const ends = new Date(starts.getTime() + webinar.minutes * 60_000);
    if (ends > now) return { starts, ends };
  }
  return null;
}
