import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let buyer: Person;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  await api.sql(`insert into categories values ('Bearings & power transmission', 1)`);
  const add = (name: string, more: object = {}) => addProduct(api, company_id, { name, ...more });
  const transmission = { category: 'Bearings & power transmission' };
  await add('Sprocket, 25 teeth, pilot bore', transmission);
  await add('Ball bearing 25 × 52 × 15 mm', { ...transmission, attributes: { Bore: '25 mm' } });
  await add('Ball bearing 11 × 26 × 8 mm', transmission);
  await add('Cap screw M10', { description: 'Turned with a hex key of 8 mm.' });
  await add('Hex key set, long arm');
  for (const size of [3, 5, 10]) await add(`HSS drill ${size} mm`);
  await add('Outside micrometer 25–50 mm');
  await add('Carbide end mill 12 mm, 4 flute');
  await add('Pressure gauge, glycerine filled');
  await add('PVC insulation tape');
  await add('Chisel of a type for pressure tools');
  await add('Abrasive paper, grit 80');
  await api.sql(`insert into search_synonyms (typed, finds, both_ways) values
    ('regmal', '{emery paper}', false), ('emery paper', '{abrasive paper}', true)`);
});
afterAll(() => api.stop());

const search = async (q: string) => {
  const { body } = await buyer.get(`/api/catalog/list?q=${encodeURIComponent(q)}`);
  return {
    names: body.items.map(({ name }: { name: string }) => name),
    partial: body.partial,
    corrected: body.corrected,
  };
};

it.each([
  {
    why: 'the goods of the name before a number in a name',
    q: 'bearing 25 bore',
    first: 'Ball bearing 25 × 52 × 15 mm',
  },
  { why: 'two words that are one in the name', q: 'micro meter 25-50', first: 'Outside micrometer 25–50 mm' },
  { why: 'one word that is two in the name', q: 'endmill 12', first: 'Carbide end mill 12 mm, 4 flute' },
  { why: 'a synonym of a synonym', q: 'regmal', first: 'Abrasive paper, grit 80' },
])('$why comes first: $q', async ({ q, first }) => {
  const { names, partial } = await search(q);
  expect(names[0]).toBe(first);
  expect(partial).toBe(false);
});

it('other goods are only a partial match if there are goods of the name that was searched', async () => {
  const { names, partial } = await search('hex key 8 mm');
  expect(names[0]).toBe('Hex key set, long arm');
  expect(partial).toBe(true);
});

it('a size does not make other goods a better partial match', async () => {
  const { names, partial } = await search('11mm drill');
  expect(names).toEqual(expect.arrayContaining(['HSS drill 10 mm']));
  expect(names).not.toContain('Ball bearing 11 × 26 × 8 mm');
  expect(partial).toBe(true);
});

it('a word that exists is not corrected into another one', async () => {
  expect(await search('pressure tape')).toMatchObject({ partial: true, corrected: null });
});

it('shows something that has one of three words, if nothing has more', async () => {
  const { names, partial } = await search('chisel sprocket micrometer');
  expect([...names].sort()).toEqual(
    ['Chisel of a type for pressure tools', 'Outside micrometer 25–50 mm', 'Sprocket, 25 teeth, pilot bore'].sort(),
  );
  expect(partial).toBe(true);
});

it.each(['hex k', '10 mm dr', 'drill 11mm'])('suggests what the list shows first: %s', async (q) => {
  const { body } = await buyer.get(`/api/catalog/suggest?q=${encodeURIComponent(q)}`);
  const suggested = body.products.map(({ name }: { name: string }) => name);
  expect(suggested.length).toBeGreaterThan(0);
  expect((await search(q)).names).toContain(suggested[0]);
});
