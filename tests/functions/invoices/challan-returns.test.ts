import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addBillTo, dispatch, pack, type PartOf } from '../../support/invoice-fixtures.ts';
import { type InvoiceBody, openInvoiceSteps, WHOLE } from '../../support/steps/invoice-steps.ts';

let api: Api;
let at: InvoiceBody;

beforeAll(async () => {
  api = await startApi();
  at = await openInvoiceSteps(api);
});
afterAll(() => api.stop());

interface Line {
  line_no: number;
  qty: number;
  sent: number;
}

/** Goods that left under a challan, by default ten bearings and four belts on approval. */
async function sendOut(order?: number, parts: PartOf[] = WHOLE) {
  const order_id = order ?? (await at.placeOrder());
  const shipment = await pack(at.staff, order_id, parts);
  const { id } = (
    await at.staff.post('/api/admin/challan-issue', { shipment_id: shipment, reason: 'goods on approval' })
  ).body;
  await dispatch(at.staff, shipment);
  return { id: id as number, shipment, order_id };
}
const outOf = async (id: number): Promise<{ lines: Line[]; amount: number } | undefined> =>
  (await at.staff.get('/api/admin/challans-out?size=100')).body.items.find((row: { id: number }) => row.id === id);
/** Takes back a quantity of a line, of what is out now. */
async function takeBack(id: number, ...parts: [line_no: number, qty: number][]) {
  const { lines } = (await outOf(id))!;
  const sent = parts.map(([line_no, qty]) => ({
    ...{ line_no, qty },
    out_qty: lines.find((line) => line.line_no === line_no)?.qty ?? 0,
  }));
  return at.staff.post('/api/admin/challan-return', { id, returned_on: at.today, lines: sent });
}
const linesOf = async (invoice: number) =>
  (await at.invoiceOf(invoice)).lines.map(({ qty, taxable }: { qty: number; taxable: number }) => [qty, taxable]);

describe('goods that come back from a challan in parts', () => {
  it('are no longer out, and the rest is invoiced', async () => {
    const { id, shipment } = await sendOut();
    expect((await takeBack(id, [1, 3])).body.message).toMatch(/The rest is still out/);
    expect(await outOf(id)).toMatchObject({
      lines: [
        { line_no: 1, qty: 7, sent: 10 },
        { line_no: 2, qty: 4, sent: 4 },
      ],
      // Without tax, because goods on approval are no supply yet.
      amount: 7 * 123.45 + 4 * 99.99,
    });
    expect((await takeBack(id, [1, 1], [2, 4])).status).toBe(200);
    expect((await outOf(id))!.lines).toMatchObject([{ line_no: 1, qty: 6, sent: 10 }]);
    const { status, body } = await at.issue(shipment);
    expect(status).toBe(200);
    expect(await linesOf(body.id)).toEqual([[6, 740.7]]);
    expect(await outOf(id)).toBeUndefined();
    const after = await at.staff.post('/api/admin/challan-return', {
      ...{ id, returned_on: at.today, lines: [{ line_no: 1, qty: 1, out_qty: 6 }] },
    });
    expect([after.status, after.body.message]).toEqual([409, expect.stringContaining('is invoiced')]);
  });

  it('are off the lists and not invoiced once the last of them is back', async () => {
    const { id, shipment } = await sendOut();
    await takeBack(id, [1, 10]);
    const { body } = await takeBack(id, [2, 4]);
    expect(body.message).toMatch(/^Goods of PSD.* returned\.$/);
    expect(await outOf(id)).toBeUndefined();
    expect((await at.issue(shipment)).body.message).toContain('came back under');
    const [row] = await api.sql('select returned_on::text from delivery_challans where id = $1', [id]);
    expect(row).toEqual({ returned_on: at.today });
  });

  it('are not counted again where the buyer returns what was invoiced', async () => {
    const { id, shipment, order_id } = await sendOut();
    await takeBack(id, [1, 3]);
    await at.issue(shipment);
    await at.staff.post('/api/admin/shipment-move', { id: shipment, to: 'delivered' });
    const ask = (qty: number) =>
      at.buyer.post('/api/orders/return-request', { id: order_id, reason: 'Surplus', lines: [{ line_no: 1, qty }] });
    expect((await ask(8)).body.message).toContain('at most 7 can be returned');
    expect((await ask(7)).status).toBe(200);
  });

  it('leave nothing out and nothing over, whatever comes back in whatever parts', async () => {
    const { company_id } = at.owner;
    const cable = await addProduct(api, company_id, {
      ...{ sku: 'CABLE', name: 'Cable', unit: 'MTR', price_paise: 333_33, price_per: 100, gst_rate_bp: 1800 },
      ...{ hsn: '854449', stock: 1_000_000, min_qty: 0.001, qty_multiple: 0.001 },
    });
    const thousandths = fc.integer({ min: 1, max: 50_000 });
    await fc.assert(
      fc.asyncProperty(thousandths, fc.array(thousandths, { maxLength: 4 }), async (whole, returns) => {
        const qty = (whole + 60_000) / 1000;
        const placed = await at.buyer.post('/api/orders/create', {
          ...{ items: [{ product_id: cable, qty }], po_number: 'PO-1' },
        });
        const { id, shipment } = await sendOut(placed.body.id, [[1, qty]]);
        let left = whole + 60_000;
        for (const part of returns) {
          if (part >= left) continue;
          expect((await takeBack(id, [1, part / 1000])).status).toBe(200);
          left -= part;
        }
        expect((await outOf(id))!.lines).toMatchObject([{ qty: left / 1000, sent: qty }]);
        const { body } = await at.issue(shipment);
        const value = Math.floor((left * 333_33 + 50_000) / 100_000) / 100;
        expect(await linesOf(body.id)).toEqual([[left / 1000, value]]);
      }),
      { numRuns: 8 },
    );
  }, 120_000);
});

describe('a return of a part is refused', () => {
  it.each<{ name: string; parts: [number, number, number][]; status: number; message: RegExp }>([
    { name: 'of more than is out', parts: [[1, 11, 10]], status: 400, message: /Only 10 nos is still out/ },
    { name: 'of half a piece', parts: [[1, 1.5, 10]], status: 400, message: /Whole numbers only for NOS/ },
    { name: 'of nothing', parts: [], status: 400, message: /Enter the quantity that came back/ },
    { name: 'of zero', parts: [[1, 0, 10]], status: 400, message: /above 0/ },
    { name: 'of an unknown line', parts: [[9, 1, 1]], status: 400, message: /no goods in line 9/ },
    {
      ...{ name: 'of a line twice', status: 400, message: /Enter each line once/ },
      parts: [
        [1, 1, 10],
        [1, 1, 10],
      ],
    },
    { name: 'when what is out has changed', parts: [[1, 1, 9]], status: 409, message: /changed/ },
  ])('$name', async ({ parts, status, message }) => {
    const { id } = await sendOut();
    const lines = parts.map(([line_no, qty, out_qty]) => ({ line_no, qty, out_qty }));
    const reply = await at.staff.post('/api/admin/challan-return', { id, returned_on: at.today, lines });
    expect([reply.status, JSON.stringify(reply.body)]).toEqual([status, expect.stringMatching(message)]);
    expect((await outOf(id))!.lines).toMatchObject([{ qty: 10 }, { qty: 4 }]);
  });

  it('when it is sent twice, also at the same time', async () => {
    const { id } = await sendOut();
    const send = () =>
      at.staff.post('/api/admin/challan-return', {
        ...{ id, returned_on: at.today, lines: [{ line_no: 1, qty: 4, out_qty: 10 }] },
      });
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect((await outOf(id))!.lines[0]).toMatchObject({ qty: 6 });
  });
});

it('another company sees none of the returns', async () => {
  const { company_id } = await addCompany(api, 'Deccan');
  await addBillTo(api, company_id);
  const stranger: Person = await signIn(api, (await addUser(api, company_id)).email);
  const { id } = await sendOut();
  await takeBack(id, [1, 2]);
  expect((await stranger.get('/api/admin/challans-out')).status).toBe(403);
});
