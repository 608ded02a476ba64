import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let desk: Person;
let product: { id: number; company_id: number; sku: string; name: string };

interface Picture {
  url: string;
  is_primary?: number;
  alt?: string;
}

const picture = (name: string, rest: object = {}): Picture => ({ url: `/images/${name}-400.webp`, ...rest });
const [a, b, c, d] = [picture('a', { alt: 'Front' }), picture('b'), picture('c'), picture('d')];
const first = (one: Picture) => ({ ...one, is_primary: 1 });

beforeAll(async () => {
  api = await startApi();
  desk = await signIn(api, (await addUser(api, null)).email);
  const { company_id } = await addCompany(api, 'Aravalli');
  const body = { company_id, sku: 'P-1', name: 'Pump' };
  const { id } = (await desk.post('/api/admin/product-save', { ...body, images: [a, b, c] })).body;
  product = { id, ...body };
});
afterAll(() => api.stop());

/** Saves the product with these pictures, sees them stand so, one of them primary, and answers what the log tells of it. */
async function toldBy(images: Picture[], more: object = {}): Promise<string[]> {
  const last = (await api.sql<{ id: string }>('select coalesce(max(id), 0) as id from audit_log'))[0]!.id;
  expect(await desk.post('/api/admin/product-save', { ...product, images, ...more })).toMatchObject({ status: 200 });
  const kept: Picture[] = (await desk.get(`/api/admin/product-get?id=${product.id}`)).body.images;
  expect(kept.map(({ url }) => url)).toEqual(images.map(({ url }) => url));
  expect(kept.filter(({ is_primary }) => is_primary)).toHaveLength(Math.min(1, images.length));
  const told = await api.sql<{ action: string; changes: Record<string, unknown[]> }>(
    `select action, changes from audit_log where entity = 'product_images' and id > $1 order by id`,
    [last],
  );
  const words = (changes: object) => Object.entries(changes).map(([column, [was, is]]) => `${column} ${was} → ${is}`);
  return told.map(({ action, changes }) => (action === 'update' ? words(changes).toSorted().join(', ') : action));
}

it('the log tells nothing of pictures that nobody touched', async () => {
  expect(await toldBy([first(a), b, c], { brand: 'Zenith' })).toEqual([]);
});

it('the log tells of each picture that was touched, once, and of no other', async () => {
  expect(await toldBy([a, first(b), c])).toEqual(['is_primary true → false', 'is_primary false → true']);
  const side = { ...c, alt: 'Side' };
  expect(await toldBy([a, first(b), side])).toEqual(['alt null → Side']);
  expect(await toldBy([first(b), a, side])).toEqual(['position 1 → 0', 'position 0 → 1']);
  // One that is taken out moves no other; a new one goes behind.
  expect(await toldBy([a, side])).toEqual(['delete', 'is_primary false → true']);
  expect(await toldBy([first(a), side, d])).toEqual(['insert']);
  expect(await toldBy([d, a, first(side)])).toEqual([
    'is_primary true → false',
    'position 3 → 0',
    'is_primary false → true',
  ]);
});

it('a picture may stand twice, go between others, and all may go', async () => {
  expect((await toldBy([c, first(a), d, c, b, d])).filter((told) => told === 'insert')).toHaveLength(3);
  expect(await toldBy([c, first(a), d, c, b])).toEqual(['delete']);
  expect(await toldBy([])).toEqual(Array(5).fill('delete'));
  expect(await toldBy([b, first(a)])).toEqual(['insert', 'insert']);
});
