import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addBillTo } from '../../support/invoice-fixtures.ts';
import { addAdvice, addInvoice, type Owner } from '../../support/portal-fixtures.ts';
import { countTrips } from '../../support/round-trips.ts';

/** Bank lines that follow a payment advice. */
let api: Api;
let staff: Person;
let owner: Owner;
let invoice_id: number;
let serial = 0;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
});
beforeEach(async () => {
  await api.sql('delete from bank_lines');
  serial += 1;
  const { company_id } = await addCompany(api, `Vindhya${String.fromCharCode(96 + serial)} Forge Ltd`);
  owner = { company_id, user_id: (await addUser(api, company_id)).id };
  await addBillTo(api, company_id);
  invoice_id = await addInvoice(api, owner);
});
afterAll(() => api.stop());

const utr = () => `SBIN22630700${1000 + serial}`;

/** An open advice of ₹117.90 in the bank and ₹0.10 TDS for the invoice. */
async function advise(fields: object = {}): Promise<number> {
  const id = await addAdvice(api, owner, { reference: utr(), amount_paise: 11_790, tds_paise: 10, ...fields });
  await api.sql(
    'insert into payment_advice_lines (advice_id, invoice_id, company_id, amount_paise) values ($1, $2, $3, 11800)',
    [id, invoice_id, owner.company_id],
  );
  return id;
}
async function line(fields: object = {}) {
  const one = { row: 2, date: '2026-11-02', narration: 'NEFT', reference: utr(), amount: 117.9, ...fields };
  await staff.post('/api/admin/bank-import', { account: 'HDFC 4321', file_name: 'nov.csv', lines: [one] });
  const { answer, trips } = await countTrips(() => staff.get('/api/admin/bank-list'));
  expect(trips).toBe(1);
  return answer.body.items[0];
}
const accept = ({ id, proposal, date, amount, narration, reference }: Awaited<ReturnType<typeof line>>) =>
  staff.post('/api/admin/bank-accept', {
    ...{ id, line: { date, amount, narration, reference }, company_id: proposal.company.id, tds: proposal.tds },
    ...{ allocations: proposal.allocations, advice_id: proposal.advice_id ?? undefined },
  });
const statusOf = async (id: number) =>
  (await api.sql('select status, receipt_id::int from payment_advices where id = $1', [id]))[0];

describe('a bank line of a payment advice', () => {
  it('is proposed as sure with its invoices and TDS by the UTR, and links it when it is accepted', async () => {
    const advice_id = await advise();
    const found = await line();
    expect(found.proposal).toMatchObject({
      ...{ company: { id: owner.company_id }, sure: true, advice_id, tds: 0.1, on_account: 0 },
      ...{ reason: 'UTR and amount of a payment advice', allocations: [{ invoice_id, amount: 118, open: 118 }] },
    });
    const { status, body } = await accept(found);
    expect(status).toBe(200);
    expect(await statusOf(advice_id)).toEqual({ status: 'recorded', receipt_id: body.receipt_id });
    const [invoice] = await api.sql('select status from invoices where id = $1', [invoice_id]);
    expect(invoice).toEqual({ status: 'paid' });
  });

  it('is to be checked if the bank has another amount', async () => {
    const advice_id = await advise();
    const { proposal } = await line({ amount: 100 });
    expect(proposal).toMatchObject({ advice_id, sure: false, tds: 0, allocations: [{ invoice_id, amount: 100 }] });
  });

  it('is found by payer and amount without a UTR', async () => {
    const advice_id = await advise();
    const narration = `NEFT CR-SBIN0004266-VINDHYA${String.fromCharCode(96 + serial).toUpperCase()} FORGE-PAYMENT`;
    const { proposal } = await line({ reference: null, narration });
    expect(proposal).toMatchObject({ advice_id, sure: true, reason: 'Payer and amount of a payment advice' });
  });

  it('follows no advice that is withdrawn, and is refused once a colleague has decided', async () => {
    const advice_id = await advise();
    const found = await line();
    await staff.post('/api/admin/payment-advice-set-aside', { id: advice_id, reason: 'Not found' });
    const late = await accept(found);
    expect([late.status, late.body.message]).toEqual([409, expect.stringMatching(/has set this payment advice aside/)]);
    expect((await staff.get('/api/admin/bank-list')).body.items[0]).toMatchObject({ status: 'open' });
    expect((await staff.get('/api/admin/bank-list')).body.items[0].proposal?.advice_id ?? null).toBeNull();
  });
});
