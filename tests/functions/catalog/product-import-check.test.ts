import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportColumn } from '#contracts/catalog/import.ts';
import { RATE_CHOICES, UNIT_CHOICES } from '#contracts/fields/units.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addProduct } from '../../support/fixtures.ts';
import { HEAD, type ImportSteps, openImportSteps } from '../../support/steps/import-steps.ts';

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

describe('the check of a file', () => {
  it('warns of each row that leaves its product without a price or GST rate, and imports it', async () => {
    const price = 'No price: shown as “Price on request”, can’t be ordered until one is set.';
    const rate = 'No GST rate: can’t be ordered until one is set.';
    await addProduct(api, company_id, { sku: 'W-1', name: 'Known', gst_rate_bp: 1800, price_paise: 100 });
    const columns: ImportColumn[] = ['sku', 'name', 'price', 'gst_rate'];
    const id = await imports.check(
      company_id,
      [
        ['W-1', 'Renamed', '', ''],
        ['W-2', 'Exempt', '10', '0'],
        ['W-3', 'Unpriced', '', '18'],
        ['W-4', 'Bare', '', ''],
        ['W-5', 'At nothing', '0', '18'],
        ['W-6', 'Wrong', 'ten', ''],
      ],
      columns,
    );
    const { items } = await imports.list(id);
    expect(items.map(({ warnings }: { warnings: string[] }) => warnings)).toEqual([
      ...[[], [], [price], [price, rate], [price], []],
    ]);
    expect((await imports.apply(id, false)).body).toMatchObject({ applied: 5 });
  });

  it('lets an item be ordered beyond stock with a lead time, in the file or already known', async () => {
    await addProduct(api, company_id, { sku: 'B-1', name: 'Known', lead_days: 20 });
    await addProduct(api, company_id, { sku: 'B-2', name: 'No lead time' });
    const columns: ImportColumn[] = ['sku', 'name', 'lead_days', 'can_backorder'];
    const id = await imports.check(
      company_id,
      [
        ['B-1', '', '', 'yes'],
        ['B-2', '', '', 'yes'],
        ['B-3', 'Seal', '25', 'Yes'],
        ['B-4', 'Ring', '400', 'maybe'],
      ],
      columns,
    );
    const { items } = await imports.list(id);
    expect(items.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['changed', 'wrong', 'new', 'wrong']);
    expect(items[1].faults).toEqual([
      { field: 'can_backorder', message: expect.stringMatching(/^Enter a lead time in the column lead_days/) },
    ]);
    expect(items[3].faults.map(({ field }: { field: string }) => field)).toEqual(['lead_days', 'can_backorder']);
    expect((await imports.apply(id, false)).body).toMatchObject({ applied: 2 });
    expect(await api.sql(`select sku, lead_days, can_backorder from items where sku like 'B-%' order by sku`)).toEqual([
      { sku: 'B-1', lead_days: 20, can_backorder: true },
      { sku: 'B-2', lead_days: null, can_backorder: false },
      { sku: 'B-3', lead_days: 25, can_backorder: true },
    ]);
  });

  it('reports each row as new, changed, same or wrong, and writes nothing', async () => {
    await addProduct(api, company_id, {
      sku: 'A-1',
      name: 'Old name',
      price_paise: 12_300,
      stock: 5,
      category: 'Bearings',
      subcategory: 'Ball',
    });
    await addProduct(api, company_id, { sku: 'A-2', name: 'Same', price_paise: 100, stock: 7 });
    const before = await imports.catalogue(company_id);
    const id = await imports.check(company_id, [
      ['A-1', 'New name', 'valves', '', '₹ 1,23,456.50', '1,200'],
      ['A-2', 'Same', '', '', '1.00', '7'],
      ['A-3', 'Fresh', 'bearings', 'ROLLER', '10', ''],
      ['A-4', '', '', '', '', ''],
      ['A-3', 'Twice', '', '', '', ''],
      ['', 'No SKU', '', '', '', ''],
      ['A-5', 'Toy', 'Toys', '', '1.005', 'many'],
      ['A-6', 'Misplaced', 'Valves', 'Ball', '', ''],
    ]);
    expect(await imports.read(id)).toMatchObject({
      ...{ rows: 8, checked: 8, status: 'checking', counts: { new: 1, changed: 1, same: 1, wrong: 5 }, applied: 0 },
    });
    const { items, total } = await imports.list(id);
    expect(total).toBe(8);
    expect(items[0]).toMatchObject({ row: 2, verdict: 'changed' });
    expect(new Set(items[0].changes.map(JSON.stringify as never))).toEqual(
      new Set(
        [
          { column: 'name', before: 'Old name', after: 'New name' },
          { column: 'category', before: 'Bearings', after: 'Valves' },
          { column: 'subcategory', before: 'Ball', after: null },
          { column: 'price', before: '123.00', after: '123456.50' },
          { column: 'stock', before: '5', after: '1200' },
        ].map((change) => JSON.stringify(change)),
      ),
    );
    const faults = items.map(({ faults }: { faults: { field: string; message: string }[] }) =>
      faults.map(({ field, message }) => `${field}: ${message}`).join(' | '),
    );
    expect(faults.slice(3)).toEqual([
      'name: Enter a name for the new product, or correct the SKU if the product already exists.',
      'sku: Row 4 has the same SKU. Keep one of the two rows.',
      'sku: Enter the SKU.',
      expect.stringMatching(
        /price: “1.005” is not a valid price.*stock: “many” is not a valid stock.*“Toys” is not a category. Choose from: Valves, Bearings\./,
      ),
      'subcategory: “Ball” is not a subcategory of Valves. Choose from: none.',
    ]);
    expect((await imports.list(id, 'verdict=wrong&size=2&page=2')).items).toMatchObject([{ row: 7 }, { row: 8 }]);
    expect(await imports.catalogue(company_id)).toEqual(before);
  });

  it('reports a row with an unclosed quote as wrong, and imports none of it', async () => {
    await addProduct(api, company_id, { sku: 'Q-3', name: 'Kept' });
    const { id } = (await imports.start(company_id, HEAD, 3)).body;
    const rows = [
      { row: 2, cells: ['Q-1', 'Fresh'] },
      { row: 3, cells: ['"Q-2', 'Toys', 'Toys'], unread: 0 },
      { row: 4, cells: ['Q-3', 'Bolt, 3'], unread: 1200 },
    ];
    expect((await imports.staff.post('/api/admin/import-rows', { id, rows })).status).toBe(200);
    const { items } = await imports.list(id);
    const fault = (message: string) => [{ field: 'row', message }];
    expect(items.slice(1)).toMatchObject([
      { verdict: 'wrong', faults: fault('A quotation mark in row 3 is not closed. Close it or remove it.') },
      {
        verdict: 'wrong',
        faults: fault(
          'A quotation mark in row 4 is not closed. 1,200 lines below it could not be read. Close it or remove it.',
        ),
      },
    ]);
    expect((await imports.apply(id, true)).status).toBe(409);
    expect((await imports.apply(id, false)).body).toMatchObject({ applied: 1, more: false });
    expect(await imports.catalogue(company_id)).toMatchObject([{ sku: 'Q-1' }, { sku: 'Q-3', name: 'Kept' }]);
  });

  it('treats SKUs that differ only in case as the same, and keeps the product’s spelling', async () => {
    await addProduct(api, company_id, { sku: 'BRG-6205', name: 'Kept' });
    await addProduct(api, company_id, { sku: 'brg-6206', name: 'Old name' });
    const id = await imports.check(company_id, [
      ['brg-6205', 'Kept', '', '', '', ''],
      ['BRG-6206', 'New name', '', '', '', ''],
      ['Brg-6207', 'Fresh', '', '', '', ''],
      ['bRG-6207', 'Twice', '', '', '', ''],
    ]);
    const { items } = await imports.list(id);
    expect(items.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['same', 'changed', 'new', 'wrong']);
    expect(items[1].changes).toEqual([{ column: 'name', before: 'Old name', after: 'New name' }]);
    expect(items[3].faults).toEqual([{ field: 'sku', message: 'Row 4 has the same SKU. Keep one of the two rows.' }]);
    expect((await imports.list(id, 'sort=sku_asc')).items.map(({ row }: { row: number }) => row)).toEqual([2, 3, 4, 5]);
    await imports.apply(id, false);
    expect(await imports.catalogue(company_id)).toMatchObject([
      { sku: 'BRG-6205', name: 'Kept', version: 1 },
      { sku: 'Brg-6207', name: 'Fresh', version: 1 },
      { sku: 'brg-6206', name: 'New name', version: 2 },
    ]);
  });

  it('accepts the units and GST rates of the product form', async () => {
    const columns: ImportColumn[] = ['sku', 'name', 'unit', 'gst_rate', 'hsn'];
    await addProduct(api, company_id, { sku: 'U-1', name: 'Kept', unit: 'XYZ', gst_rate_bp: 1200 });
    await imports.staff.post('/api/admin/rate-save', {
      hsn: '9606',
      rate: 7.5,
      valid_from: '2025-09-22',
      source: null,
    });
    const id = await imports.check(
      company_id,
      [
        ['U-1', '', 'XYZ', '12', ''],
        ['U-2', 'Offered', 'kgs', '0.25', ''],
        ['U-3', 'By the table', '', '7.5', '960621'],
        ['U-4', 'By no table', '', '7.50', '7318'],
        ['U-5', 'Neither', 'XYZ', '12', ''],
      ],
      columns,
    );
    const { items } = await imports.list(id);
    expect(items.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['same', 'new', 'new', 'wrong', 'wrong']);
    const rate = (percent: string) => ({
      field: 'gst_rate',
      message: `“${percent}%” is not an available GST rate. ${RATE_CHOICES}`,
    });
    expect(items[3].faults).toEqual([rate('7.5')]);
    expect(items[4].faults).toEqual([
      { field: 'unit', message: `“XYZ” is not an available unit. ${UNIT_CHOICES}` },
      rate('12'),
    ]);
    // The table has another rate at the next check.
    await imports.staff.post('/api/admin/rate-save', {
      hsn: '7318',
      rate: 7.5,
      valid_from: '2025-09-22',
      source: null,
    });
    await imports.staff.post('/api/admin/import-check', { id, from: 0 });
    expect((await imports.list(id)).items[3]).toMatchObject({ verdict: 'new', faults: [] });
  });

  it('of a file with several companies accepts the rows of its own and names the company of the others', async () => {
    await api.sql('update companies set name = $2 where id = $1', [company_id, 'Deccan Works']);
    await addProduct(api, company_id, { sku: 'A-1', name: 'Kept', price_paise: 100 });
    const id = await imports.check(
      company_id,
      [
        ['Konkan Pumps', 'A-1', 'Kept', 'Toys', '2'],
        ['Konkan Pumps', 'K-1', '', '', '2'],
        [' deccan WORKS ', 'A-1', 'Kept', '', '1'],
        ['', 'K-1', 'Ours', '', '3'],
        ['Konkan Pumps', 'k-1', 'Theirs', '', '4'],
      ],
      ['company', 'sku', 'name', 'category', 'price'],
    );
    const message =
      'This row belongs to Konkan Pumps. Import it for that company or remove the row. If the column names the manufacturer, change its heading to Brand.';
    const foreign = { verdict: 'wrong', faults: [{ field: 'company', message }] };
    const judged = [foreign, foreign, { verdict: 'same' }, { verdict: 'new' }, foreign];
    expect((await imports.list(id)).items).toMatchObject(judged);
    await imports.staff.post('/api/admin/import-check', { id, from: 0 });
    expect((await imports.list(id)).items).toMatchObject(judged);
    expect(await imports.apply(id, true)).toMatchObject({ status: 409, body: { message: /Some rows have errors/ } });
    expect((await imports.apply(id, false)).body).toMatchObject({ applied: 1, more: false });
    expect(await imports.catalogue(company_id)).toMatchObject([
      { sku: 'A-1', name: 'Kept', price: 100, version: 1 },
      { sku: 'K-1', name: 'Ours', price: 300 },
    ]);
  });

  it('resumes after an interruption, and counts rows sent twice once', async () => {
    const fingerprint = 'f'.repeat(64);
    const { id } = (await imports.start(company_id, HEAD, 3, { fingerprint })).body;
    await imports.send(id, [
      ['R-1', 'One', '', '', '', ''],
      ['R-2', 'Two', '', '', '', ''],
    ]);
    await imports.send(id, [['R-2', 'Two again', '', '', '', '']], 3);
    expect((await imports.apply(id, true)).body).toMatchObject({ message: /not been fully checked/ });
    expect((await imports.start(company_id, HEAD, 3, { fingerprint })).body).toMatchObject({
      id,
      checked: 2,
      last_row: 3,
    });
    await imports.send(id, [['R-3', 'Three', '', '', '', '']], 4);
    expect(await imports.read(id)).toMatchObject({ checked: 3, counts: { new: 3, wrong: 0 } });
    expect((await imports.start(company_id, HEAD, 3, { fingerprint })).body).toMatchObject({ checked: 0, last_row: 0 });
  });
});
