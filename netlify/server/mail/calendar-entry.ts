import { brand } from '#site';
import { siteUrl } from './site-url.ts';

/** A webinar session; times are ISO. */
export interface Session {
  webinar: string;
  title: string;
  starts: string;
  ends: string;
}

/** RFC 5545: lines end in CR LF and have at most 75 bytes. The UID is stable, so a second mail does not add a second entry. */
export function calendarEntry({ webinar, title, starts, ends }: Session, page: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Webinars//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${webinar}-${calendarTime(starts)}@${new URL(siteUrl('/')).hostname}`,
    `DTSTAMP:${calendarTime(starts)}`,
    `DTSTART:${calendarTime(starts)}`,
    `DTEND:${calendarTime(ends)}`,
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
const calendarTime = (iso: string) => iso.replace(/[-:]|\.\d+/g, '');

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
