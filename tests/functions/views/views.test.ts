import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_BUYER_VIEWS } from '#contracts/views/buyer-views.ts';
import { MAX_VIEWS, type SavedView } from '#contracts/views/views.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';

/** Saved views of the admin lists, each employee's own and those shared, and saved searches of buyers. */
let api: Api;
let meera: Person;
let arjun: Person;
let buyer: Person;
let colleague: Person;

beforeAll(async () => {
  api = await startApi();
  const person = async () => signIn(api, (await addUser(api, null)).email);
  [meera, arjun] = [await person(), await person()];
  const { company_id } = await addCompany(api, 'Aravalli Auto');
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  colleague = await signIn(api, (await addUser(api, company_id)).email);
});
afterAll(() => api.stop());

const save = (who: Person, view: object) =>
  who.post('/api/admin/view-save', { list: 'orders', name: 'Late', search: 'status=late', shared: false, ...view });
const remove = (who: Person, id: number) => who.post('/api/admin/view-remove', { id });
const namesOf = async (who: Person, list = 'orders') =>
  ((await who.get(`/api/admin/view-list?list=${list}`)).body.items as SavedView[]).map(({ name }) => name);

it('is saved for one list, renamed, shared and deleted', async () => {
  const { id } = (await save(meera, {})).body;
  expect(await namesOf(meera)).toEqual(['Late']);
  expect(await namesOf(meera, 'rfqs')).toEqual([]);
  expect(await namesOf(arjun)).toEqual([]);
  await save(meera, { id, name: 'Late orders', search: 'status=late&sort=total_desc', shared: true });
  const [shared] = (await arjun.get('/api/admin/view-list?list=orders')).body.items as SavedView[];
  expect(shared).toMatchObject({ name: 'Late orders', search: 'status=late&sort=total_desc', mine: false });
  expect((await remove(meera, id)).body.message).toBe('View “Late orders” deleted.');
  expect(await namesOf(arjun)).toEqual([]);
});

it('is changed only by who saved it; a shared one may be deleted by colleagues, a private one is not found', async () => {
  const { id } = (await save(meera, { name: 'Own' })).body;
  expect([(await save(arjun, { id, name: 'Taken' })).status, (await remove(arjun, id)).status]).toEqual([404, 404]);
  await save(meera, { id, name: 'Own', shared: true });
  expect((await save(arjun, { id, name: 'Taken' })).status).toBe(404);
  expect(await namesOf(meera)).toEqual(['Own']);
  expect((await remove(arjun, id)).status).toBe(200);
  expect((await remove(arjun, id)).status).toBe(404);
});

it('has a name that its owner uses once for a list, also when two are saved at once', async () => {
  const answers = await Promise.all([save(arjun, { name: 'Big' }), save(arjun, { name: 'BIG' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.body.fields.name).toMatch(
    /^You already have a view “B(ig|IG)” for this list\. Enter a different name\.$/,
  );
  expect((await save(meera, { name: 'Big' })).status).toBe(200);
  expect((await save(arjun, { name: 'Big', list: 'rfqs' })).status).toBe(200);
});

it.each([
  { name: 'without a name', view: { name: ' ' }, message: 'Enter a name.' },
  { name: 'of an unknown list', view: { list: 'audit' }, message: /list/i },
])('is refused $name', async ({ view, message }) => {
  const answer = await save(meera, view);
  expect([answer.status, answer.body.message]).toEqual([400, expect.stringMatching(message)]);
});

it('is refused above the most of one list', async () => {
  for (let count = 0; count < MAX_VIEWS; count++) await save(meera, { list: 'tickets', name: `View ${count}` });
  const answer = await save(meera, { list: 'tickets', name: 'One more' });
  expect([answer.status, answer.body.message]).toEqual([
    409,
    `You already have ${MAX_VIEWS} views for this list. Delete one first.`,
  ]);
});

it('is for staff only; buyers have calls of their own', async () => {
  expect([(await save(buyer, {})).status, (await buyer.get('/api/admin/view-list?list=orders')).status]).toEqual([
    403, 403,
  ]);
});

describe('a saved search of a buyer', () => {
  const keep = (who: Person, view: object = {}) =>
    who.post('/api/customer/view-save', { list: 'catalog', name: 'Seals', search: 'q=seal', shared: false, ...view });
  const drop = (who: Person, id: number) => who.post('/api/customer/view-remove', { id });
  const kept = async (who: Person, list = 'catalog') =>
    ((await who.get(`/api/customer/view-list?list=${list}`)).body.items as SavedView[]).map(({ name }) => name);

  it('is kept with its filters, and deleted', async () => {
    const search = 'q=seal&brand=SKF&brand=FAG&sort=price_asc';
    const { id, message } = (await keep(buyer, { search })).body;
    expect(message).toBe('Search “Seals” saved.');
    const [view] = (await buyer.get('/api/customer/view-list?list=catalog')).body.items as SavedView[];
    expect(view).toMatchObject({ id, name: 'Seals', search, mine: true });
    expect(await kept(buyer, 'orders')).toEqual([]);
    expect((await drop(buyer, id)).body.message).toBe('Search “Seals” deleted.');
    expect(await kept(buyer)).toEqual([]);
  });

  it('is their own, even if it asks to be shared, and none of the staff’s', async () => {
    await save(meera, { name: 'Shared', shared: true });
    const { id } = (await keep(buyer, { shared: true })).body;
    expect(await kept(colleague)).toEqual([]);
    expect(await namesOf(meera, 'catalog')).toEqual([]);
    expect(await kept(buyer, 'orders')).toEqual([]);
    expect([(await keep(colleague, { id, name: 'Taken' })).status, (await drop(colleague, id)).status]).toEqual([
      404, 404,
    ]);
    expect((await remove(meera, id)).status).toBe(404);
    expect((await keep(meera)).status).toBe(403);
    expect(await kept(buyer)).toEqual(['Seals']);
  });

  it('has a name of its own, and a most', async () => {
    expect((await keep(colleague)).status).toBe(200);
    expect((await keep(colleague, { name: 'SEALS' })).body.fields.name).toMatch(/^You already have a search “SEALS”/);
    for (let count = 1; count < MAX_BUYER_VIEWS; count++) await keep(colleague, { name: `Search ${count}` });
    const answer = await keep(colleague, { name: 'One more' });
    expect([answer.status, answer.body.message]).toEqual([
      409,
      `You already have ${MAX_BUYER_VIEWS} searches for this list. Delete one first.`,
    ]);
  });
});
