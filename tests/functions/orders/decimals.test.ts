import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addProduct } from '../../support/fixtures.ts';
import { dispatch, pack } from '../../support/invoice-fixtures.ts';
import { type InvoiceBody, openInvoiceSteps } from '../../support/steps/invoice-steps.ts';
import { pdfPages } from '../../support/samples/pdf-text.ts';

let api: Api;
let trade: InvoiceBody;
let cable: number;
let nuts: number;
let order: number;

const item = (id: number) => api.sql<{ stock: number }>('select stock from catalog where id = $1', [id]);
const place = (...lines: [product_id: number, qty: number][]) =>
  trade.buyer.post('/api/orders/create', { items: lines.map(([product_id, qty]) => ({ product_id, qty })) });

beforeAll(async () => {
  api = await startApi();
  trade = await openInvoiceSteps(api);
  const { company_id } = trade.owner;
  const measured = { unit: 'MTR', stock: 40.5, min_qty: 0.001, qty_multiple: 0.001 };
  cable = await addProduct(api, company_id, {
    ...{ ...measured, sku: 'CBL-4', name: 'Flexible cable', price_paise: 33_33, gst_rate_bp: 1800, hsn: '854449' },
    price_breaks: [{ qty: 10.5, price_paise: 30_00 }],
  });
  nuts = await addProduct(api, company_id, {
    ...{ sku: 'NUT-8', name: 'Hex nut M8', stock: 5000, price_paise: 412_35, price_per: 100, gst_rate_bp: 1800 },
    hsn: '731816',
  });
});
afterAll(() => api.stop());

describe('goods that are measured, and goods priced per 100', () => {
  it('are ordered to the paisa: 2.5 m at ₹33.33 and 200 pieces at ₹412.35 per 100', async () => {
    const { body } = await place([cable, 2.4], [nuts, 200], [cable, 0.1]);
    order = body.id;
    // 83.325 is 83.33, and 824.70; GST 15.00 and 148.45.
    expect(body.total).toBe(1071.47);
    expect(await item(cable)).toEqual([{ stock: 38 }]);
    const { body: read } = await trade.buyer.get(`/api/orders/get?id=${order}`);
    expect(read.order.lines).toMatchObject([
      { qty: 2.5, unit: 'MTR', price: 33.33, price_per: 1, taxable: 83.33 },
      { qty: 200, unit: 'NOS', price: 412.35, price_per: 100, taxable: 824.7 },
    ]);
  });

  it('are priced in the cart with their quantity breaks', async () => {
    const items = [
      { product_id: cable, qty: 10.5 },
      { product_id: nuts, qty: 1 },
    ];
    const { body } = await trade.buyer.post('/api/cart/price', { items });
    expect(body.lines).toMatchObject([
      { qty: 10.5, price: 30, total: 315, orderable_qty: 10.5, qty_fault: null, stock: 38 },
      { qty: 1, price: 412.35, price_per: 100, total: 4.12 },
    ]);
  });

  it('are refused with decimals where they are counted, and beyond three decimals', async () => {
    expect(await place([nuts, 2.5])).toMatchObject({
      ...{ status: 400, body: { message: 'Hex nut M8 (NUT-8): Whole numbers only for NOS.' } },
    });
    expect((await place([cable, 0.0005])).body.message).toBe('Enter at most three decimals.');
    const short = await place([cable, 38.001]);
    expect(short.body.message).toContain('only 38 in stock, you ordered 38.001');
  });

  it('are packed, invoiced and printed in parts that sum to the order', async () => {
    const parts = (body: object) => trade.staff.post('/api/admin/shipment-pack', { order_id: order, ...body });
    await trade.staff.post('/api/admin/order-move', { id: order, to: 'confirmed' });
    expect(await parts({ lines: [{ line_no: 2, qty: 0.5 }] })).toMatchObject({
      ...{ status: 400, body: { message: 'Whole numbers only for NOS.' } },
    });
    expect((await parts({ lines: [{ line_no: 1, qty: 2.501 }] })).status).toBe(409);
    const first = (await parts({ lines: [{ line_no: 1, qty: 1.25 }] })).body.id;
    const second = (
      await parts({
        lines: [
          { line_no: 1, qty: 1.25 },
          { line_no: 2, qty: 200 },
        ],
      })
    ).body.id;
    const invoices = [];
    for (const shipment of [first, second]) {
      const { body } = await trade.issue(shipment);
      invoices.push(await trade.invoiceOf(body.id));
      await dispatch(trade.staff, shipment);
      await trade.staff.post('/api/admin/shipment-move', { id: shipment, to: 'delivered', received_by: 'Stores' });
    }
    // 41.6625 is 41.66; the rest of 83.33 is 41.67.
    expect(invoices.map(({ lines }) => lines.map((line: { taxable: number }) => line.taxable))).toEqual([
      [41.66],
      [41.67, 824.7],
    ]);
    const sum = invoices.reduce((all, { taxable, tax }) => all + Math.round((taxable + tax) * 100), 0);
    expect(sum).toBe(107_147);
    const headers = { authorization: `Bearer ${trade.staff.token}` };
    const pdf = await fetch(`${api.url}/api/admin/invoice-pdf?id=${invoices[1].id}`, { headers });
    const [page] = await pdfPages(new Uint8Array(await pdf.arrayBuffer()));
    for (const printed of ['1.25', '412.35', 'per 100 NOS', '824.70']) expect(page!.text).toContain(printed);
  });

  it('come back in parts: a return of 0.75 m is credited at its value', async () => {
    const ask = (qty: number, line_no = 1) =>
      trade.buyer.post('/api/orders/return-request', { id: order, reason: 'Too long', lines: [{ line_no, qty }] });
    expect((await ask(0.5, 2)).body.message).toBe('Hex nut M8 (NUT-8): Whole numbers only for NOS.');
    expect((await ask(2.501)).body.message).toContain('at most 2.5 can be returned');
    const { body } = await ask(0.75);
    const { body: read } = await trade.buyer.get(`/api/orders/get?id=${order}`);
    expect(read.order.lines).toMatchObject([{ delivered: 2.5, returnable: 1.75 }, { delivered: 200 }]);
    expect(body.code).toMatch(/^RET-/);
    const [back] = await api.sql<{ id: string }>('select id from returns where code = $1', [body.code]);
    const settle = (to: string) =>
      trade.staff.post('/api/admin/return-settle', { id: Number(back!.id), to, answer: null, restock: true });
    await settle('approved');
    expect((await settle('received')).status).toBe(200);
    expect(await item(cable)).toEqual([{ stock: 38.75 }]);
    const { body: queue } = await trade.staff.get(`/api/admin/order-get?id=${order}`);
    const [returned] = queue.order.returns;
    const [invoice] = returned.to_credit;
    const { body: note } = await trade.credit(invoice.id, { return_id: returned.id });
    // 0.75 × 33.33 = 24.9975.
    expect(await trade.invoiceOf(note.id)).toMatchObject({ lines: [{ qty: 0.75, taxable: 25 }] });
  });
});

describe('stock of what is measured', () => {
  it('is counted with decimals, and of pieces without', async () => {
    const adjust = (product_id: number, more: object) =>
      trade.staff.post('/api/admin/stock-adjust', { product_id, reason: 'received', note: null, ...more });
    expect((await adjust(cable, { change: 0.25 })).body).toMatchObject({ stock: 39, message: 'Stock is now 39.' });
    expect(await adjust(nuts, { change: 0.5 })).toMatchObject({
      ...{ status: 400, body: { message: 'Whole numbers only for NOS.', fields: { change: expect.any(String) } } },
    });
  });
});

it('an order of what is measured is short-closed by a part', async () => {
  const { body } = await place([cable, 2.5]);
  await trade.staff.post('/api/admin/order-move', { id: body.id, to: 'confirmed' });
  await pack(trade.staff, body.id, [[1, 1.25]]);
  const closed = await trade.staff.post('/api/admin/order-short-close', {
    ...{ order_id: body.id, reason: 'Drum empty', lines: [{ line_no: 1, qty: 1.25 }] },
  });
  expect(closed.body.message).toContain('1.25 m CBL-4 short-closed');
  const { order: read } = (await trade.staff.get(`/api/admin/order-get?id=${body.id}`)).body;
  expect(read).toMatchObject({
    status: 'packed',
    subtotal: 41.66,
    lines: [{ short_closed_qty: 1.25, packed_qty: 1.25 }],
  });
});
