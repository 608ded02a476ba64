import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { countTrips } from '../../support/round-trips.ts';

let api: Api;
let staff: Person;
let buyer: Person;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  staff = await signIn(api, (await addUser(api, null)).email);
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  await addProduct(api, company_id, { sku: 'GLV-1', name: 'Nitrile gloves' });
  await addProduct(api, company_id, { sku: 'GLV-2', name: 'Leather gloves' });
  await addProduct(api, company_id, { sku: 'KEY-1', name: 'Hexagon key' });
});
beforeEach(() => api.sql('delete from search_synonyms'));
afterAll(() => api.stop());

const save = (typed: string, finds: string[], more: object = {}, person = staff) =>
  person.post('/api/admin/synonym-save', { typed, finds, both_ways: false, ...more });
const remove = (id: number) => staff.post('/api/admin/synonym-remove', { id });
const list = async () => (await staff.get('/api/admin/synonym-list')).body.items;
const find = async (q: string): Promise<string[]> => {
  const { body } = await buyer.get(`/api/catalog/list?q=${encodeURIComponent(q)}`);
  return body.items.map(({ sku }: { sku: string }) => sku).sort();
};

describe('a synonym', () => {
  it('is used by the next search, without indexing any product again, until it is removed', async () => {
    expect(await find('dastana')).toEqual([]);
    const { body } = await save('Dastana', ['glove']);
    expect(body.affects).toEqual([
      { phrase: 'Dastana', products: 0, capped: false },
      { phrase: 'glove', products: 2, capped: false },
    ]);
    expect(await find('dastana')).toEqual(['GLV-1', 'GLV-2']);
    expect(await find('leather dastana')).toEqual(['GLV-2']);
    await remove(body.id);
    expect(await find('dastana')).toEqual([]);
  });

  it('of one entry applies in one direction or in both', async () => {
    const { body } = await save('allen key', ['hexagon key', 'hex key']);
    expect(await find('allen keys')).toEqual(['KEY-1']);
    expect(await find('hex key')).toEqual(['KEY-1']);
    await api.sql(`update items set search = '''spanner'':1A' where sku = 'KEY-1'`);
    await save('spanner', ['wrench'], { both_ways: true });
    expect(await find('wrench')).toEqual(['KEY-1']);
    await save('spanner', ['wrench'], { id: (await list()).find((entry: { id: number }) => entry.id !== body.id).id });
    expect(await find('wrench')).toEqual([]);
  });

  it('finds the products of its synonyms, and the check of a new entry counts them', async () => {
    const { body: first } = await save('palm cover', ['glove']);
    const { body: second } = await save('haath cover', ['palm cover']);
    expect(second.affects[1]).toEqual({ phrase: 'palm cover', products: 2, capped: false });
    expect(await find('haath cover')).toEqual(['GLV-1', 'GLV-2']);
    await remove(second.id);
    await remove(first.id);
  });

  it('takes no further round trip, but for the first search after a change', async () => {
    await save('dastana', ['glove']);
    const trips = async (q: string) => (await countTrips(() => find(q))).trips;
    expect([await trips('dastana'), await trips('dastana'), await trips('glove')]).toEqual([2, 1, 1]);
    await save('haath ka dastana', ['glove']);
    expect([await trips('glove'), await trips('glove')]).toEqual([2, 1]);
  });

  it('is logged with the person who changed it', async () => {
    const { body } = await save('dastana', ['glove']);
    await save('dastana', ['glove', 'gauntlet'], { id: body.id, version: 1 });
    await remove(body.id);
    const log = await api.sql(
      `select action, changes from audit_log where entity = 'search_synonyms' and entity_id = $1 order by id`,
      [String(body.id)],
    );
    expect(log.map(({ action }) => action)).toEqual(['insert', 'update', 'delete']);
    expect(log[1]).toMatchObject({ changes: { finds: [['glove'], ['glove', 'gauntlet']] } });
    const { items } = (await staff.get('/api/admin/audit-list')).body;
    expect(items[0]).toMatchObject({ record: 'Synonyms of dastana' });
  });
});

describe('an entry is refused', () => {
  it.each([
    { why: 'without a word', typed: ' ', finds: ['glove'], field: 'typed' },
    { why: 'that finds nothing', typed: 'dastana', finds: [], field: 'finds' },
    { why: 'with an empty word', typed: 'dastana', finds: ['glove', ''], field: 'finds.1' },
    { why: 'with signs alone', typed: 'dastana', finds: ['--'], field: 'finds' },
    { why: 'that finds itself', typed: 'glove', finds: ['Gloves'], field: 'finds' },
    { why: 'with a pair of another one', typed: 'shoes', finds: ['safety boot'], field: 'finds' },
    { why: 'that makes a loop', typed: 'safety boot', finds: ['shoe'], field: 'finds' },
  ])('$why', async ({ typed, finds, field }) => {
    await save('shoe', ['safety boot']);
    const { status, body } = await save(typed, finds);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(await list()).toHaveLength(1);
  });

  it('after another user has changed or removed it', async () => {
    const { body } = await save('dastana', ['glove']);
    expect((await save('dastana', ['gloves'], { id: body.id, version: 1 })).status).toBe(200);
    expect((await save('dastana', ['mitten'], { id: body.id, version: 1 })).status).toBe(409);
    expect(await list()).toMatchObject([{ finds: ['gloves'], version: 2 }]);
    expect((await remove(body.id)).status).toBe(200);
    expect((await remove(body.id)).status).toBe(404);
    expect((await save('dastana', ['mitten'], { id: body.id, version: 2 })).status).toBe(404);
  });

  it('from a buyer', async () => {
    expect((await save('dastana', ['glove'], {}, buyer)).status).toBe(403);
    expect((await buyer.get('/api/admin/synonym-list')).status).toBe(403);
  });
});
