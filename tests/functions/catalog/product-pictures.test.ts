import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let staff: Person;
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
  staff = await signIn(api, (await addUser(api, null)).email);
  const { company_id } = await addCompany(api, 'Aravalli');
  const body = { company_id, sku: 'P-1', name: 'Pump' };
  const { id } = (await staff.post('/api/admin/product-save', { ...body, images: [a, b, c] })).body;
  product = { id, ...body };
});
afterAll(() => api.stop());

/** Saves the product with these pictures, checks them and that one is primary, and returns the new audit entries. */
async function loggedBy(images: Picture[], more: object = {}): Promise<string[]> {
  const last = (await api.sql<{ id: string }>('select coalesce(max(id), 0) as id from audit_log'))[0]!.id;
  expect(await staff.post('/api/admin/product-save', { ...product, images, ...more })).toMatchObject({ status: 200 });
  const kept: Picture[] = (await staff.get(`/api/admin/product-get?id=${product.id}`)).body.images;
  expect(kept.map(({ url }) => url)).toEqual(images.map(({ url }) => url));
  expect(kept.filter(({ is_primary }) => is_primary)).toHaveLength(Math.min(1, images.length));
  const entries = await api.sql<{ action: string; changes: Record<string, unknown[]> }>(
    `select action, changes from audit_log where entity = 'item_images' and id > $1 order by id`,
    [last],
  );
  const words = (changes: object) => Object.entries(changes).map(([column, [was, is]]) => `${column} ${was} → ${is}`);
  return entries.map(({ action, changes }) => (action === 'update' ? words(changes).toSorted().join(', ') : action));
}

it('unchanged pictures are not logged', async () => {
  expect(await loggedBy([first(a), b, c], { brand: 'Zenith' })).toEqual([]);
});

it('each changed picture is logged once, and no other', async () => {
  expect(await loggedBy([a, first(b), c])).toEqual(['is_primary true → false', 'is_primary false → true']);
  const side = { ...c, alt: 'Side' };
  expect(await loggedBy([a, first(b), side])).toEqual(['alt null → Side']);
  expect(await loggedBy([first(b), a, side])).toEqual(['position 1 → 0', 'position 0 → 1']);
  // Removing one moves no other; a new one is added at the end.
  expect(await loggedBy([a, side])).toEqual(['delete', 'is_primary false → true']);
  expect(await loggedBy([first(a), side, d])).toEqual(['insert']);
  expect(await loggedBy([d, a, first(side)])).toEqual([
    'is_primary true → false',
    'position 3 → 0',
    'is_primary false → true',
  ]);
});

it('a picture can be listed twice or moved, and all can be removed', async () => {
  expect((await loggedBy([c, first(a), d, c, b, d])).filter((entry) => entry === 'insert')).toHaveLength(3);
  expect(await loggedBy([c, first(a), d, c, b])).toEqual(['delete']);
  expect(await loggedBy([])).toEqual(Array(5).fill('delete'));
  expect(await loggedBy([b, first(a)])).toEqual(['insert', 'insert']);
});
