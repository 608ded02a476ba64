import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_LISTS } from '#contracts/lists/lists.ts';
import { addProduct, type Person } from '../../support/fixtures.ts';
import { type Lists, openLists } from '../../support/requisition-lists.ts';

/** Requisition lists: who sees, edits and keeps them. */
let at: Lists;

beforeAll(async () => {
  at = await openLists();
});
beforeEach(() => at.api.sql('delete from requisition_lists'));
afterAll(() => at.api.stop());

const names = async (person: Person) =>
  (await person.get('/api/customer/lists')).body.items.map(({ name }: { name: string }) => name);

describe('a list', () => {
  it('keeps its lines in order, with today’s price, stock and rules', async () => {
    const lines = [
      { product_id: at.grease, qty: 2 },
      { product_id: at.bearing, qty: 4 },
      { product_id: at.grease, qty: 1 },
    ];
    const { body } = await at.people.owner.post('/api/customer/list-create', {
      ...{ name: 'Weekly', note: ' Line 2 ', shared: false, lines },
    });
    expect(body.message).toBe('Weekly saved with 2 items.');
    const reply = (await at.get(body.id)).body;
    expect(reply.list).toMatchObject({
      ...{ name: 'Weekly', note: 'Line 2', shared: false, mine: true, may_edit: true, lines: 2, reminder: null },
    });
    expect(reply.lines).toMatchObject([
      { product_id: at.grease, qty: 3, sku: 'GRS-EP2', gone: null, price: 100, stock: 100, to_quote: null },
      { product_id: at.bearing, qty: 4, sku: 'BRG-6205', price: 123.45 },
    ]);
  });

  it('leaves out what is not in the catalogue, and says so', async () => {
    const foreign = await addProduct(at.api, at.other_company);
    const lines = [
      { product_id: at.bearing, qty: 1 },
      { product_id: foreign, qty: 1 },
    ];
    const { body } = await at.people.owner.post('/api/customer/list-create', {
      ...{ name: 'Weekly', note: null, shared: false, lines },
    });
    expect(body.message).toBe('Weekly saved with 1 item. 1 item is not in your catalogue and was left out.');
    expect(await at.linesOf(body.id)).toEqual([[at.bearing, 1]]);
  });

  it('may be empty, and is renamed and deleted', async () => {
    const id = await at.create({ lines: [] });
    const saved = await at.people.owner.post('/api/customer/list-save', {
      ...{ id, name: 'Monthly', note: 'For all lines', shared: true },
    });
    expect(saved.body.message).toBe('Monthly saved.');
    expect((await at.get(id)).body).toMatchObject({ list: { name: 'Monthly', note: 'For all lines' }, lines: [] });
    expect((await at.people.owner.post('/api/customer/list-remove', { id })).body.message).toBe('Monthly deleted.');
    expect((await at.get(id)).status).toBe(404);
  });

  it('is created once, however often the request is sent', async () => {
    const send = () =>
      fetch(`${at.api.url}/api/customer/list-create`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${at.people.owner.token}`,
          'content-type': 'application/json',
          'idempotency-key': 'one-click-of-save',
        },
        body: JSON.stringify({ name: 'Weekly', note: null, shared: false, lines: [] }),
      });
    const replies = await Promise.all([send(), send()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await names(at.people.owner)).toEqual(['Weekly']);
  });

  it(`is one of at most ${MAX_LISTS}`, async () => {
    await at.api.sql(
      `insert into requisition_lists (company_id, user_id, name)
       select $1, (select max(id) - 2 from users), 'List ' || n from generate_series(1, ${MAX_LISTS}) n`,
      [at.company_id],
    );
    const body = { name: 'One more', note: null, shared: false, lines: [] };
    const replies = await Promise.all(
      [at.people.owner, at.people.colleague].map((person) => person.post('/api/customer/list-create', body)),
    );
    expect(replies.map(({ status }) => status)).toEqual([409, 200]);
    expect(replies[0]!.body.message).toBe('You already have 100 lists. Delete one first.');
  });
});

describe('who sees and edits a list', () => {
  const edits = (id: number): [string, object][] => [
    ['list-save', { id, name: 'Mine now', note: null, shared: true }],
    ['list-add', { id, lines: [{ product_id: at.grease, qty: 1 }] }],
    ['list-lines-save', { id, lines: [{ product_id: at.bearing, qty: 0 }] }],
    ['list-reminder', { id, reminder: null }],
    ['list-remove', { id }],
  ];
  const statuses = async (id: number, person: Person) => {
    const all: number[] = [];
    for (const [path, body] of edits(id)) all.push((await person.post(`/api/customer/${path}`, body)).status);
    return all;
  };

  it('a private list: its owner only', async () => {
    const id = await at.create();
    for (const person of [at.people.admin, at.people.colleague, at.people.stranger]) {
      expect(await names(person)).toEqual([]);
      expect((await at.get(id, person)).status).toBe(404);
      expect(await statuses(id, person)).toEqual([404, 404, 404, 404, 404]);
    }
    expect(await at.linesOf(id)).toEqual([[at.bearing, 4]]);
  });

  it('a shared list: every colleague sees it, the owner and company admins edit it', async () => {
    const id = await at.create({ shared: true });
    expect((await at.get(id, at.people.stranger)).status).toBe(404);
    expect(await statuses(id, at.people.stranger)).toEqual([404, 404, 404, 404, 404]);
    const seen = (await at.get(id, at.people.colleague)).body;
    expect(seen.list).toMatchObject({ mine: false, may_edit: false, owner: expect.stringMatching(/^User/) });
    expect(seen.lines).toHaveLength(1);
    expect(await statuses(id, at.people.colleague)).toEqual([403, 403, 403, 403, 403]);
    expect(await at.linesOf(id)).toEqual([[at.bearing, 4]]);
    expect((await at.get(id, at.people.admin)).body.list.may_edit).toBe(true);
    expect(await statuses(id, at.people.admin)).toEqual([200, 200, 200, 200, 200]);
    expect((await at.get(id)).status).toBe(404);
  });

  it('only the owner decides whether it is shared', async () => {
    const id = await at.create({ shared: true });
    const save = (person: Person) =>
      person.post('/api/customer/list-save', { id, name: 'Weekly', note: null, shared: false });
    expect(await save(at.people.admin)).toMatchObject({
      status: 403,
      body: { message: 'Only the owner of a list decides whether it is shared.' },
    });
    expect((await save(at.people.owner)).status).toBe(200);
    expect(await names(at.people.admin)).toEqual([]);
  });
});
