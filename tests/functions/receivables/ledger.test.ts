import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toPaise } from '#contracts/fields/money.ts';
import { BUCKET_NAMES } from '#contracts/receivables/ageing.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';
import {
  addLedger,
  dayOf,
  type Ledger,
  type LedgerInvoice,
  type LedgerReceipt,
} from '../../support/ledger-fixtures.ts';

let api: Api;
let staff: Person;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
});
afterAll(() => api.stop());

const LAST = 320;
const paise = fc.integer({ min: 1, max: 500_000 });
const share = fc.double({ min: 0.01, max: 1, noNaN: true });
const later = fc.integer({ min: 0, max: 120 });

/** Takes a share of what is left, at least a paisa. */
const part = (left: number, of: number) => Math.min(left, Math.max(1, Math.floor(left * of)));

const invoice = fc
  .record({
    date: fc.integer({ min: 0, max: 200 }),
    credit_days: fc.integer({ min: 0, max: 60 }),
    amount: paise,
    credits: fc.array(fc.tuple(later, share, fc.boolean()), { maxLength: 2 }),
    written_off: fc.option(fc.tuple(later, share)),
  })
  .map(({ date, credit_days, amount, credits, written_off }): LedgerInvoice => {
    let left = amount;
    const noted = credits.flatMap(([wait, of, awaits_irn]) => {
      const taken = left > 0 ? part(left, of) : 0;
      left -= taken;
      return taken > 0 ? [{ day: date + wait, amount: taken, awaits_irn }] : [];
    });
    const off =
      written_off && left > 0 ? [{ day: date + written_off[0], amount: part(left, written_off[1] / 10) }] : [];
    return { date, credit_days, amount, credits: noted, written_off: off };
  });

const receipt = fc.record({
  date: fc.integer({ min: 0, max: 250 }),
  amount: paise,
  tds: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1000 })),
  settles: fc.array(fc.tuple(fc.nat(), share, later), { maxLength: 4 }),
});

/** A ledger in which credit notes may leave an invoice overpaid, as in life. */
const ledger = fc
  .tuple(fc.array(invoice, { minLength: 1, maxLength: 5 }), fc.array(receipt, { maxLength: 4 }))
  .map(([invoices, receipts]): Ledger => {
    const payable = invoices.map(({ amount, written_off }) => amount - (written_off[0]?.amount ?? 0));
    return {
      invoices,
      receipts: receipts.map(({ settles, ...money }): LedgerReceipt => {
        let left = money.amount + money.tds;
        const allocations = settles.flatMap(([pick, of, wait]) => {
          const at = pick % invoices.length;
          const amount = Math.min(payable[at]!, part(left, of));
          if (amount <= 0 || left <= 0) return [];
          left -= amount;
          payable[at]! -= amount;
          return [{ invoice: at, day: Math.max(money.date, invoices[at]!.date) + wait, amount }];
        });
        return { ...money, allocations };
      }),
    };
  });

const until = <Entry extends { day: number; amount: number }>(entries: Entry[], day: number) =>
  entries.filter((entry) => entry.day <= day).reduce((sum, { amount }) => sum + amount, 0);

/** Invoices less credit notes, money with TDS and write-offs, until the end of a day. */
function balanceOn({ invoices, receipts }: Ledger, day: number): number {
  const owed = invoices.reduce(
    (sum, { date, amount, credits, written_off }) =>
      sum + (date <= day ? amount - until(credits, day) - until(written_off, day) : 0),
    0,
  );
  return owed - receipts.reduce((sum, { date, amount, tds }) => sum + (date <= day ? amount + tds : 0), 0);
}

/** The open amounts at the end of a day by bucket. */
function bucketsOn({ invoices, receipts }: Ledger, day: number): number[] {
  const sums = [0, 0, 0, 0, 0];
  invoices.forEach(({ date, credit_days, amount, credits, written_off }, at) => {
    if (date > day) return;
    const paid = receipts.flatMap(({ allocations }) => allocations.filter(({ invoice }) => invoice === at));
    const open = amount - until(credits, day) - until(written_off, day) - until(paid, day);
    const late = day - date - credit_days;
    const bucket = late <= 0 ? 0 : late <= 30 ? 1 : late <= 60 ? 2 : late <= 90 ? 3 : 4;
    sums[bucket]! += Math.max(0, open);
  });
  return sums;
}

it('buckets less money on account are the ledger, and closing = opening + movements, on every day', async () => {
  await fc.assert(
    fc.asyncProperty(
      ledger,
      fc.array(fc.integer({ min: 0, max: LAST }), { minLength: 2, maxLength: 2 }),
      async (made, days) => {
        const { company_id } = await addCompany(api, 'Ledger');
        const user = await addUser(api, company_id);
        await addLedger(api, { company_id, user_id: user.id }, made);
        const [from, to] = days.toSorted((a, b) => a - b) as [number, number];

        for (const day of [from, to, LAST]) {
          const { body } = await staff.get(`/api/admin/receivable-get?id=${company_id}&as_on=${dayOf(day)}`);
          const buckets = BUCKET_NAMES.map((name) => toPaise(body.ageing[name] as number));
          expect(buckets).toEqual(bucketsOn(made, day));
          const total = toPaise(body.ageing.total as number);
          expect(total).toBe(balanceOn(made, day));
          expect(total).toBe(buckets.reduce((sum, one) => sum + one, 0) - toPaise(body.ageing.on_account as number));
          const open = (body.items as { open: number }[]).filter(({ open }) => open > 0);
          expect(open.reduce((sum, item) => sum + toPaise(item.open), 0)).toBe(
            buckets.reduce((sum, one) => sum + one, 0),
          );
        }

        const { body } = await staff.get(
          `/api/admin/statement-get?id=${company_id}&from=${dayOf(from)}&to=${dayOf(to)}`,
        );
        expect(toPaise(body.opening as number)).toBe(balanceOn(made, from - 1));
        expect(toPaise(body.closing as number)).toBe(balanceOn(made, to));
        expect(toPaise(body.closing)).toBe(toPaise(body.opening) + toPaise(body.debits) - toPaise(body.credits));
        expect(body.ageing.total).toBe(body.closing);
        // The buyer's own statement has the same entries, also credit notes that await their IRN.
        const buyer = await signIn(api, user.email);
        const own = (await buyer.get(`/api/customer/statement?from=${dayOf(from)}&to=${dayOf(to)}`)).body;
        expect({ ...own, company: null }).toEqual({ ...body, company: null });
        let running = toPaise(body.opening as number);
        for (const { debit, credit, balance } of body.entries) {
          running += toPaise(debit as number) - toPaise(credit as number);
          expect(toPaise(balance as number)).toBe(running);
        }
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);

it('the list of all companies is each company’s ageing, and its sums are theirs', async () => {
  const { body } = await staff.get('/api/admin/receivable-list?size=100');
  expect(body.items.length).toBeGreaterThan(10);
  for (const { company_id, company: _, promised: __, broken: ___, ...row } of body.items.slice(0, 15)) {
    expect((await staff.get(`/api/admin/receivable-get?id=${company_id}`)).body.ageing).toEqual(row);
  }
  const total = (body.items as { total: number }[]).reduce((sum, row) => sum + toPaise(row.total), 0);
  expect(toPaise(body.sums.total)).toBe(total);
});
