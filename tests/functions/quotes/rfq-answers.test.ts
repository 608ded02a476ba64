import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { hostile, pdf, xlsx } from '../../support/documents.ts';
import { addCompany, addUser, type Person, request, signIn } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';

let api: Api;
let store: Store;
let company_id: number;
let buyer: Person;
let colleague: Person;
let stranger: Person;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  colleague = await signIn(api, (await addUser(api, company_id)).email);
  const konkan = await addCompany(api, 'Konkan');
  stranger = await signIn(api, (await addUser(api, konkan.company_id)).email);
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

const LINE = { item: 'Ball bearing 6205-2RS', qty: 40, unit: 'NOS' };
const ask = async () => (await buyer.post('/api/customer/rfq-create', { title: 'Line 2', lines: [LINE] })).body.id;
const read = async (id: number) => (await buyer.get(`/api/customer/rfq-get?id=${id}`)).body.rfq;
const turn = (id: number, status: string) => api.sql('update rfqs set status = $2 where id = $1', [id, status]);
const lastMail = async () =>
  (await api.sql('select kind, recipient, payload from outbox order by id desc limit 1'))[0]!;

/** Submits an RFQ like the page's form. */
function askWith(fields: Record<string, string | File>, person = buyer) {
  const form = new FormData();
  const all = { title: 'As in the list', lines: JSON.stringify([LINE]), ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  const headers = { authorization: `Bearer ${person.token}` };
  return request(api, 'POST', '/api/customer/rfq-create', { body: form, headers });
}
const named = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name);
const stored = async () => (await store.privateFiles()).length;

describe('the attachment of an RFQ', () => {
  it.each([
    ['list.pdf', pdf()],
    ['list.xlsx', xlsx()],
    ['list.csv', Buffer.from('item,qty\nBolt M12,400\n')],
  ])('%s is private and downloaded through a link valid for a minute', async (name, bytes) => {
    const { status, body } = await askWith({ attachment: named(name, bytes), requirement: '' });
    expect(status).toBe(200);
    expect(await read(body.id)).toMatchObject({ attachment: name, lines: [LINE] });
    const [row] = await api.sql<{ key: string }>('select attachment_key as key from rfqs where id = $1', [body.id]);
    const place = `${store.url}/private/${row!.key}`;
    expect((await fetch(place)).status).toBe(403);

    const { url } = (await colleague.get(`/api/customer/rfq-attachment?id=${body.id}`)).body;
    const file = await fetch(url);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
    const { searchParams } = new URL(url);
    expect(searchParams.get('X-Amz-Expires')).toBe('60');
    searchParams.set('X-Amz-Expires', '600');
    expect((await fetch(`${place}?${searchParams}`)).status).toBe(403);
  });

  it('is stored once if the form is sent again, and another file with the same key gets 422', async () => {
    const form = { attachment: named('list.pdf', pdf()), idempotency_key: 'with-a-file' };
    const first = await askWith(form);
    const before = await stored();
    expect(await askWith(form)).toMatchObject({ status: 200, body: first.body });
    const other = named('list.pdf', Buffer.concat([pdf(), Buffer.from('\n')]));
    expect((await askWith({ ...form, attachment: other })).status).toBe(422);
    expect(await stored()).toBe(before);
  });

  it('of another company, of an unknown RFQ or of one without a file gets 404', async () => {
    const { body } = await askWith({ attachment: named('list.pdf', pdf()) });
    const path = (id: number) => `/api/customer/rfq-attachment?id=${id}`;
    for (const id of [body.id, 987_654_321]) {
      expect(await stranger.get(path(id))).toMatchObject({ status: 404, body: { message: 'This RFQ was not found.' } });
    }
    expect((await buyer.get(path(await ask()))).body.message).toBe('This RFQ has no file.');
  });

  it('can be sent with an address, which a form sends as text', async () => {
    const [address] = await api.sql<{ id: string }>('select id from addresses where company_id = $1', [company_id]);
    const { body } = await askWith({ attachment: named('a.pdf', pdf()), ship_address_id: address!.id });
    expect((await read(body.id)).ship_to.id).toBe(Number(address!.id));
  });

  it.each([
    ...hostile,
    { name: 'a drawing named .png', file: 'a.png', make: () => Buffer.from('<svg onload="alert(1)"/>') },
    { name: 'a page named .csv', file: 'a.csv', make: () => Buffer.from('<html>,<script>alert(1)</script>') },
  ])('is refused if it is $name', async ({ file, make }) => {
    const before = [await stored(), (await api.sql('select 1 from rfqs')).length];
    const answer = await askWith({ attachment: named(file, make()) });
    expect(answer.status).toBe(415);
    expect([await stored(), (await api.sql('select 1 from rfqs')).length]).toEqual(before);
  });

  it('above 4 MB gets 413, an invalid line 400, another company’s product 404, and nothing is stored', async () => {
    const before = await stored();
    const attachment = named('list.pdf', pdf());
    const large = named('list.pdf', Buffer.concat([pdf(), Buffer.alloc(4 * 1024 * 1024)]));
    const strange = JSON.stringify([{ ...LINE, product_id: 987_654_321 }]);
    expect((await askWith({ attachment: large })).status).toBe(413);
    expect((await askWith({ attachment, lines: '[{' })).status).toBe(400);
    expect((await askWith({ attachment, ship_address_id: 'x' })).status).toBe(400);
    expect((await askWith({ attachment, lines: strange })).status).toBe(404);
    expect((await askWith({ attachment }, { ...buyer, token: 'x' })).status).toBe(401);
    expect(await stored()).toBe(before);
  });
});

describe('a message on an RFQ', () => {
  const reply = (id: number, person = buyer) =>
    person.post('/api/messages/send', { rfq_id: id, message: ' 2RS, please. ' });

  it('in reply to a question sets it under review again, with a history step and a mail to sales', async () => {
    const id = await ask();
    await turn(id, 'more information requested');
    expect((await reply(id, colleague)).status).toBe(200);
    const rfq = await read(id);
    expect(rfq).toMatchObject({ status: 'under review', messages: [{ body: '2RS, please.' }] });
    expect(rfq.history.map((step: { status: string }) => step.status)).toEqual(['submitted', 'under review']);
    expect(await lastMail()).toMatchObject({
      kind: 'message-to-desk',
      recipient: 'sales@plantsetu.example',
      payload: { rfq_id: id, message: '2RS, please.', company: 'Aravalli' },
    });
  });

  it.each(['submitted', 'under review', 'quoted'])(
    'does not change the status of an RFQ that is %s',
    async (status) => {
      const id = await ask();
      await turn(id, status);
      expect((await reply(id)).status).toBe(200);
      expect(await read(id)).toMatchObject({ status, history: [{ status: 'submitted' }] });
    },
  );

  it.each(['declined', 'cancelled'])('is refused if the RFQ is %s', async (status) => {
    const id = await ask();
    await turn(id, status);
    const answer = await reply(id);
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'This RFQ is closed. Submit a new one.' },
    });
    expect((await read(id)).messages).toEqual([]);
  });
});

describe('an RFQ', () => {
  const cancel = (id: number, reason?: string) => buyer.post('/api/customer/rfq-cancel', { id, reason });

  it.each(['submitted', 'under review', 'more information requested'])(
    'that is %s can be cancelled',
    async (status) => {
      const id = await ask();
      await turn(id, status);
      const answer = await cancel(id, 'The budget is frozen.');
      expect(answer.body.message).toMatch(/^RFQ-\d+ cancelled\.$/);
      const rfq = await read(id);
      expect(rfq.status).toBe('cancelled');
      expect(rfq.history.at(-1)).toMatchObject({ status: 'cancelled', note: 'The budget is frozen.' });
      expect(await lastMail()).toMatchObject({ kind: 'rfq-cancelled', payload: { reason: 'The budget is frozen.' } });
    },
  );

  it.each(['quoted', 'declined', 'cancelled'])('that is %s cannot be cancelled', async (status) => {
    const id = await ask();
    await turn(id, status);
    expect(await cancel(id)).toMatchObject({
      status: 409,
      body: { message: 'This RFQ can no longer be cancelled.' },
    });
    expect((await read(id)).status).toBe(status);
  });

  it('is cancelled once by many concurrent calls', async () => {
    const id = await ask();
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await read(id)).history).toHaveLength(2);
  });
});

const CALLS = [{ path: '/api/customer/rfq-cancel', body: {} }];

describe.each(CALLS)('$path', ({ path, body }) => {
  it('returns to another company the same as for an unknown RFQ, and writes nothing', async () => {
    const id = await ask();
    const responseTo = async (asked: number) => {
      const { status, text } = await stranger.post(path, { id: asked, ...body });
      return { status, text: text.replace(/"request_id":"[^"]+"/, '') };
    };
    expect(await responseTo(id)).toEqual(await responseTo(987_654_321));
    expect(await responseTo(id)).toMatchObject({ status: 404 });
    expect(await read(id)).toMatchObject({ status: 'submitted', messages: [] });
  });

  it.each([0, -1, 1.5, '7', null])('refuses the id %s', async (id) => {
    expect((await buyer.post(path, { id, ...body })).status).toBe(400);
  });

  it('returns 401 without a token and 403 to staff', async () => {
    const staff = await signIn(api, (await addUser(api, null)).email);
    expect((await request(api, 'POST', path, { body: { id: 1, ...body } })).status).toBe(401);
    expect((await staff.post(path, { id: 1, ...body })).status).toBe(403);
  });
});
