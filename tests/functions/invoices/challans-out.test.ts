import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challanLimit, CHALLAN_REASONS } from '#contracts/invoices/challan-reasons.ts';
import { type Api, startApi } from '../../support/api.ts';
import { dispatch, pack } from '../../support/invoice-fixtures.ts';
import { type InvoiceBody, openInvoiceSteps, WHOLE } from '../../support/steps/invoice-steps.ts';
import { pdfPages } from '../../support/samples/pdf-text.ts';

let api: Api;
let at: InvoiceBody;

beforeAll(async () => {
  api = await startApi();
  at = await openInvoiceSteps(api);
});
afterAll(() => api.stop());

/** Sends goods under a challan, dispatched on a day in the past if it is given. */
async function sendOut(reason: string, dispatched?: string) {
  const shipment = await pack(at.staff, await at.placeOrder(), WHOLE);
  const { id } = (
    await at.staff.post('/api/admin/challan-issue', { shipment_id: shipment, reason, reason_note: 'Trial' })
  ).body;
  await dispatch(at.staff, shipment);
  if (dispatched) {
    await api.sql(
      `update shipments set dispatched_at = ($2::date + time '12:00') at time zone 'Asia/Kolkata' where id = $1`,
      [...[shipment, dispatched]],
    );
    await api.sql('update delivery_challans set date = $2 where id = $1', [id, dispatched]);
  }
  return { shipment, id };
}
const list = async () => (await at.staff.get('/api/admin/challans-out')).body;
type Part = { line_no: number; qty: number; out_qty: number };
/** All goods of a challan. */
const allOf = (id: number) =>
  api.sql<Part>(
    'select line_no, qty::float8, qty::float8 as out_qty from delivery_challan_lines where challan_id = $1 order by 1',
    [id],
  );
const giveBack = async (id: number, returned_on = at.today, lines?: Part[]) =>
  at.staff.post('/api/admin/challan-return', {
    ...{ id, returned_on, lines: lines ?? (await allOf(id)) },
    ...(id === 987_654_321 ? { lines: [{ line_no: 1, qty: 1, out_qty: 1 }] } : {}),
  });
/** The dashboard's figure, which is also the number in the list that it leads to. */
async function due(): Promise<number> {
  const { challans_due } = (await at.staff.get('/api/admin/dashboard')).body.waiting;
  expect((await at.staff.get('/api/admin/challans-out?limit=near')).body.total).toBe(challans_due);
  return challans_due;
}
const daysAgo = async (days: number) =>
  (await api.sql<{ day: string }>(`select ($1::date - $2::int)::text as day`, [at.today, days]))[0]!.day;

describe('goods that are out on a challan', () => {
  it('are listed with their limit, the nearest first; a reason without a limit is not', async () => {
    const job = await sendOut('job work');
    const approval = await sendOut('goods on approval', await daysAgo(170));
    await sendOut('not a supply');
    const { items, total } = await list();
    expect(total).toBe(2);
    expect(items.map(({ id }: { id: number }) => id)).toEqual([approval.id, job.id]);
    expect(items[0]).toMatchObject({ limit_label: 'Invoice or return by', reason: 'Goods sent on approval: Trial' });
    expect(items[0].days_left).toBeLessThan(20);
    expect(await due()).toBe(1);
    await api.sql('update delivery_challans set returned_on = date where cancelled_at is null');
  });

  it('have the limit of the law on any day, in the list as on the challan', async () => {
    const { shipment, id } = await sendOut('job work');
    const reasons = fc.constantFrom(...CHALLAN_REASONS.filter((reason) => challanLimit(reason, '2026-01-01')));
    const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2026-11-01'), noInvalidDate: true });
    await fc.assert(
      fc.asyncProperty(reasons, days, async (reason, moment) => {
        const day = moment.toISOString().slice(0, 10);
        await api.sql('update delivery_challans set reason = $2, date = $3 where id = $1', [id, reason, day]);
        await api.sql(
          `update shipments set dispatched_at = ($2::date + time '23:30') at time zone 'Asia/Kolkata' where id = $1`,
          [...[shipment, day]],
        );
        expect((await list()).items[0]).toMatchObject({ removed_on: day, limit_on: challanLimit(reason, day)!.date });
      }),
      { numRuns: 25 },
    );
    await giveBack(id);
  }, 60_000);

  it('are off the lists once invoiced or returned; what came back is not invoiced', async () => {
    const [sold, back] = [await sendOut('goods on approval'), await sendOut('job work')];
    expect((await list()).total).toBe(2);
    await at.issue(sold.shipment);
    expect((await giveBack(back.id)).body.message).toMatch(/returned/);
    expect((await list()).total).toBe(0);
    const { items } = (await at.staff.get('/api/admin/invoice-queue?size=100')).body;
    expect(items.map(({ shipment_id }: { shipment_id: number }) => shipment_id)).not.toContain(back.shipment);
    const { waiting } = (await at.staff.get('/api/admin/dashboard')).body;
    expect(waiting.to_invoice).toBe((await at.staff.get('/api/admin/invoice-queue')).body.total);
    const refused = await at.issue(back.shipment);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('came back under')]);
  });

  it('have the limit on the PDF of the challan', async () => {
    const { id } = await sendOut('job work, capital goods', '2026-11-20');
    const response = await fetch(`${api.url}/api/admin/challan-pdf?id=${id}`, {
      headers: { authorization: `Bearer ${at.staff.token}` },
    });
    const [page] = await pdfPages(new Uint8Array(await response.arrayBuffer()));
    expect(page!.text).toContain('RETURN BY 20 Nov 2029');
    await giveBack(id);
  });
});

describe('a return is refused', () => {
  it.each([
    ['for an unknown challan', async () => giveBack(987_654_321), 404, 'not found'],
    ['in the future', async () => giveBack((await sendOut('job work')).id, '2199-01-01'), 400, 'in the future'],
    [
      'before the challan',
      async () => giveBack((await sendOut('job work')).id, '2020-01-01'),
      400,
      'before the challan',
    ],
    [
      'twice',
      async () => {
        const { id } = await sendOut('job work');
        await giveBack(id);
        return giveBack(id);
      },
      409,
      'came back on',
    ],
    [
      'while the goods are packed',
      async () => {
        const shipment = await pack(at.staff, await at.placeOrder(), WHOLE);
        const { id } = (await at.staff.post('/api/admin/challan-issue', { shipment_id: shipment, reason: 'job work' }))
          .body;
        return giveBack(id);
      },
      409,
      'have not left',
    ],
    [
      'once invoiced',
      async () => {
        const { shipment, id } = await sendOut('goods on approval');
        await at.issue(shipment);
        return giveBack(id);
      },
      409,
      'is invoiced',
    ],
  ])('%s', async (_name, act, status, message) => {
    const answer = await act();
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(message)]);
  });
});
