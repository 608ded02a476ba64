import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  IMPORT_CHUNK_CHARACTERS,
  IMPORT_CHUNK_ROWS,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
} from '#contracts/catalog/import.ts';
import { WRITES_PER_MINUTE } from '#server/platform/write-limit.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let product_id: number;
let buyer: Person & { id: number };
let colleague: Person & { id: number };
let stranger: Person & { id: number };
let staff: Person & { id: number };

beforeAll(async () => {
  api = await startApi();
  const join = async (company: number | null) => {
    const { id, email } = await addUser(api, company);
    return { ...(await signIn(api, email)), id };
  };
  ({ company_id } = await addCompany(api, 'Aravalli'));
  product_id = await addProduct(api, company_id, { stock: 1_000_000 });
  [buyer, colleague, staff] = [await join(company_id), await join(company_id), await join(null)];
  stranger = await join((await addCompany(api, 'Konkan')).company_id);
});
afterAll(() => api.stop());
beforeEach(() => api.sql('delete from throttle'));

const rename = (person: Person, name = 'Asha') => person.post('/api/customer/update-profile', { name });
const tries = async (key: string) =>
  Number((await api.sql<{ tries: string }>('select tries from throttle where key = $1', [key]))[0]?.tries ?? 0);
/** As if this many writes had been made in the last 20 seconds. */
const used = (key: string, count: number) =>
  api.sql(`insert into throttle (key, tries, resets_at) values ($1, $2, now() + interval '40 seconds')`, [key, count]);

describe('a signed-in write', () => {
  it('is counted once for its user and once for the company, though it is two batches', async () => {
    const items = [{ product_id, qty: 1 }];
    expect((await buyer.post('/api/orders/create', { items })).status).toBe(200);
    expect(await tries(`writes user ${buyer.id}`)).toBe(1);
    expect(await tries(`writes company ${company_id}`)).toBe(1);
    await buyer.get('/api/orders/list');
    expect(await tries(`writes user ${buyer.id}`)).toBe(1);
  });

  it('above the user’s limit gets 429 and writes nothing, and colleagues go on', async () => {
    await used(`writes user ${buyer.id}`, WRITES_PER_MINUTE.user);
    const { status, body, headers } = await rename(buyer, 'Too late');
    expect({ status, body }).toMatchObject({ status: 429, body: { code: 'throttled' } });
    expect(body.message).toMatch(
      /^Too many changes in one minute\. This one is not saved\. Try again in \d+ seconds\.$/,
    );
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await api.sql('select name from users where id = $1', [buyer.id])).not.toEqual([{ name: 'Too late' }]);
    expect((await buyer.get('/api/orders/list')).status).toBe(200);
    expect((await rename(colleague)).status).toBe(200);
  });

  it('above the company’s limit gets 429 for all its users, and no other company notices', async () => {
    await used(`writes company ${company_id}`, WRITES_PER_MINUTE.company);
    expect((await rename(buyer)).status).toBe(429);
    expect((await rename(colleague)).status).toBe(429);
    expect((await rename(stranger)).status).toBe(200);
  });

  it('is possible again in the next minute', async () => {
    await used(`writes user ${buyer.id}`, WRITES_PER_MINUTE.user);
    await api.sql(`update throttle set resets_at = now() - interval '1 second'`);
    expect((await rename(buyer)).status).toBe(200);
  });

  it('does not wait for another of the same user, and is refused above the limit all the same', async () => {
    const key = `writes user ${buyer.id}`;
    await api.sql(`insert into throttle (key, tries, resets_at) values ($1, 0, now() + interval '40 seconds')`, [key]);
    const answers = await Promise.all(Array.from({ length: 30 }, () => rename(buyer)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await tries(key)).toBeLessThanOrEqual(30);
    await api.sql('update throttle set tries = $1', [WRITES_PER_MINUTE.user]);
    const refused = await Promise.all(Array.from({ length: 10 }, () => rename(buyer)));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
  });

  it('by staff is counted for the user, and the largest import stays far below the limit', async () => {
    expect((await staff.post('/api/admin/product-save', { company_id, sku: 'W-1', name: 'Bolt' })).status).toBe(200);
    expect(await tries(`writes user ${staff.id}`)).toBe(1);
    const parts =
      Math.ceil(MAX_IMPORT_BYTES / IMPORT_CHUNK_CHARACTERS) + Math.ceil(MAX_IMPORT_ROWS / IMPORT_CHUNK_ROWS);
    expect(parts).toBeLessThan(WRITES_PER_MINUTE.user / 4);
  });
});
