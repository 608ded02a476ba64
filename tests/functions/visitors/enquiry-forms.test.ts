import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { hostile, ole, pdf, xlsx } from '../../support/documents.ts';
import { request } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';

let api: Api;
let store: Store;
let place = 0;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

const person = { name: 'Ravi Iyer', email: 'ravi@plant.example', requirement: 'As in the list.' };
const lines = [{ item: 'Nitrile gloves, L', qty: 200, unit: 'PRS', target_price: 38.5 }];

function ask(fields: Record<string, string | File>, headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...person, ...fields })) form.append(name, value);
  return request(api, 'POST', '/api/rfq', {
    body: form,
    headers: { 'x-test-ip': `198.51.100.${++place}`, ...headers },
  });
}
const named = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name);
const lastRow = async () => (await api.sql('select * from rfq_submissions order by id desc limit 1'))[0]!;
const counts = async () => [
  (await api.sql('select 1 from rfq_submissions')).length,
  (await api.sql('select 1 from outbox')).length,
  (await store.privateFiles()).length,
];

describe('a request for a quote as a form', () => {
  it('has its lines as JSON text, and an attachment whose name is in the mails', async () => {
    const answer = await ask({ lines: JSON.stringify(lines), attachment: named('list.pdf', pdf()) });
    expect(answer).toMatchObject({ status: 200, body: { message: 'RFQ submitted successfully!' } });
    const row = await lastRow();
    expect(row).toMatchObject({ code: answer.body.code, attachment_name: 'list.pdf' });
    expect(row.lines).toEqual([{ item: 'Nitrile gloves, L', qty: 200, unit: 'PRS', target_price_paise: 3850 }]);
    expect((await fetch(`${store.url}/private/${row.attachment_key}`)).status).toBe(403);
    const { renderMail } = await import('#server/mail/templates.ts');
    const [mail] = await api.sql<{ kind: string; payload: never }>('select * from outbox order by id desc limit 1');
    expect(renderMail(mail!.kind, mail!.payload).text).toContain('Attachment: list.pdf');
  });

  it('needs neither, and an empty file field counts as no attachment', async () => {
    const fields = { ...person, lines: '', phone: '', attachment: '"; filename="' };
    const parts = Object.entries(fields).map(([name, value]) => {
      const [ending, text] = name === 'attachment' ? [value, ''] : ['', value];
      return `--b\r\nContent-Disposition: form-data; name="${name}${ending}"\r\n\r\n${text}\r\n`;
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'x-test-ip': '198.51.100.250' };
    const answer = await request(api, 'POST', '/api/rfq', { body: `${parts.join('')}--b--\r\n`, headers });
    expect(answer.status).toBe(200);
    expect(await lastRow()).toMatchObject({ phone: null, attachment_key: null, lines: [] });
  });

  it.each([
    ['list.csv', Buffer.from('item,qty\nBolt M12,400\n'), 'list.csv'],
    ['list.XLSX', xlsx(), 'list.XLSX'],
    ['list.xls', ole('Workbook'), 'list.xls'],
  ])('accepts %s', async (name, bytes, shown) => {
    expect((await ask({ attachment: named(name, bytes) })).status).toBe(200);
    expect((await lastRow()).attachment_name).toBe(shown);
  });

  it('re-encodes a picture, without its location', async () => {
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    expect((await ask({ attachment: named('plate.jpg', photo) })).status).toBe(200);
    const row = await lastRow();
    expect(row.attachment_name).toBe('plate.webp');
    const files = await Promise.all(
      (await store.privateFiles()).map((name) => readFile(join(store.dir, 'private', name))),
    );
    const kept = files.find((file) => file.includes(String(row.attachment_key)))!;
    expect(kept.includes('secret place')).toBe(false);
    expect(kept.includes('WEBP')).toBe(true);
  });

  it.each([
    ...hostile,
    { name: 'a drawing named .png', file: 'a.png', make: () => Buffer.from('<svg onload="alert(1)"/>') },
    { name: 'a page named .csv', file: 'a.csv', make: () => Buffer.from('<html>,<script>alert(1)</script>') },
    { name: 'a program named .csv', file: 'a.csv', make: () => Buffer.from([0x4d, 0x5a, 0, 1, 0x2c]) },
  ])('is refused with $name', async ({ file, make, ...rest }) => {
    const before = await counts();
    const answer = await ask({ attachment: named(file, make()) });
    expect(answer.status).toBe(415);
    const message = 'message' in rest ? rest.message : undefined;
    expect(answer.body.fields.attachment).toMatch(message ?? /Attach a PDF|JPG, PNG or WebP/);
    expect(await counts()).toEqual(before);
  });

  it.each([
    ['lines that are not JSON', { lines: '[{' }, 'lines', 'List the items again.'],
    ['lines that are not a list', { lines: '{"item":"x"}' }, 'lines', 'List the items again.'],
    [
      'lines nested deeply',
      { lines: '['.repeat(50_000) + ']'.repeat(50_000) },
      'lines.0',
      /This must be a group of named fields/,
    ],
    [
      'a line with quantity 0',
      { lines: '[{"item":"x","qty":0,"unit":"NOS"}]' },
      'lines.0.qty',
      'Enter a quantity above 0.',
    ],
    ['no requirement', { requirement: '' }, 'requirement', 'Describe what you need.'],
  ])('is refused with %s', async (_, fields, field, message) => {
    const answer = await ask(fields);
    expect(answer.status).toBe(400);
    expect(answer.body.fields[field]).toMatch(message);
  });

  it('from a browser without script gets a page with the reference', async () => {
    const answer = await ask({ lines: '' }, { accept: 'text/html' });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`RFQ submitted successfully! Your reference is ${(await lastRow()).code}.`);
  });
});

it('a message from a browser without script is stored, and redirects back to the page', async () => {
  const answer = await fetch(`${api.url}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ ...person, message: 'Call me.', phone: '', company: '' }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact#sent']);
  expect(await api.sql('select name, phone, message from contact_messages')).toEqual([
    { name: 'Ravi Iyer', phone: null, message: 'Call me.' },
  ]);
});
