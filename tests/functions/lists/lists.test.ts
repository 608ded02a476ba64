import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_LISTS } from '#contracts/lists/lists.ts';
import { MAX_ORDER_LINES } from '#contracts/limits.ts';
import { type Api, startApi } from '../../support/api.ts';
import {
  addCompany,
  addProduct,
  addProducts,
  addUser,
  type Person,
  signIn,
  updateItem,
} from '../../support/fixtures.ts';

/** Requisition lists: who sees and edits them, and what happens to their lines. */
let api: Api;
let company_id: number;
let other_company: number;
let bearing: number;
let grease: number;
let cable: number;
let people: Record<'admin' | 'owner' | 'colleague' | 'stranger', Person>;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  bearing = await addProduct(api, company_id, { sku: 'BRG-6205', name: 'Bearing', price_paise: 12_345 });
  grease = await addProduct(api, company_id, { sku: 'GRS-EP2', name: 'Grease' });
  cable = await addProduct(api, company_id, {
    sku: 'CBL-4',
    name: 'Cable',
    unit: 'MTR',
    min_qty: 0.5,
    qty_multiple: 0.5,
  });
  ({ company_id: other_company } = await addCompany(api, 'Konkan'));
  const join = async (company: number) => signIn(api, (await addUser(api, company)).email);
  // The first person of a company is its admin.
  people = {
    admin: await join(company_id),
    owner: await join(company_id),
    colleague: await join(company_id),
    stranger: await join(other_company),
  };
});
beforeEach(() => api.sql('delete from requisition_lists'));
afterAll(() => api.stop());

const create = async (body: object = {}, person = people.owner) => {
  const list = { name: 'Weekly', note: null, shared: false, lines: [{ product_id: bearing, qty: 4 }], ...body };
  return (await person.post('/api/customer/list-create', list)).body.id as number;
};
const get = (id: number, person = people.owner) => person.get(`/api/customer/list-get?id=${id}`);
const linesOf = async (id: number) =>
  (await get(id)).body.lines.map(({ product_id, qty }: { product_id: number; qty: number }) => [product_id, qty]);
const saveLines = (id: number, lines: object[], more: object = {}, person = people.owner) =>
  person.post('/api/customer/list-lines-save', { id, lines, ...more });
const names = async (person: Person) =>
  (await person.get('/api/customer/lists')).body.items.map(({ name }: { name: string }) => name);

describe('a list', () => {
  it('keeps its lines in order, with today’s price, stock and rules', async () => {
    const lines = [
      { product_id: grease, qty: 2 },
      { product_id: bearing, qty: 4 },
      { product_id: grease, qty: 1 },
    ];
    const { body } = await people.owner.post('/api/customer/list-create', {
      ...{ name: 'Weekly', note: ' Line 2 ', shared: false, lines },
    });
    expect(body.message).toBe('Weekly saved with 2 items.');
    const reply = (await get(body.id)).body;
    expect(reply.list).toMatchObject({
      ...{ name: 'Weekly', note: 'Line 2', shared: false, mine: true, may_edit: true, lines: 2, reminder: null },
    });
    expect(reply.lines).toMatchObject([
      { product_id: grease, qty: 3, sku: 'GRS-EP2', gone: null, price: 100, stock: 100, to_quote: null },
      { product_id: bearing, qty: 4, sku: 'BRG-6205', price: 123.45 },
    ]);
  });

  it('leaves out what is not in the catalogue, and says so', async () => {
    const foreign = await addProduct(api, other_company);
    const lines = [
      { product_id: bearing, qty: 1 },
      { product_id: foreign, qty: 1 },
    ];
    const { body } = await people.owner.post('/api/customer/list-create', {
      ...{ name: 'Weekly', note: null, shared: false, lines },
    });
    expect(body.message).toBe('Weekly saved with 1 item. 1 item is not in your catalogue and was left out.');
    expect(await linesOf(body.id)).toEqual([[bearing, 1]]);
  });

  it('may be empty, and is renamed and deleted', async () => {
    const id = await create({ lines: [] });
    const saved = await people.owner.post('/api/customer/list-save', {
      ...{ id, name: 'Monthly', note: 'For all lines', shared: true },
    });
    expect(saved.body.message).toBe('Monthly saved.');
    expect((await get(id)).body).toMatchObject({ list: { name: 'Monthly', note: 'For all lines' }, lines: [] });
    expect((await people.owner.post('/api/customer/list-remove', { id })).body.message).toBe('Monthly deleted.');
    expect((await get(id)).status).toBe(404);
  });

  it('is created once, however often the request is sent', async () => {
    const send = () =>
      fetch(`${api.url}/api/customer/list-create`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${people.owner.token}`,
          'content-type': 'application/json',
          'idempotency-key': 'one-click-of-save',
        },
        body: JSON.stringify({ name: 'Weekly', note: null, shared: false, lines: [] }),
      });
    const replies = await Promise.all([send(), send()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await names(people.owner)).toEqual(['Weekly']);
  });

  it(`is one of at most ${MAX_LISTS}`, async () => {
    await api.sql(
      `insert into requisition_lists (company_id, user_id, name)
       select $1, (select max(id) - 2 from users), 'List ' || n from generate_series(1, ${MAX_LISTS}) n`,
      [company_id],
    );
    const body = { name: 'One more', note: null, shared: false, lines: [] };
    const replies = await Promise.all(
      [people.owner, people.colleague].map((person) => person.post('/api/customer/list-create', body)),
    );
    expect(replies.map(({ status }) => status)).toEqual([409, 200]);
    expect(replies[0]!.body.message).toBe('You already have 100 lists. Delete one first.');
  });
});

describe('who sees and edits a list', () => {
  const edits = (id: number): [string, object][] => [
    ['list-save', { id, name: 'Mine now', note: null, shared: true }],
    ['list-add', { id, lines: [{ product_id: grease, qty: 1 }] }],
    ['list-lines-save', { id, lines: [{ product_id: bearing, qty: 0 }] }],
    ['list-reminder', { id, reminder: null }],
    ['list-remove', { id }],
  ];
  const statuses = async (id: number, person: Person) => {
    const all: number[] = [];
    for (const [path, body] of edits(id)) all.push((await person.post(`/api/customer/${path}`, body)).status);
    return all;
  };

  it('a private list: its owner only', async () => {
    const id = await create();
    for (const person of [people.admin, people.colleague, people.stranger]) {
      expect(await names(person)).toEqual([]);
      expect((await get(id, person)).status).toBe(404);
      expect(await statuses(id, person)).toEqual([404, 404, 404, 404, 404]);
    }
    expect(await linesOf(id)).toEqual([[bearing, 4]]);
  });

  it('a shared list: every colleague sees it, the owner and company admins edit it', async () => {
    const id = await create({ shared: true });
    expect((await get(id, people.stranger)).status).toBe(404);
    expect(await statuses(id, people.stranger)).toEqual([404, 404, 404, 404, 404]);
    const seen = (await get(id, people.colleague)).body;
    expect(seen.list).toMatchObject({ mine: false, may_edit: false, owner: expect.stringMatching(/^User/) });
    expect(seen.lines).toHaveLength(1);
    expect(await statuses(id, people.colleague)).toEqual([403, 403, 403, 403, 403]);
    expect(await linesOf(id)).toEqual([[bearing, 4]]);
    expect((await get(id, people.admin)).body.list.may_edit).toBe(true);
    expect(await statuses(id, people.admin)).toEqual([200, 200, 200, 200, 200]);
    expect((await get(id)).status).toBe(404);
  });

  it('only the owner decides whether it is shared', async () => {
    const id = await create({ shared: true });
    const save = (person: Person) =>
      person.post('/api/customer/list-save', { id, name: 'Weekly', note: null, shared: false });
    expect(await save(people.admin)).toMatchObject({
      status: 403,
      body: { message: 'Only the owner of a list decides whether it is shared.' },
    });
    expect((await save(people.owner)).status).toBe(200);
    expect(await names(people.admin)).toEqual([]);
  });
});

describe('the lines of a list', () => {
  it('are added up, changed, removed and put back where they were', async () => {
    const id = await create({
      lines: [
        { product_id: bearing, qty: 4 },
        { product_id: grease, qty: 1 },
        { product_id: cable, qty: 2.5 },
      ],
    });
    const added = await people.owner.post('/api/customer/list-add', { id, lines: [{ product_id: grease, qty: 2 }] });
    expect(added.body.message).toBe('1 item added to Weekly.');
    expect(await linesOf(id)).toEqual([
      [bearing, 4],
      [grease, 3],
      [cable, 2.5],
    ]);
    await saveLines(id, [{ product_id: grease, qty: 0 }]);
    expect(await linesOf(id)).toEqual([
      [bearing, 4],
      [cable, 2.5],
    ]);
    await saveLines(id, [{ product_id: grease, qty: 3 }], { before: cable });
    expect(await linesOf(id)).toEqual([
      [bearing, 4],
      [grease, 3],
      [cable, 2.5],
    ]);
  });

  it('move to the front, to the end, and several at once in the order given', async () => {
    const id = await create({ lines: [bearing, grease, cable].map((product_id) => ({ product_id, qty: 1 })) });
    const order = async () => (await linesOf(id)).map(([product]: [number]) => product);
    await saveLines(id, [{ product_id: cable, qty: 1 }], { before: bearing });
    expect(await order()).toEqual([cable, bearing, grease]);
    await saveLines(id, [{ product_id: cable, qty: 1 }], { before: null });
    expect(await order()).toEqual([bearing, grease, cable]);
    const both = [cable, grease].map((product_id) => ({ product_id, qty: 1 }));
    await saveLines(id, both, { before: bearing });
    expect(await order()).toEqual([cable, grease, bearing]);
  });

  it.each([
    {
      name: 'half a bearing',
      lines: () => [{ product_id: bearing, qty: 0.5 }],
      status: 400,
      message: 'Whole numbers only for NOS.',
    },
    {
      name: 'four decimals of cable',
      lines: () => [{ product_id: cable, qty: 0.0001 }],
      status: 400,
      message: 'Enter at most three decimals.',
    },
    {
      name: 'a negative quantity',
      lines: () => [{ product_id: bearing, qty: -1 }],
      status: 400,
      message: 'Enter 0 or more; 0 removes the line.',
    },
    {
      name: 'an unknown product',
      lines: () => [{ product_id: 987_654, qty: 1 }],
      status: 404,
      message: 'This product was not found.',
    },
  ])('refuse $name', async ({ lines, status, message }) => {
    const id = await create();
    const answer = await saveLines(id, lines());
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(message);
    expect(await linesOf(id)).toEqual([[bearing, 4]]);
  });

  it(`are at most ${MAX_ORDER_LINES}, as in a cart; all of them are read and exported at once`, async () => {
    const many = await addProducts(api, company_id, MAX_ORDER_LINES, {
      sku: `'MANY-' || n`,
      name: `'Item ' || n`,
      stock: '5',
    });
    const id = await create({ lines: many.map((product_id) => ({ product_id, qty: 1 })) });
    expect(await linesOf(id)).toHaveLength(MAX_ORDER_LINES);
    const full = await people.owner.post('/api/customer/list-add', { id, lines: [{ product_id: bearing, qty: 1 }] });
    expect(full).toMatchObject({ status: 409, body: { message: 'A list can have at most 2,000 items.' } });
    const file = await people.owner.get(`/api/customer/list-export?id=${id}`);
    expect(file.text.trim().split('\r\n')).toHaveLength(MAX_ORDER_LINES + 1);
  }, 60_000);

  it('say what has become of their product, and stay until they are removed', async () => {
    const [gone, moved, unpriced] = [
      await addProduct(api, company_id, { sku: 'GONE-1' }),
      await addProduct(api, company_id, { sku: 'MOVED-1', name: 'Moved away' }),
      await addProduct(api, company_id, { sku: 'ASK-1' }),
    ];
    const id = await create({ lines: [gone, moved, unpriced].map((product_id) => ({ product_id, qty: 2 })) });
    await api.sql('update products set active = false where id = $1', [gone]);
    await api.sql('update products set company_id = $2 where id = $1', [moved, other_company]);
    await api.sql('update products set price_paise = 0 where id = $1', [unpriced]);
    expect((await get(id)).body.lines).toMatchObject([
      { sku: 'GONE-1', gone: 'discontinued' },
      { sku: 'MOVED-1', name: 'Moved away', gone: 'not in catalogue', stock: 0, price: 0 },
      { sku: 'ASK-1', gone: null, to_quote: 'no price' },
    ]);
    expect((await saveLines(id, [{ product_id: moved, qty: 3 }], { before: gone })).status).toBe(200);
    expect((await linesOf(id))[0]).toEqual([moved, 3]);
    const { text } = await people.owner.get(`/api/customer/list-export?id=${id}`);
    expect(text.replaceAll('\u00A0', ' ').split('\r\n').slice(0, 3)).toEqual([
      'SKU,Item,Quantity,Unit,"Price, ₹",Price per,Remarks',
      'MOVED-1,Moved away,3,NOS,,,Not in your catalogue now: remove it',
      expect.stringMatching(/^GONE-1,.*,2,NOS,,,No longer sold: remove it$/),
    ]);
    expect((await saveLines(id, [{ product_id: moved, qty: 0 }])).status).toBe(200);
    expect(await linesOf(id)).toHaveLength(2);
  });

  it('changed by two people at once are all there', async () => {
    const id = await create({ shared: true, lines: [] });
    const add = (product_id: number, person: Person) =>
      person.post('/api/customer/list-add', { id, lines: [{ product_id, qty: 1 }] });
    await Promise.all([
      ...[bearing, grease, cable].map((product) => add(product, people.owner)),
      ...[bearing, grease, cable].map((product) => add(product, people.admin)),
    ]);
    const lines: number[][] = await linesOf(id);
    expect(lines.map(([, qty]) => qty)).toEqual([2, 2, 2]);
    await updateItem(api, bearing, 'stock = 100');
  });
});
