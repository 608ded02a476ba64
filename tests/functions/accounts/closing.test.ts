import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, type Person, signIn } from '../../support/fixtures.ts';
import { openGstRows } from '../../support/gst-rows.ts';

let api: Api;
let staff: Person;
let rows: Awaited<ReturnType<typeof openGstRows>>;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  rows = await openGstRows(api);
  const first = await rows.addDocument({ number: 'PS/2627/000001', date: '2026-09-30' });
  await rows.addDocument({ number: 'PS/2627/000002', date: '2026-10-01' });
  await rows.addDocument({ number: 'PS/2627/000005', date: '2026-10-31' });
  const note = { kind: 'credit note' as const, credits_id: first, status: 'paid' };
  await rows.addDocument({ ...note, number: 'PSC/2627/000001', date: '2026-10-31', lines: [{ qty: 2 }] });
  await rows.addDocument({ number: 'PS/2526/000900', date: '2026-03-31' });
  await api.sql(
    `insert into receipts (company_id, number, amount_paise, unallocated_paise, method, received_on, bill_to_name, bill_to_address,
       recorded_by)
     values ($1, 'PSR/2627/000001', 5000, 900, 'NEFT', '2026-10-31', '', '', $2),
       ($1, null, -2000, 0, 'NEFT', '2026-10-01', '', '', $2), ($1, 'PSR/2627/000002', 700, 0, 'NEFT', '2026-09-30', '', '', $2)`,
    [rows.company_id, rows.user_id],
  );
});
afterAll(() => api.stop());

const closing = async (period: string) => (await staff.get(`/api/admin/accounts-closing?period=${period}`)).body;

describe('the close of a month', () => {
  it('has the totals of its documents, net of credit notes, and what was received', async () => {
    const { totals, net, received, is_over } = await closing('2026-10');
    expect(totals).toEqual([
      { kind: 'invoice', count: 2, taxable: 25_000, cgst: 2250, sgst: 2250, igst: 0, amount: 29_500 },
      { kind: 'credit note', count: 1, taxable: 2500, cgst: 225, sgst: 225, igst: 0, amount: 2950 },
    ]);
    expect(net).toEqual({ count: 3, taxable: 22_500, cgst: 2025, sgst: 2025, igst: 0, amount: 26_550 });
    expect({ received, is_over }).toEqual({ received: 30, is_over: true });
    const { totals: returned } = (await staff.get('/api/admin/gst-return?month=2026-10')).body;
    expect(returned).toEqual({ taxable: net.taxable, igst: net.igst, cgst: net.cgst, sgst: net.sgst });
  });

  it('names the gaps in the series of its financial year, and no number of another year', async () => {
    const { series, checks } = await closing('2026-10');
    expect(series).toEqual([
      expect.objectContaining({
        ...{ kind: 'invoice', first: 'PS/2627/000001', last: 'PS/2627/000005' },
        ...{ count: 3, missing: 2, first_missing: 'PS/2627/000003' },
      }),
      expect.objectContaining({ kind: 'credit note', count: 1, missing: 0, first_missing: null }),
    ]);
    expect(checks).toEqual([
      expect.objectContaining({
        level: 'warning',
        count: 1,
        message: expect.stringMatching(/^Receipt up to 31 Oct 2026/),
      }),
      expect.objectContaining({ level: 'warning', count: 2, message: expect.stringMatching(/PS\/2627\/000003/) }),
    ]);
    expect((await closing('2026-09')).checks).toEqual([]);
  });

  it('lists what is not finished', async () => {
    await api.sql(
      `insert into shipments (company_id, order_id, status, created_by, created_at)
       select company_id, id, 'packed', user_id, '2026-10-31T18:00:00Z' from orders limit 1`,
    );
    const late = (period: string) =>
      closing(period).then(({ checks }) => checks.map(({ href }: { href: string }) => href));
    expect(await late('2026-10')).toContain('/admin/invoices?view=queue');
    expect(await late('2026-09')).not.toContain('/admin/invoices?view=queue');
  });

  it.each(['', '?period=2026-13', '?period=2016-01', '?period=2998-99', '?period=x'])(
    'is refused for “%s”',
    async (query) => {
      const { status, body } = await staff.get(`/api/admin/accounts-closing${query}`);
      expect([status, body.message]).toEqual([400, expect.stringMatching(/Choose a month/)]);
    },
  );
});

describe('the close of a financial year', () => {
  it('sums April to March', async () => {
    const { first, last, is_over, net } = await closing('2026-27');
    expect({ first, last, is_over }).toEqual({ first: '2026-04-01', last: '2027-03-31', is_over: false });
    expect(net).toMatchObject({ count: 4, taxable: 35_000 });
    expect((await closing('2025-26')).net).toMatchObject({ count: 1, taxable: 12_500 });
  });

  it('is followed by series that start at 000001 by themselves', async () => {
    const next = async (series: string, day: string) =>
      (await api.sql<{ number: string }>('select next_invoice_number($1, $2) as number', [series, day]))[0]!.number;
    for (const series of ['PS', 'PSC', 'PSB', 'PSD']) {
      await api.sql(`insert into invoice_series values ($1, '2627', 117)`, [series]);
      expect(await next(series, '2027-03-31')).toBe(`${series}/2627/000118`);
      expect(await next(series, '2027-04-01')).toBe(`${series}/2728/000001`);
      // A late document of the old year still continues the old series.
      expect(await next(series, '2027-03-31')).toBe(`${series}/2627/000119`);
      expect(await next(series, '2027-04-01')).toBe(`${series}/2728/000002`);
    }
  });
});
