import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { as, type Person } from '../../support/fixtures.ts';
import { type ImportSteps, openImportSteps } from '../../support/steps/import-steps.ts';

let api: Api;
let imports: ImportSteps;
let company_id: number;
let buyer: Person;

beforeAll(async () => {
  api = await startApi();
  imports = await openImportSteps(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  ({ company_id, buyer } = await imports.addShop());
});

describe('refused is', () => {
  const row = { row: 2, cells: ['X'] };
  it.each<[string, string, () => object, number, string | RegExp]>([
    ['no company', 'start', () => ({ company_id: null }), 400, 'Choose the company.'],
    ['an unknown company', 'start', () => ({ company_id: 987_654_321 }), 400, /does not exist/],
    ['no row', 'start', () => ({ rows: 0 }), 400, /no rows/],
    ['50,001 rows', 'start', () => ({ rows: 50_001 }), 400, /Split the file/],
    ['no SKU', 'start', () => ({ columns: ['name'] }), 400, /heading sku/],
    ['a column of another name', 'start', () => ({ columns: ['sku', 'search'] }), 400, /columns/],
    ['an unknown import', 'rows', () => ({ id: 987_654_321, rows: [row] }), 404, /not found/],
    ['no rows', 'rows', () => ({ id: 1, rows: [] }), 400, /rows/],
    ['an unknown import', 'check', () => ({ id: 987_654_321, from: 0 }), 404, /not found/],
    ['an unknown import', 'apply', () => ({ id: 987_654_321, whole: true }), 404, /not found/],
    ['an unknown import', 'cancel', () => ({ id: 987_654_321 }), 404, /not found/],
  ])('%s at import-%s', async (_, call, body, status, message) => {
    const given = { company_id, file_name: 'x.csv', fingerprint: 'a'.repeat(64), rows: 1, columns: ['sku'] };
    const answer = await imports.staff.post(`/api/admin/import-${call}`, {
      ...(call === 'start' ? given : {}),
      ...body(),
    });
    expect(answer).toMatchObject({ status, body: { success: false, message: expect.stringMatching(message) } });
  });

  it.each(['start', 'rows', 'check', 'apply', 'cancel'])(
    'import-%s: 401 without a token, 403 for a buyer',
    async (call) => {
      const id = await imports.check(company_id, [['Z-1', 'Z', '', '', '', '']]);
      const bodies: Record<string, object> = {
        start: { company_id, file_name: 'x', fingerprint: 'b'.repeat(64), rows: 1, columns: ['sku'] },
        rows: { id, rows: [row] },
        check: { id, from: 0 },
        apply: { id, whole: true },
        cancel: { id },
      };
      const path = `/api/admin/import-${call}`;
      expect((await as(api).post(path, bodies[call])).status).toBe(401);
      expect((await buyer.post(path, bodies[call])).status).toBe(403);
      expect((await imports.staff.get('/api/admin/import-get?id=987654321')).status).toBe(404);
      expect((await buyer.get(`/api/admin/import-get?id=${id}`)).status).toBe(403);
      expect(await imports.catalogue(company_id)).toEqual([]);
    },
  );
});
