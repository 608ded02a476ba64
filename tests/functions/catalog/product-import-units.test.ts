import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportColumn } from '#contracts/catalog/import.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addProduct } from '../../support/fixtures.ts';
import { type ImportSteps, openImportSteps } from '../../support/steps/import-steps.ts';

let api: Api;
let imports: ImportSteps;
let company_id: number;

beforeAll(async () => {
  api = await startApi();
  imports = await openImportSteps(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  ({ company_id } = await imports.addShop());
});

const check = (columns: ImportColumn[], ...rows: string[][]) => imports.check(company_id, rows, columns);
const rowsOf = async (id: number) => (await imports.list(id)).items;
const faultsOf = async (id: number) =>
  (await rowsOf(id)).map(({ faults }: { faults: { field: string; message: string }[] }) =>
    faults.map(({ field, message }) => `${field}: ${message}`),
  );
const product = async (sku: string) => {
  const [found] = await api.sql<{ id: string }>(
    'select p.id from products p join items i on i.id = p.item_id where i.sku = $1 and p.company_id = $2',
    [sku, company_id],
  );
  return (await imports.staff.get(`/api/admin/product-get?id=${found!.id}`)).body.product;
};

describe('the number of units that a price is for', () => {
  const columns: ImportColumn[] = ['sku', 'name', 'price', 'price_per'];

  it('is imported, 1 if it is not given, and unchanged where its cell is blank', async () => {
    await imports.apply(await check(columns, ['P-1', 'Screw', '184.50', '1,000'], ['P-2', 'Nut', '9', '']), true);
    expect(await product('P-1')).toMatchObject({ price: 184.5, price_per: 1000 });
    expect(await product('P-2')).toMatchObject({ price: 9, price_per: 1 });
    const id = await check(columns, ['P-1', '', '190', ''], ['P-2', '', '', '100']);
    expect((await rowsOf(id)).map(({ changes }: { changes: object[] }) => changes)).toEqual([
      [{ column: 'price', before: '184.50', after: '190.00' }],
      [{ column: 'price_per', before: '1', after: '100' }],
    ]);
    await imports.apply(id, true);
    expect(await product('P-1')).toMatchObject({ price: 190, price_per: 1000 });
    expect(await product('P-2')).toMatchObject({ price: 9, price_per: 100, price_source: 'contract' });
  });

  it('must be 1, 100 or 1000', async () => {
    const id = await check(columns, ['P-3', 'Screw', '10', '10'], ['P-4', 'Screw', '10', 'box']);
    const fault = (cell: string) =>
      `price_per: “${cell}” is not a valid number of units for a price. Enter 1, 100 or 1000.`;
    expect(await faultsOf(id)).toEqual([[fault('10')], [fault('box')]]);
  });
});

describe('the cost price', () => {
  it('is for as many units as the price beside it, unless the file says otherwise', async () => {
    const columns: ImportColumn[] = ['sku', 'name', 'price', 'price_per', 'cost', 'cost_per'];
    const id = await check(
      columns,
      ['C-1', 'Screw', '250', '1000', '184.50', ''],
      ['C-2', 'Nut', '2', '', '92.25', '100'],
      ['C-3', 'Bearing', '100', '', '60', ''],
      ['C-4', 'Bolt', '250', '100', '', ''],
    );
    await imports.apply(id, true);
    expect(await product('C-1')).toMatchObject({ cost: 184.5, cost_per: 1000 });
    expect(await product('C-2')).toMatchObject({ cost: 92.25, cost_per: 100 });
    expect(await product('C-3')).toMatchObject({ cost: 60, cost_per: 1 });
    expect(await product('C-4')).toMatchObject({ cost: null, cost_per: 1 });
  });

  it('keeps its number of units when only the cost is in the file, or only the price changes', async () => {
    await addProduct(api, company_id, { sku: 'C-5', name: 'Screw', cost_paise: 184_50, cost_per: 1000 });
    await imports.apply(await check(['sku', 'cost'], ['C-5', '190.25']), true);
    expect(await product('C-5')).toMatchObject({ cost: 190.25, cost_per: 1000 });
    const id = await check(['sku', 'price', 'price_per'], ['C-5', '3', '100']);
    await imports.apply(id, true);
    expect(await product('C-5')).toMatchObject({ price_per: 100, cost: 190.25, cost_per: 1000 });
  });
});

describe('decimals of a quantity', () => {
  const columns: ImportColumn[] = ['sku', 'name', 'unit', 'stock', 'min_qty', 'qty_multiple'];

  it('are imported for measured units', async () => {
    await imports.apply(await check(columns, ['D-1', 'Cable', 'MTR', '1,250.375', '2.5', '0.5']), true);
    expect(await product('D-1')).toMatchObject({ unit: 'MTR', stock: 1250.375, min_qty: 2.5, qty_multiple: 0.5 });
    await imports.apply(await check(['sku', 'name', 'unit'], ['D-2', 'Oil', 'LTR']), true);
    expect(await product('D-2')).toMatchObject({ min_qty: 0.001, qty_multiple: 0.001 });
  });

  it('are refused for counted units, with the unit of the row, of the item, or NOS of a new one', async () => {
    await addProduct(api, company_id, { sku: 'D-3', name: 'Gasket', unit: 'SET', stock: 4 });
    const id = await check(
      columns,
      ['D-4', 'Bearing', 'NOS', '1.5', '', ''],
      ['D-3', '', '', '2.25', '', ''],
      ['D-5', 'Bolt', '', '', '0.5', '0.5'],
      ['D-6', 'Cable', 'MTR', '1.2345', '', ''],
    );
    expect(await faultsOf(id)).toEqual([
      ['stock: Whole numbers only for NOS. stock would be 1.5.'],
      ['stock: Whole numbers only for SET. stock would be 2.25.'],
      [
        'min_qty: Whole numbers only for NOS. min_qty would be 0.5.',
        'qty_multiple: Whole numbers only for NOS. qty_multiple would be 0.5.',
      ],
      ['stock: “1.2345” is not a valid stock. Enter 0 or more with at most three decimals, such as 1,200.'],
    ]);
    expect((await imports.apply(id, true)).status).toBe(409);
  });

  it('are refused where a measured item with decimals would become a counted one', async () => {
    await addProduct(api, company_id, { sku: 'D-7', name: 'Cable', unit: 'MTR', stock: 2.5, min_qty: 0.5 });
    const id = await check(['sku', 'unit', 'qty_multiple'], ['D-7', 'ROL', '1']);
    expect(await faultsOf(id)).toEqual([
      [
        'stock: Whole numbers only for ROL. stock would be 2.5.',
        'min_qty: Whole numbers only for ROL. min_qty would be 0.5.',
      ],
    ]);
  });
});
