import { brand } from '#site';
import { env } from '../env.ts';
import { letter } from './letter.ts';
import type { Mail } from './templates.ts';

/** What the invitation says; the times are ISO moments. */
export interface WebinarInvitation {
  webinar: string;
  name: string;
  title: string;
  /** As it is read: `9 Dec 2026, 15:30 IST`. */
  when: string;
  starts: string;
  ends: string;
}

/** The place in a webinar, with the entry for a calendar. */
export function webinarMail(invitation: WebinarInvitation): Mail {
  const { webinar, name, title, when } = invitation;
  const page = `${env.SITE_URL}/resources/webinars/${webinar}`;
  return {
    subject: `Your place: ${title}`,
    text: letter(
      name,
      `You have a place in “${title}”, ${when}.`,
      `The join link stands on this page on the day: ${page}`,
      'The file attached puts it into your calendar.',
    ),
    attachments: [
      {
        filename: 'webinar.ics',
        content: calendarEntry(invitation, page),
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      },
    ],
  };
}

/** RFC 5545: lines end in CR LF and have at most 75 bytes; the same session keeps its UID, so a second mail adds none. */
export function calendarEntry({ webinar, title, starts, ends }: WebinarInvitation, page: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Webinars//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${webinar}-${moment(starts)}@${new URL(env.SITE_URL).hostname}`,
    `DTSTAMP:${moment(starts)}`,
    `DTSTART:${moment(starts)}`,
    `DTEND:${moment(ends)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(`Join link: ${page}`)}`,
    `URL:${page}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    `DESCRIPTION:${escapeText(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `2026-12-09T10:00:00.000Z` → `20261209T100000Z` */
const moment = (iso: string) => iso.replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

function fold(line: string): string {
  let [folded, width] = ['', 0];
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (width + bytes > 74) [folded, width] = [`${folded}\r\n `, 1];
    folded += letter;
    width += bytes;
  }
  return folded;
}
