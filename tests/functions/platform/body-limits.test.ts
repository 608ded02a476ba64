import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EXPORT_PART_ROWS } from '#contracts/fields/export-query.ts';
import { MAX_JSON_BYTES, MAX_PAGE_SIZE } from '#contracts/limits.ts';
import { type Api, startApi } from '../../support/api.ts';
import { endpoints } from '../../support/endpoints.ts';
import { addCompany, addUser, as, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let people: Record<'visitor' | 'customer' | 'employee' | 'admin', Person>;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  const join = async (company: number | null, role?: string) => signIn(api, (await addUser(api, company, role)).email);
  people = {
    visitor: as(api),
    ...{ customer: await join(company_id), employee: await join(null), admin: await join(null, 'admin') },
  };
});
afterAll(() => api.stop());

const all = Object.values(endpoints);

describe('a call that takes JSON refuses', () => {
  const calls = all
    .filter(({ method, form }) => method === 'POST' && form !== true)
    .map((each) => [each.path, each] as const);
  const senderOf = ({ roles }: (typeof calls)[0][1]) => people[roles === 'public' ? 'visitor' : roles[0]!];
  const nested = `{"items":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
  const large = JSON.stringify({ notes: 'x'.repeat(MAX_JSON_BYTES) });

  it.each(calls)('10,000 levels and more than a megabyte: %s', async (path, endpoint) => {
    expect(await senderOf(endpoint).post(path, nested)).toMatchObject({
      ...{ status: 400, body: { message: 'The request is nested too deeply.' } },
    });
    expect(await senderOf(endpoint).post(path, large)).toMatchObject({
      ...{ status: 413, body: { message: 'The request is too large. Send at most 1 MB.' } },
    });
  });
});

describe('a list clamps its page size', () => {
  const sizeOf = ({ query }: (typeof all)[0]) => (query as unknown as { shape?: { size?: z.ZodMiniType } }).shape?.size;
  const lists = all.flatMap((each) => (sizeOf(each) ? [[each.path, sizeOf(each)!] as const] : []));

  it('there are lists', () => {
    expect(lists.length).toBeGreaterThan(10);
  });

  it.each(lists)('of %s', (path, size) => {
    const most = path.endsWith('-export') ? EXPORT_PART_ROWS : MAX_PAGE_SIZE;
    for (const asked of ['1e9', '1000000000', 'Infinity', '-1', 'x', '']) {
      const shown = Number(size.parse(asked));
      expect(shown).toBeGreaterThan(0);
      expect(shown).toBeLessThanOrEqual(most);
    }
  });
});
