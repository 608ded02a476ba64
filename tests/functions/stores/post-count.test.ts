import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addShortOrder, itemOf } from '../../support/examples/stores-examples.ts';
import { updateItem } from '../../support/fixtures.ts';
import { type CountSteps, openCountSteps } from '../../support/steps/count-steps.ts';

/** Posting stock counts (decision 076). */
let api: Api;
let steps: CountSteps;
let shelf: string;
let helmet: number;

beforeAll(async () => {
  api = await startApi();
  steps = await openCountSteps(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  ({ shelf, helmet } = await steps.addShelf());
});

describe('posting a stock count', () => {
  it('keeps what was ordered, packed and received between counting and posting', async () => {
    const id = await steps.start({ bin_from: shelf });
    const order_id = await steps.placeOrder(helmet, 4);
    // 25 are on the shelf, 4 of them for the order; 23 are found.
    await steps.enter(id, [[1, 23]]);
    expect((await steps.count(id)).lines[0]).toMatchObject({ counted_qty: 23, book_qty: 25 });
    const packed = await steps.staff.post('/api/admin/shipment-pack', { order_id, lines: [{ line_no: 1, qty: 4 }] });
    expect(packed.status).toBe(200);
    await steps.placeOrder(helmet, 5);
    await steps.staff.post('/api/admin/stock-adjust', { product_id: helmet, change: 10, reason: 'received' });
    expect(await steps.stockOf(helmet)).toBe(26);
    expect((await steps.post(id, { 1: { reason: 'damaged' } })).status).toBe(200);
    expect(await steps.stockOf(helmet)).toBe(24);
  });

  it('is posted once, also by two at the same time, and never changed afterwards', async () => {
    const id = await steps.start({ bin_from: shelf });
    await steps.enter(id, [[1, 20]]);
    const { version } = await steps.count(id);
    const lines = [{ line_no: 1, reason: 'miscounted' }];
    const answers = await Promise.all(
      [steps.staff, steps.colleague].map((person) =>
        person.post('/api/admin/stock-count-post', { id, version, lines }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await steps.stockOf(helmet)).toBe(20);
    for (const answer of [
      await steps.enter(id, [[1, 25, 20]]),
      await steps.post(id, { 1: { reason: 'damaged' } }),
      await steps.staff.post('/api/admin/stock-count-cancel', { id }),
      await steps.staff.get(`/api/admin/stock-count-sheet?id=${id}`),
    ]) {
      expect(answer).toMatchObject({
        status: 409,
        body: { message: expect.stringMatching(/is posted\. It can no longer/) },
      });
    }
  });

  it('is not posted over quantities that were entered since', async () => {
    const id = await steps.start({ bin_from: shelf });
    await steps.enter(id, [[1, 20]]);
    const { version } = await steps.count(id);
    await steps.enter(id, [[2, 9]], steps.colleague);
    const answer = await steps.post(id, { 1: { reason: 'damaged' } }, { version });
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(/have changed since/) } });
    expect(await steps.stockOf(helmet)).toBe(25);
  });

  it('leaves no less than nothing: orders hold what is missing', async () => {
    const id = await steps.start({ bin_from: shelf });
    await steps.placeOrder(helmet, 20);
    await steps.enter(id, [
      [1, 15],
      [2, 12],
    ]);
    const reasons = { 1: { reason: 'damaged' }, 2: { reason: 'not booked in' } };
    expect(await steps.post(id, reasons)).toMatchObject({
      status: 409,
      body: {
        fields: { 'lines.0.qty': expect.stringMatching(/^10 nos of HLM-\d+ are missing, and only 5 nos are free/) },
      },
    });
    expect((await steps.count(id)).status).toBe('counting');
    expect(await steps.stockOf(helmet)).toBe(5);
    // The other lines can be posted.
    await steps.enter(id, [[1, null, 15]]);
    expect((await steps.post(id, { 2: { reason: 'not booked in' } })).status).toBe(200);
  });

  it('does not post a difference that another count has corrected', async () => {
    const [first, second] = [await steps.start({ bin_from: shelf }), await steps.start({ bin_from: shelf })];
    await steps.enter(first, [[1, 23]]);
    await steps.enter(second, [[1, 23]]);
    expect((await steps.post(first, { 1: { reason: 'damaged' } })).status).toBe(200);
    expect(await steps.post(second, { 1: { reason: 'damaged' } })).toMatchObject({
      status: 409,
      body: { fields: { 'lines.0.qty': expect.stringMatching(/was corrected after this line was counted/) } },
    });
    // Counted again, it agrees.
    await steps.enter(second, [[1, null, 23]]);
    await steps.enter(second, [[1, 23]]);
    expect((await steps.post(second, {})).body.message).toMatch(/No stock changed\./);
    expect(await steps.stockOf(helmet)).toBe(23);
  });

  it('allocates a surplus to the order that is short of the item', async () => {
    await updateItem(api, helmet, 'stock = 0');
    await addShortOrder(api, steps.owner, { product_id: helmet, qty: 6 });
    const id = await steps.start({ bin_from: shelf });
    await steps.enter(id, [[1, 4]]);
    expect((await steps.post(id, { 1: { reason: 'not booked in' } })).status).toBe(200);
    expect(await steps.stockOf(helmet)).toBe(0);
    const item_id = await itemOf(api, helmet);
    const { items } = (await steps.staff.get('/api/admin/short-list?size=100')).body;
    expect(items.find((row: { item_id: number }) => row.item_id === item_id)).toMatchObject({ short: 2 });
  });

  it.each([
    ['no reason', { 1: {} }, 400, 'lines.0.reason'],
    ['an unknown reason', { 1: { reason: 'theft' } }, 400, 'lines.0.reason'],
    ['another reason without words', { 1: { reason: 'other' } }, 400, 'lines.0.note'],
  ])('is not posted with %s', async (_, reasons, status, field) => {
    const id = await steps.start({ bin_from: shelf });
    await steps.enter(id, [[1, 20]]);
    const answer = await steps.post(id, reasons);
    expect({ status: answer.status, fields: Object.keys(answer.body.fields) }).toEqual({ status, fields: [field] });
  });

  it('is not posted with nothing counted, nor with a reason for a line that agrees', async () => {
    const id = await steps.start({ bin_from: shelf });
    expect((await steps.post(id, {})).body.message).toMatch(/^Nothing is counted yet/);
    await steps.enter(id, [[1, 25]]);
    expect((await steps.post(id, { 1: { reason: 'damaged' } })).status).toBe(409);
  });
});
