import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_TERMS } from '#contracts/quotes/terms.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct } from '../../support/fixtures.ts';
import { LINE, openRfqSteps, type RfqSteps } from '../../support/steps/rfq-steps.ts';

/** What the quote editor needs beside drafts: products with their cost price, the discount on the whole, the terms library. */
let api: Api;
let at: RfqSteps;

beforeAll(async () => {
  api = await startApi();
  at = await openRfqSteps(api);
  await api.sql(`update items set cost_paise = 8000, cost_per = 1 where sku = 'BRG-6205'`);
});
afterAll(() => api.stop());

describe('the products of a quote', () => {
  const find = async (skus: string[], company_id = at.company.company_id) =>
    (await at.staff.post('/api/admin/quote-products', { company_id, skus })).body.products;

  it('are found by SKU or own code, with stock and cost price, in their order', async () => {
    await addProduct(api, at.company.company_id, { sku: 'SEAL-1', material_code: '4711-A', stock: 7 });
    const [bearing, none, seal] = await find(['brg 6205', 'nothing', '4711a']);
    expect(bearing).toMatchObject({ id: at.bearing, price: 123.45, gst_rate: 18, cost: 80, cost_per: 1 });
    expect([none, seal.sku, seal.stock, seal.cost]).toEqual([null, 'SEAL-1', 7, null]);
  });

  it('are not found if discontinued, in another catalogue, or if a code is that of several', async () => {
    const { company_id } = at.company;
    await addProduct(api, company_id, { sku: 'OLD-1', active: false });
    await addProduct(api, company_id, { sku: 'TWO-1', material_code: 'TWICE' });
    await addProduct(api, company_id, { sku: 'TWO-2', material_code: 'TWICE' });
    const other = await addCompany(api, 'Konkan Pharma');
    expect(await find(['OLD-1', 'TWICE', '--'])).toEqual([null, null, null]);
    expect(await find(['BRG-6205'], other.company_id)).toEqual([null]);
  });

  it('have their cost price in the calls of staff and in none of the buyer’s', async () => {
    const id = await at.ask();
    const draft = (await at.save(id)).body;
    expect((await at.rfqOf(id)).products).toMatchObject([{ id: at.bearing, cost: 80, cost_per: 1 }]);
    await at.send(draft);
    for (const path of [`quote-get?id=${draft.id}`, `rfq-get?id=${id}`]) {
      const { status, text } = await at.buyer.get(`/api/customer/${path}`);
      expect([status, /cost|margin/i.test(text)]).toEqual([200, false]);
    }
    const asked = { company_id: at.company.company_id, skus: ['BRG-6205'] };
    expect((await at.buyer.post('/api/admin/quote-products', asked)).status).toBe(403);
  });
});

describe('the discount on the whole', () => {
  it('is spread over the goods, taxed after it, kept apart from the lines’ own, and shown to the buyer', async () => {
    const id = await at.ask();
    const lines = [
      { ...LINE, qty: 3, price: 33.33, discount: 10 },
      { ...LINE, qty: 1, price: 0.05, discount: 0, rfq_line_no: null },
    ];
    const draft = (await at.save(id, { lines, discount: 2.5, freight: 100 })).body;
    const [version] = (await at.rfqOf(id)).versions;
    // ₹89.99 and ₹0.05 less 2.5% is ₹87.79; ₹2.25 off, all of it of the first line to the paisa.
    expect(version).toMatchObject({ discount_percent: 2.5, partial_ok: true, subtotal: 87.79, shipping: 100 });
    expect(version.lines).toMatchObject([
      { discount_percent: 10, discount: 12.25, taxable: 87.74 },
      { discount_percent: 0, discount: 0, taxable: 0.05 },
      { kind: 'freight', discount: 0, taxable: 100 },
    ]);
    await at.send(draft);
    const { quote } = (await at.buyer.get(`/api/customer/quote-get?id=${draft.id}`)).body;
    expect(quote).toMatchObject({ discount_percent: 2.5, subtotal: 87.79, total: version.total });
  });

  it('has an error message, and may be left out', async () => {
    const id = await at.ask();
    expect((await at.save(id, { discount: 101 })).body.fields).toEqual({ discount: 'Enter at most 100.' });
    const { revision } = (await at.save(id)).body;
    expect((await at.rfqOf(id)).versions[0]).toMatchObject({ discount_percent: 0, partial_ok: true });
    await at.save(id, { revision, partial_ok: false });
    expect((await at.rfqOf(id)).versions[0]).toMatchObject({ partial_ok: false });
  });
});

describe('the terms library', () => {
  const save = (terms: object) =>
    at.staff.post('/api/admin/quote-terms-save', { name: 'Payment', body: '30 days', ...terms });
  const list = async () => (await at.staff.get('/api/admin/quote-terms-list')).body.items;

  it('keeps texts by name, changes and deletes them', async () => {
    const { id } = (await save({ name: 'Warranty', body: ' 12 months \n from dispatch. ' })).body;
    await save({ name: 'delivery', body: 'To your stores.' });
    expect(await list()).toMatchObject([{ name: 'delivery' }, { id, version: 1, name: 'Warranty' }]);
    expect((await save({ id, version: 1, name: 'Warranty', body: '18 months.' })).status).toBe(200);
    expect(await list()).toMatchObject([{}, { id, version: 2, body: '18 months.' }]);
    expect(await save({ id, version: 1, body: 'Older.' })).toMatchObject({ status: 409 });
    const remove = () => at.staff.post('/api/admin/quote-terms-remove', { id });
    expect([(await remove()).status, (await remove()).status, (await save({ id })).status]).toEqual([200, 404, 404]);
  });

  it('has each name once, whatever the letters’ case, also if two are saved at once', async () => {
    const answers = await Promise.all([save({ name: 'Packing' }), save({ name: 'PACKING' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.fields).toHaveProperty('name');
  });

  it('refuses more texts than it holds, and a text without a name', async () => {
    expect((await save({ name: ' ' })).body.fields).toHaveProperty('name');
    await api.sql(
      `insert into quote_terms (name, body) select 'Text ' || n, 'x' from generate_series(1, ${MAX_TERMS}) n`,
    );
    expect((await save({ name: 'One more' })).status).toBe(409);
  });

  it('is for staff only', async () => {
    expect((await at.buyer.get('/api/admin/quote-terms-list')).status).toBe(403);
  });
});
