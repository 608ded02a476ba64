import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { countTrips } from '../../support/round-trips.ts';

let api: Api;
let buyer: Person;
let other: Person;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  const { company_id: other_id } = await addCompany(api, 'Konkan');
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  other = await signIn(api, (await addUser(api, other_id)).email);
  const add = (name: string, attributes: object = {}, active = true) =>
    addProduct(api, company_id, { name, attributes, active });
  for (const size of ['10', '10.2', '12', '13']) await add(`HSS drill ${size} mm`, { 'Flute length': '10.35 mm' });
  await add('HSS drill 10.4 mm, discontinued', {}, false);
  await add('Reamer 10.35 mm');
  await add('Ball bearing 10 × 26 × 8 mm', { Bore: '10 mm', 'Outside diameter': '26 mm' });
  await add('Ball bearing 25 × 52 × 15 mm', { Bore: '25 mm', 'Outside diameter': '52 mm' });
  await add('Ball bearing 30 × 62 × 16 mm', { Bore: '30 mm', 'Outside diameter': '62 mm' });
  for (const length of [40, 60]) await add(`Hex bolt M12 × ${length} mm`);
  await add('Hex bolt M16 × 50 mm');
  await add('Safety shoes, UK size 10', { Size: 'UK 10' });
  await add('V-belt B75', { 'Inside length': '75 in / 1905 mm' });
  for (const amps of [10, 16, 63]) await add(`MCB ${amps} A`);
  await addProduct(api, other_id, { sku: 'A', name: 'HSS drill 10.3 mm' });
  await api.sql(`insert into search_synonyms (typed, finds, both_ways) values ('miniature breaker', '{mcb}', true)`);
});
afterAll(() => api.stop());

const search = async (q: string, person = buyer) =>
  (await person.get(`/api/catalog/list?q=${encodeURIComponent(q)}`)).body;

it.each([
  { q: '10.3mm drill', asked: '10.3 mm', nearest: ['10.2 mm drill', '12 mm drill'] },
  { q: 'drill 10.3', asked: '10.3 mm', nearest: ['drill 10.2 mm', 'drill 12 mm'] },
  { q: '14 mm drill', asked: '14 mm', nearest: ['13 mm drill'] },
  { q: 'bearing 26mm bore', asked: '26 mm', nearest: ['bearing 25 mm bore', 'bearing 30 mm bore'] },
  { q: 'bearing 55 mm od', asked: '55 mm', nearest: ['bearing 52 mm od', 'bearing 62 mm od'] },
  { q: 'hex bolt M12x55', asked: 'M12x55', nearest: ['hex bolt M12x40', 'hex bolt M12x60'] },
  { q: '15A miniature breaker', asked: '15 A', nearest: ['10 A miniature breaker', '16 A miniature breaker'] },
  { q: 'hex bolt M14x50', asked: 'M14x50', nearest: ['hex bolt M16x50'] },
  { q: 'M13 bolt', asked: 'M13', nearest: ['M12 bolt', 'M16 bolt'] },
  { q: 'v-belt B70', asked: 'B70', nearest: ['v-belt B75'] },
  { q: 'safety shoes size 11', asked: '11', nearest: ['safety shoes size 10'] },
  { q: 'v-belt 1900mm long', asked: '1900 mm', nearest: ['v-belt 1905 mm long'] },
])('$q is not stocked, and the nearest sizes are offered: $nearest', async ({ q, asked, nearest }) => {
  const { neighbours } = await search(q);
  expect(neighbours.asked).toBe(asked);
  expect(neighbours.nearest.map((near: { q: string }) => near.q)).toEqual(nearest);
});

it.each([
  { why: 'the size is stocked', q: '10.2mm drill' },
  { why: 'the size is stocked in the measure that was named', q: 'bearing 25mm bore' },
  { why: 'nothing else was asked for', q: '10.3mm' },
  { why: 'no goods have the other words', q: '10.3mm tap' },
  { why: 'the nearest are far away', q: '100mm drill' },
  { why: 'of several sizes it is not clear which', q: '10.3mm 87mm drill' },
  { why: 'no size was asked for', q: 'masonry drill' },
  { why: 'the search is of signs', q: `'); -- 10.3mm` },
])('none are offered if $why: $q', async ({ q }) => {
  expect((await search(q)).neighbours).toBeNull();
});

it('the links find what they offer', async () => {
  const { neighbours } = await search('10.3mm drill');
  const { items, partial } = await search(neighbours.nearest[0].q);
  expect([items[0].name, partial]).toEqual(['HSS drill 10.2 mm', false]);
});

it('another company’s sizes are neither found nor offered', async () => {
  expect((await search('10.3mm drill', other)).total).toBe(1);
  expect((await search('10.25mm drill', other)).neighbours.nearest).toMatchObject([{ size: '10.3 mm' }]);
});

it('a search that finds its size takes no further round trip', async () => {
  await search('drill');
  expect((await countTrips(() => search('10.2mm drill'))).trips).toBe(1);
});

it('the products of the nearest sizes come first', async () => {
  const { items, partial } = await search('11mm drill');
  expect(partial).toBe(true);
  expect(
    items
      .slice(0, 2)
      .map(({ name }: { name: string }) => name)
      .sort(),
  ).toEqual(['HSS drill 10.2 mm', 'HSS drill 12 mm']);
});
