import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD_GONE, UPLOADS_PER_HOUR } from '#contracts/attachments/attachments.ts';
import { type Api, startApi } from '../../support/api.ts';
import { hostile, pdf } from '../../support/documents.ts';
import { addCompany, addUser, as, type Person, signIn } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';
import { addOrder } from '../../support/portal-fixtures.ts';

/** The category, the order and the files of a ticket. */
let api: Api;
let store: Store;
let company_id: number;
let owner: { id: number; email: string };
let buyer: Person;
let colleague: Person;
let stranger: Person;
let staff: Person;
let admin: Person;
let order_id: number;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli Auto'));
  owner = await addUser(api, company_id);
  buyer = await signIn(api, owner.email);
  colleague = await signIn(api, (await addUser(api, company_id)).email);
  const konkan = await addCompany(api, 'Konkan');
  stranger = await signIn(api, (await addUser(api, konkan.company_id)).email);
  staff = await signIn(api, (await addUser(api, null)).email);
  admin = await signIn(api, (await addUser(api, null, 'admin')).email);
  order_id = await addOrder(api, { company_id, user_id: owner.id });
  await api.sql(`update orders set po_number = '4500012' where id = $1`, [order_id]);
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

const report = (name = 'report.pdf') => new File([new Uint8Array(pdf())], name);
const upload = async (person = buyer, file = report()) => {
  const form = new FormData();
  form.append('file', file);
  return person.post('/api/attachments/upload', form);
};
const uploaded = async (name?: string, person = buyer): Promise<number> => (await upload(person, report(name))).body.id;
const open = (change: object = {}, person = buyer) =>
  person.post('/api/customer/support-ticket', { subject: 'Two boxes short', message: 'Of five.', ...change });
const atBuyer = async (id: number) => (await buyer.get(`/api/customer/ticket-get?id=${id}`)).body.ticket;
const forStaff = async (id: number) => (await staff.get(`/api/admin/ticket-get?id=${id}`)).body.ticket;
const count = async () => Number((await api.sql<{ n: string }>('select count(*) as n from tickets'))[0]!.n);
const link = (id: number, person: Person) => person.get(`/api/attachments/file?id=${id}`);
const withFile = (person: Person, path: string, fields: Record<string, string>, file = report('photo.pdf')) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, attachment: file })) form.append(name, value);
  return person.post(path, form);
};

describe('a ticket about an order', () => {
  it('has its category, order and files for the buyer and for staff', async () => {
    const files = [await uploaded('open-box.pdf'), await uploaded('packing-list.pdf')];
    const { body } = await open({ category: 'delivery', order_id, files });
    const about = { category: 'delivery', order: { id: order_id, po_number: '4500012' } };
    const sent = [{ files: ['open-box.pdf', 'packing-list.pdf'].map((name, at) => ({ id: files[at], name })) }];
    expect(await atBuyer(body.id)).toMatchObject({ ...about, messages: sent });
    expect(await forStaff(body.id)).toMatchObject({ ...about, messages: sent });
    const listed = { id: body.id, category: 'delivery', order_id };
    expect((await buyer.get('/api/customer/tickets')).body.items[0]).toMatchObject(listed);
  });

  it('names category, order and files in the mails', async () => {
    await open({ category: 'quality', order_id, files: [await uploaded('crack.pdf')] });
    const mails = await api.sql('select kind, payload from outbox order by id desc limit 2');
    const about = { category: 'Quality and returns', order_id, po_number: '4500012', files: ['crack.pdf'] };
    expect(mails).toMatchObject([
      { kind: 'ticket-for-support', payload: about },
      { kind: 'ticket-received', payload: about },
    ]);
  });

  it('is on the order’s page for its buyer and for staff, not for colleagues', async () => {
    const id = await addOrder(api, { company_id, user_id: owner.id });
    const { body } = await open({ order_id: id });
    const ticket = { id: body.id, code: body.code, subject: 'Two boxes short', status: 'open' };
    expect((await buyer.get(`/api/orders/get?id=${id}`)).body.order.tickets).toEqual([ticket]);
    expect((await staff.get(`/api/admin/order-get?id=${id}`)).body.order.tickets).toEqual([ticket]);
    expect((await colleague.get(`/api/orders/get?id=${id}`)).body.order.tickets).toEqual([]);
  });

  it('is found in the queue by category, order number and PO number, and exported with them', async () => {
    const id = await addOrder(api, { company_id, user_id: owner.id });
    await api.sql(`update orders set po_number = 'PO-77431' where id = $1`, [id]);
    const { body } = await open({ category: 'payments', order_id: id });
    const queue = async (query: string) =>
      (await staff.get(`/api/admin/ticket-list?${query}`)).body.items.map((row: { id: number }) => row.id);
    expect(await queue('category=payments')).toEqual([body.id]);
    expect(await queue('category=portal')).toEqual([]);
    expect(await queue(`q=${id}`)).toEqual([body.id]);
    expect(await queue('q=PO-77431')).toEqual([body.id]);
    const { text } = await staff.get('/api/admin/ticket-export?category=payments');
    expect(text).toContain('Category,Order,');
    expect(text).toContain(`Payments,${id},`);
  });

  it('is about an order of the company that a colleague placed too, but not of another company', async () => {
    const theirs = await addOrder(api, { company_id, user_id: (await addUser(api, company_id)).id });
    expect((await open({ order_id: theirs })).status).toBe(200);
    const before = await count();
    const answer = await open({ order_id }, stranger);
    expect(answer).toMatchObject({ status: 404, body: { fields: { order_id: expect.any(String) } } });
    expect((await open({ order_id: 987_654_321 }, stranger)).text.replace(/"request_id":"[^"]+"/, '')).toBe(
      answer.text.replace(/"request_id":"[^"]+"/, ''),
    );
    expect(await count()).toBe(before);
  });
});

describe('the files of a ticket', () => {
  it('are downloaded by its buyer and by staff only', async () => {
    const file = await uploaded();
    await open({ files: [file] });
    for (const person of [buyer, staff]) {
      const { url } = (await link(file, person)).body;
      expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(pdf());
    }
    for (const person of [colleague, stranger]) expect((await link(file, person)).status).toBe(404);
    expect((await link(file, as(api))).status).toBe(401);
  });

  it('are also sent with a reply of either side, and named in its mail', async () => {
    const { id } = (await open()).body;
    expect((await withFile(buyer, '/api/customer/ticket-reply', { id: String(id), message: 'As shown.' })).status).toBe(
      200,
    );
    const after = String((await forStaff(id)).messages.at(-1).id);
    const answer = { id: String(id), message: 'Noted.', after, close: 'true' };
    expect((await withFile(staff, '/api/admin/ticket-answer', answer, report('note.pdf'))).body.message).toMatch(
      /answered and closed\.$/,
    );
    const { messages, status } = await atBuyer(id);
    expect(status).toBe('closed');
    expect(messages.map(({ files }: { files: { name: string }[] }) => files.map(({ name }) => name))).toEqual([
      [],
      ['photo.pdf'],
      ['note.pdf'],
    ]);
    expect((await link(messages[2].files[0].id, buyer)).status).toBe(200);
    expect((await link(messages[2].files[0].id, colleague)).status).toBe(404);
    expect(await api.sql('select kind, payload from outbox order by id desc limit 2')).toMatchObject([
      { kind: 'ticket-answered', payload: { file: 'note.pdf' } },
      { kind: 'ticket-replied', payload: { file: 'photo.pdf' } },
    ]);
  });

  it.each(hostile.slice(0, 3))('cannot be $name, and nothing is stored', async ({ file, make }) => {
    const { id } = (await open()).body;
    const before = (await store.privateFiles()).length;
    const bad = new File([new Uint8Array(make())], file);
    expect(await upload(buyer, bad)).toMatchObject({ status: 415, body: { fields: { file: expect.any(String) } } });
    const reply = await withFile(buyer, '/api/customer/ticket-reply', { id: String(id), message: 'x' }, bad);
    expect(reply).toMatchObject({ status: 415, body: { fields: { attachment: expect.any(String) } } });
    expect((await store.privateFiles()).length).toBe(before);
    expect((await atBuyer(id)).messages).toHaveLength(1);
  });

  it('of a reply that is refused are not kept', async () => {
    const { id } = (await open()).body;
    const before = (await store.privateFiles()).length;
    const answer = { id: String(id), message: 'Noted.', after: '1', close: 'false' };
    expect((await withFile(staff, '/api/admin/ticket-answer', answer)).status).toBe(409);
    expect((await store.privateFiles()).length).toBe(before);
  });
});

describe('an upload', () => {
  it('stays for the next attempt if the ticket is refused, and is taken once', async () => {
    const files = [await uploaded()];
    expect((await open({ subject: '', files })).status).toBe(400);
    expect((await open({ order_id: 987_654_321, files })).status).toBe(404);
    expect((await open({ files })).status).toBe(200);
    const before = await count();
    expect(await open({ files })).toMatchObject({ status: 409, body: { fields: { files: UPLOAD_GONE } } });
    expect(await count()).toBe(before);
  });

  it('is taken by one of two tickets opened at the same time', async () => {
    const files = [await uploaded()];
    const answers = await Promise.all([open({ files }), open({ files })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('belongs to who made it: a colleague can neither read nor use it', async () => {
    const id = await uploaded();
    expect((await link(id, buyer)).status).toBe(200);
    for (const person of [colleague, stranger]) {
      expect((await link(id, person)).status).toBe(404);
      expect((await open({ files: [id] }, person)).status).toBe(409);
    }
    const byStaff = await uploaded('note.pdf', staff);
    expect((await link(byStaff, buyer)).status).toBe(404);
    expect((await open({ files: [byStaff] })).status).toBe(409);
  });

  it('is refused above the limit of a person’s files in an hour, also with replies', async () => {
    const busy = await addUser(api, company_id);
    const person = await signIn(api, busy.email);
    const { id } = (await open({}, person)).body;
    await api.sql(`insert into throttle (key, tries, resets_at) values ($1, $2, now() + interval '1 hour')`, [
      ...[`upload ${busy.id}`, UPLOADS_PER_HOUR - 1],
    ]);
    const before = (await store.privateFiles()).length;
    const answers = await Promise.all([1, 2].map(() => upload(person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    const reply = await withFile(person, '/api/customer/ticket-reply', { id: String(id), message: 'x' });
    expect(reply.status).toBe(429);
    expect((await store.privateFiles()).length).toBe(before + 1);
  });

  it('is needed as a file', async () => {
    expect(await buyer.post('/api/attachments/upload', new FormData())).toMatchObject({
      ...{ status: 400, body: { fields: { file: 'Choose a file.' } } },
    });
  });
});

it('an admin sees the files of a person’s tickets, and erasing the person deletes them', async () => {
  const user = await addUser(api, company_id);
  const person = await signIn(api, user.email);
  const files = [await uploaded('aadhaar.pdf', person)];
  const { id } = (await open({ files }, person)).body;
  await withFile(staff, '/api/admin/ticket-answer', { id: String(id), message: 'x', after: '1000000', close: 'false' });
  const left = await uploaded('left.pdf', person);
  const held = (await admin.get(`/api/admin/person-get?email=${encodeURIComponent(user.email)}`)).body;
  expect(held.files.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual(
    ['aadhaar.pdf', 'photo.pdf', 'left.pdf'].map((name) => ['attachment', name]),
  );
  for (const file of held.files) expect((await link(file.id, admin)).status).toBe(200);
  const keys = await api.sql<{ file_key: string }>('select file_key from attachments where id = any ($1)', [
    held.files.map((file: { id: number }) => file.id),
  ]);
  const { body } = await admin.post('/api/admin/person-erase', {
    email: user.email,
    reason: 'Asked.',
    seen: held.seen,
  });
  expect(body.message).toContain('3 files');
  expect(await api.sql('select id from attachments where id = any ($1)', [[...files, left]])).toEqual([]);
  const stored = (await store.privateFiles()).join();
  for (const { file_key } of keys) expect(stored).not.toContain(file_key.split('/')[1]);
  expect((await forStaff(id)).messages).toMatchObject([{ files: [] }, { files: [] }]);
});
