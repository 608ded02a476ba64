import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { request } from '../../support/fixtures.ts';
import { startMailServer } from '../../support/mail-server.ts';

let api: Api;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let place = 0;

beforeAll(async () => {
  mail = await startMailServer();
  api = await startApi();
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

const WEBINAR = 'rate-contracts-that-hold';
const person = { webinar: WEBINAR, name: 'Asha Rao', email: 'asha@plant.example', company: 'Rao Castings' };
const register = (body: object) =>
  request(api, 'POST', '/api/webinars/register', { body, headers: { 'x-test-ip': `198.51.100.${++place}` } });
const rows = () => api.sql('select webinar, name, email, company from webinar_registrations order by id');
const mails = () => api.sql<{ payload: Record<string, string> }>('select payload from outbox order by id');

describe('a registration', () => {
  it('is stored and confirmed by a mail with a calendar entry', async () => {
    expect((await register(person)).body).toEqual({ success: true, message: "We'll email your join link shortly." });
    expect(await rows()).toEqual([person]);
    const { sendOutbox } = await import('#server/outbox/send.ts');
    expect(await sendOutbox()).toBe(1);
    const [raw] = mail.received.map(({ raw }) => raw);
    expect(raw).toContain('Content-Type: text/calendar; charset=utf-8; method=PUBLISH');
    expect(raw).toContain('filename=webinar.ics');
  });

  it('repeated is stored once and sends the mail again', async () => {
    const before = (await mails()).length;
    await register({ ...person, email: 'ASHA@plant.example' });
    expect([(await rows()).length, (await mails()).length]).toEqual([1, before + 1]);
  });

  it.each([
    ['without a name', { ...person, name: ' ' }, 400, 'Enter your full name.'],
    ['without an address', { ...person, email: '' }, 400, 'Enter an email address.'],
    ['for nothing', { ...person, webinar: '' }, 400, 'Choose a webinar from the list.'],
    ['for a path', { ...person, webinar: '../jobs/ps-jd001' }, 400, 'Choose a webinar from the list.'],
    [
      'for an unknown one',
      { ...person, webinar: 'no-such' },
      404,
      'This webinar was not found. Choose one from the list.',
    ],
  ])('is refused %s', async (_, body, status, message) => {
    const before = (await mails()).length;
    expect(await register(body)).toMatchObject({ status, body: { success: false, message } });
    expect((await mails()).length).toBe(before);
  });
});

describe('the session of a registration', () => {
  const once = { title: 'T', date: '2026-12-09', time: '15:30', minutes: 45 };
  const sessionAfter = async (now: string, webinar: typeof once & { repeats_weeks?: number }) => {
    const found = (await import('#server/visitors/webinars.ts')).sessionAfter(new Date(now), webinar);
    return found && found.starts.toISOString();
  };
  it.each([
    ['in the future', '2026-11-21T09:00:00Z', undefined, '2026-12-09T10:00:00.000Z'],
    ['under way', '2026-12-09T10:44:00Z', undefined, '2026-12-09T10:00:00.000Z'],
    ['over for a minute', '2026-12-09T10:46:00Z', undefined, null],
    ['over for a minute, in a series', '2026-12-09T10:46:00Z', 13, '2027-03-10T10:00:00.000Z'],
    ['over for years, in a series', '2030-01-01T00:00:00Z', 13, '2030-03-06T10:00:00.000Z'],
    ['today in India, yesterday in London', '2026-12-08T19:00:00Z', undefined, '2026-12-09T10:00:00.000Z'],
  ])('%s', async (_, now, repeats_weeks, starts) => {
    expect(await sessionAfter(now, { ...once, ...(repeats_weeks ? { repeats_weeks } : {}) })).toBe(starts);
  });

  it('is refused as over if there is none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plantsetu-webinars-'));
    await mkdir(join(folder, 'src/content/webinars'), { recursive: true });
    const past = "---\ntitle: Past\ndate: '2024-05-06'\ntime: '15:30'\nminutes: 45\n---\nText\n";
    await writeFile(join(folder, 'src/content/webinars/past.md'), past);
    const home = process.cwd();
    process.chdir(folder);
    const answer = await register({ ...person, webinar: 'past' });
    process.chdir(home);
    await rm(folder, { recursive: true });
    const message = 'This webinar is over. Its recording is under On-Demand.';
    expect(answer).toMatchObject({ status: 409, body: { success: false, message } });
  });
});

it('the calendar entry complies with RFC 5545: CR LF, lines of 75 bytes, commas escaped', async () => {
  const { calendarEntry } = await import('#server/mail/calendar-entry.ts');
  const title = `Rates, terms; and ${'बेयरिंग '.repeat(12)}`;
  const times = { starts: '2026-12-09T10:00:00.000Z', ends: '2026-12-09T10:45:00.000Z' };
  const entry = calendarEntry({ webinar: WEBINAR, title, ...times }, 'https://x.example/w');
  const lines = entry.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(entry.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(entry.replaceAll('\r\n ', '')).toContain(`SUMMARY:Rates\\, terms\\; and ${'बेयरिंग '.repeat(12)}`);
  expect(lines).toContain('DTSTART:20261209T100000Z');
  expect(lines).toContain('DTEND:20261209T104500Z');
});
