import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addUser } from '../../support/fixtures.ts';
import { addInvoice } from '../../support/portal-fixtures.ts';
import { openReceiptSteps, type ReceiptSteps } from '../../support/steps/receipt-steps.ts';

/**
 * After any sequence of steps, accepted or refused: the ledger of the company equals its open balances less unallocated
 * money, every kept sum equals its rows, and nothing is allocated beyond what a receipt holds or an invoice owes.
 */
let api: Api;
let money: ReceiptSteps;

beforeAll(async () => {
  api = await startApi();
  money = await openReceiptSteps(api);
});
afterAll(() => api.stop());

const paise = fc.integer({ min: 1, max: 15_000 });
const pick = fc.nat(9);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('receive' as const),
      paise,
      tds: fc.nat(200),
      at: pick,
      part: fc.nat(120),
      writeOff: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('allocate' as const), paise, at: pick, of: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('take back' as const), of: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reverse' as const), of: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const), paise, of: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('write off' as const), at: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('credit' as const), paise, at: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('adjust' as const), paise, at: pick, to: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay back' as const), paise, at: pick }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const INVOICES = 3;

async function openCompany() {
  const [row] = await api.sql<{ id: string }>(
    `insert into companies (name, slug, bill_to_address, bill_to_city, bill_to_state, bill_to_pincode)
     select 'Ledger ' || n, 'ledger-' || n, 'Plot 1', 'Bhiwadi', 'Rajasthan', '301019' from (select count(*) as n from companies) c
     returning id`,
  );
  const company_id = Number(row!.id);
  const { id: user_id } = await addUser(api, company_id);
  await api.sql(
    `insert into addresses (company_id, label, address, city, state, pincode)
     values ($1, 'Plant', 'Plot 1', 'Bhiwadi', 'Rajasthan', '301019')`,
    [company_id],
  );
  const ids: number[] = [];
  for (let n = 0; n < INVOICES; n++) ids.push(await addInvoice(api, { company_id, user_id }, { date: '2026-10-01' }));
  return { company_id, user_id, ids };
}

/** Credits a part as a credit note does: the row of the note, and the sum on its invoice. */
async function credit(owner: { company_id: number; user_id: number }, id: number, amount: number): Promise<void> {
  const [invoice] = await api.sql<{ left: string }>(
    'select amount_paise - credited_paise as left from invoices where id = $1',
    [id],
  );
  const part = Math.min(amount, Number(invoice!.left));
  if (part <= 0) return;
  const sums = { taxable_paise: part, cgst_paise: 0, sgst_paise: 0, amount_paise: part };
  await addInvoice(api, owner, { kind: 'credit note', credits_id: id, status: 'paid', date: '2026-10-02', ...sums });
  await api.sql(
    `update invoices set credited_paise = credited_paise + $2, status = case
       when credited_paise + $2 >= amount_paise then 'cancelled'
       when paid_paise + credited_paise + $2 + written_off_paise >= amount_paise then 'paid' else status end where id = $1`,
    [id, part],
  );
}

/** Carries out a step with what the forms show; a refusal is a step too, but never an error. */
async function perform(one: Step, company: Awaited<ReturnType<typeof openCompany>>): Promise<number> {
  const { company_id, ids } = company;
  const at = (n: number) => ids[n % ids.length]!;
  const nth = async (text: string, n: number) => {
    const rows = await api.sql<{ id: string }>(text, [company_id]);
    return rows.length > 0 ? Number(rows[n % rows.length]!.id) : 0;
  };
  const aReceipt = (n: number) => nth('select id from receipts where company_id = $1 order by id', n);
  const post = async (path: string, body: object) => (await money.staff.post(`/api/admin/${path}`, body)).status;
  const entry = { method: 'NEFT', received_on: money.today };
  switch (one.do) {
    case 'receive': {
      const { open } = await money.invoiceOf(at(one.at));
      const part = Math.round(one.paise * one.part) / 10_000;
      const allocations = [{ invoice_id: at(one.at), amount: part, open, write_off: one.writeOff }];
      return post('receipt-record', { company_id, amount: one.paise / 100, tds: one.tds / 100, ...entry, allocations });
    }
    case 'allocate': {
      const id = await aReceipt(one.of);
      if (!id) return 200;
      return (await money.allocate(id, at(one.at), one.paise / 100)).status;
    }
    case 'take back':
      return post('allocation-take-back', {
        id: (await nth('select id from allocations where company_id = $1 order by id', one.of)) || 1,
      });
    case 'reverse':
      return post('receipt-reverse', { id: (await aReceipt(one.of)) || 999_999, reason: 'Returned' });
    case 'refund': {
      const id = await aReceipt(one.of);
      if (!id) return 200;
      const { unallocated } = await money.receiptOf(id);
      return post('receipt-refund', { id, unallocated, amount: one.paise / 100, ...entry });
    }
    case 'write off': {
      const { open } = await money.invoiceOf(at(one.at));
      return (await money.admin.post('/api/admin/invoice-write-off', { id: at(one.at), open, reason: 'Closed' }))
        .status;
    }
    case 'credit':
      await credit(company, at(one.at), one.paise);
      return 200;
    case 'adjust': {
      const [from, to] = [await money.invoiceOf(at(one.at)), await money.invoiceOf(at(one.to))];
      return post('invoice-adjust', {
        ...{ id: from.id, other_id: to.id, amount: one.paise / 100, refund_due: from.refund_due, open: to.open },
      });
    }
    case 'pay back': {
      const { id, refund_due } = await money.invoiceOf(at(one.at));
      return post('invoice-refund', { id, amount: one.paise / 100, refund_due, ...entry });
    }
  }
}

/** Everything of the ledger in paise. */
async function readLedger(company_id: number) {
  const [sums] = await api.sql<Record<string, string>>(
    `select
       (select sum(case kind when 'credit note' then -amount_paise else amount_paise end) from invoices where company_id = $1) as billed,
       (select coalesce(sum(amount_paise + tds_paise), 0) from receipts where company_id = $1) as received,
       (select coalesce(sum(amount_paise), 0) from allocations where company_id = $1 and reason is not null) as written_off,
       (select sum(amount_paise - paid_paise - credited_paise - written_off_paise) from invoices
          where company_id = $1 and kind <> 'credit note') as open,
       (select coalesce(sum(unallocated_paise), 0) from receipts where company_id = $1) as unallocated`,
    [company_id],
  );
  const number = (name: string) => Number(sums![name]);
  return {
    ledger: number('billed') - number('received') - number('written_off'),
    balances: number('open') - number('unallocated'),
  };
}

/** Rows whose kept sum differs from their entries, or that hold or owe less than nothing. */
const wrongRows = (company_id: number) =>
  api.sql(
    `select 'invoice' as what, i.id from invoices i where i.company_id = $1 and i.kind <> 'credit note' and (
       i.paid_paise <> (select coalesce(sum(amount_paise), 0) from allocations a where a.invoice_id = i.id and reason is null)
       or i.written_off_paise <> (select coalesce(sum(amount_paise), 0) from allocations a where a.invoice_id = i.id and reason is not null)
       or i.paid_paise + i.written_off_paise > i.amount_paise
       or (i.status in ('issued', 'part paid')) <> (i.credited_paise < i.amount_paise
          and i.paid_paise + i.credited_paise + i.written_off_paise < i.amount_paise))
     union all
     select 'receipt', r.id from receipts r where r.company_id = $1 and r.reverses_id is null and r.refunds_id is null
       and r.unallocated_paise <> (
         select sum(f.amount_paise + f.tds_paise) - coalesce(sum((
           select sum(a.amount_paise) from allocations a where a.receipt_id = f.id)), 0)
         from receipts f where r.id in (f.id, f.reverses_id, f.refunds_id))
     union all
     select 'adjusted', a.credit_id from allocations a where a.company_id = $1 and a.credit_id is not null
       group by 1, 2 having sum(a.amount_paise) <> 0`,
    [company_id],
  );

it('any sequence of steps keeps the ledger equal to the open balances less unallocated money', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const company = await openCompany();
      for (const one of steps) {
        expect([200, 400, 404, 409], JSON.stringify(one)).toContain(await perform(one, company));
        const { ledger, balances } = await readLedger(company.company_id);
        expect(balances, JSON.stringify(one)).toBe(ledger);
        expect(await wrongRows(company.company_id), JSON.stringify(one)).toEqual([]);
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 120_000);
