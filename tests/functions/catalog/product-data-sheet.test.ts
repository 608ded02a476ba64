import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let staff: Person;
let company_id: number;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null, 'admin')).email);
  ({ company_id } = await addCompany(api, 'Aravalli'));
});
afterAll(() => api.stop());

const save = (body: object) => staff.post('/api/admin/product-save', body);
const read = async (id: number) => (await staff.get(`/api/admin/product-get?id=${id}`)).body;

describe('the data sheet of a subcategory with a template', () => {
  const place = { category: 'Bearings & power transmission', subcategory: 'Ball bearings' };
  beforeAll(async () => {
    await api.sql('insert into categories values ($1, 3) on conflict do nothing', [place.category]);
    await api.sql('insert into subcategories values ($1, $2, 1) on conflict do nothing', Object.values(place));
  });

  it('completes bare numbers with their unit and keeps further rows', async () => {
    const { body } = await save({
      company_id,
      sku: 'SHEET-1',
      name: 'Part',
      ...place,
      attributes: { Bore: '25', Width: '15 mm', Note: 'abc' },
    });
    expect((await read(body.id)).product.attributes).toEqual({ Bore: '25 mm', Width: '15 mm', Note: 'abc' });
  });

  it('refuses a value that it cannot read, and says how to write it', async () => {
    const { status, body } = await save({
      ...{ company_id, sku: 'SHEET-2', name: 'Part', ...place },
      attributes: { Bore: 'wide', Sealing: 'RS' },
    });
    expect(status).toBe(400);
    expect(body.fields.attributes).toBe(
      'Bore: “wide” is not a valid bore. Write a number in mm, such as 25 mm or 10–25 mm. ' +
        'Sealing: “RS” is not a valid sealing. Choose one of: Open; ZZ, metal shields; 2RS, contact seals.',
    );
  });
});
