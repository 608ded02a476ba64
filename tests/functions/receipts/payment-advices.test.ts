import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, signIn } from '../../support/fixtures.ts';
import { countTrips } from '../../support/round-trips.ts';
import { type AdviceSteps, openAdviceSteps } from '../../support/steps/advice-steps.ts';

/** What a buyer does with payment advices. */
let api: Api;
let at: AdviceSteps;
let reference: string;
let serial = 0;

beforeAll(async () => {
  api = await startApi();
  at = await openAdviceSteps(api, () => reference);
});
beforeEach(() => {
  reference = `UTR${++serial}`;
});
afterAll(() => api.stop());

describe('a payment advice', () => {
  it('names invoices, TDS and what stays on account, mails the desk and books nothing', async () => {
    const [first, second] = [await at.due({ due_date: '2026-11-02' }), await at.due({ due_date: '2026-12-02' })];
    const lines = [
      { invoice_id: first, amount: 118 },
      { invoice_id: second, amount: 100 },
    ];
    const { answer, trips } = await countTrips(() => at.send({ amount: 240, tds: 0.12, lines, note: 'In two parts' }));
    expect(trips).toBe(2);
    const { id, message } = answer.body;
    expect(message).toBe('Payment advice sent. We match it with our bank and send you the receipt.');
    expect(await at.advice(id)).toMatchObject({
      ...{ status: 'sent', paid_on: '2026-11-10', method: 'NEFT', reference, amount: 240, tds: 0.12 },
      ...{ on_account: 22.12, note: 'In two parts', file: null, receipt: null, reason: null },
      lines: [
        { invoice_id: first, amount: 118, open: 118 },
        { invoice_id: second, amount: 100, open: 118 },
      ],
    });
    expect((await at.mails('payment-advice-for-accounts')).at(-1)).toMatchObject({
      payload: { company: 'Aravalli', amount: '₹240.00', tds: '₹0.12', on_account: '₹22.12' },
    });
    const [invoice] = await api.sql('select paid_paise::int as paid, status from invoices where id = $1', [first]);
    expect(invoice).toEqual({ paid: 0, status: 'issued' });
  });

  it('shows what can be paid, without what is advised, settled or not valid', async () => {
    const open = await at.due({ due_date: '2025-01-01', status: 'part paid', paid_paise: 1_800 });
    await at.due({ status: 'paid', paid_paise: 11_800 });
    await at.due({ needs_irn: true, released: false });
    await at.sent({ amount: 30, lines: [{ invoice_id: open, amount: 30 }] });
    const { answer, trips } = await countTrips(() => at.buyer.get('/api/customer/payable-invoices'));
    expect(trips).toBe(1);
    const { invoices } = answer.body;
    expect(invoices[0]).toMatchObject({ id: open, open: 100, advised: 30 });
    expect((await at.stranger.get('/api/customer/payable-invoices')).body.invoices).toEqual([]);
    const count = await api.sql(
      `select count(*)::int as n from invoices where company_id = $1 and released and status in ('issued', 'part paid')`,
      [at.owner.company_id],
    );
    expect(invoices).toHaveLength(count[0]!.n as number);
  });

  it.each([
    {
      name: 'no reference',
      change: { reference: ' ' },
      field: 'reference',
      message: /^Enter the UTR or the cheque number/,
    },
    { name: 'no amount', change: { amount: 0 }, field: 'amount', message: /^Enter more than ₹0/ },
    { name: 'a future day', change: { paid_on: '2199-01-01' }, field: 'paid_on', message: /is in the future/ },
    {
      name: 'a day of long ago',
      change: { paid_on: '2024-01-01' },
      field: 'paid_on',
      message: /the last financial year/,
    },
    { name: 'an unknown method', change: { method: 'cash' }, field: 'method', message: /./ },
    { name: 'a fraction of a paisa', change: { amount: 1.005 }, field: 'amount', message: /two decimals/ },
  ])('is refused with $name', async ({ change, field, message }) => {
    const answer = await at.send(change);
    expect([answer.status, answer.body.fields[field]]).toEqual([400, expect.stringMatching(message)]);
  });

  it('is refused if the invoices come to more than amount and TDS, or than is due', async () => {
    const invoice_id = await at.due();
    const lines = [{ invoice_id, amount: 118 }];
    const less = await at.send({ amount: 100, tds: 17, lines });
    expect([less.status, less.body.fields]).toEqual([
      400,
      { amount: 'The invoices come to ₹118.00, but amount and TDS come to ₹117.00. Correct one of them.' },
    ]);
    const more = await at.send({ amount: 500, lines: [{ invoice_id, amount: 118.01 }] });
    expect(more.body.fields['lines.0.amount']).toMatch(/^Enter at most ₹118\.00 for T\/\d+\.$/);
    await at.sent({ amount: 100, lines: [{ invoice_id, amount: 100 }] });
    reference += 'B';
    const again = await at.send({ lines });
    expect(again.body.fields['lines.0.amount']).toMatch(
      /^Enter at most ₹18\.00 .+₹100\.00 is in another payment advice\.$/,
    );
    expect((await at.send({ lines: [lines[0], lines[0]] })).status).toBe(400);
  });

  it('is refused for an invoice that is paid, awaits its IRN or is another company’s', async () => {
    const statusFor = async (invoice_id: number, person = at.buyer) =>
      (await at.send({ lines: [{ invoice_id, amount: 1 }] }, person)).status;
    expect(await statusFor(await at.due({ status: 'paid', paid_paise: 11_800 }))).toBe(409);
    expect(await statusFor(await at.due({ needs_irn: true, released: false }))).toBe(404);
    expect(await statusFor(await at.due(), at.stranger)).toBe(404);
  });

  it('is refused with a UTR of an earlier one or of a receipt, which the message names, and free again once withdrawn', async () => {
    const id = await at.sent();
    const twice = await at.send({ reference: reference.toLowerCase() });
    expect([twice.status, twice.body.fields.reference]).toEqual([
      409,
      `${reference.toLowerCase()} is in your payment advice of 10 Nov 2026. Check the number.`,
    ]);
    expect((await at.send({}, at.stranger)).status).toBe(200);
    await at.buyer.post('/api/customer/payment-advice-withdraw', { id });
    const again = await at.sent();
    const { number } = (await at.record({ advice_id: again })).body;
    expect((await at.send()).body.fields.reference).toMatch(`which we have recorded as ${number}`);
    reference += 'X';
    const { number: plain } = (await at.record()).body;
    expect((await at.send()).body.fields.reference).toBe(
      `${reference} is recorded already: ${plain} of 10 Nov 2026. Check the number.`,
    );
  });

  it('is one of several sent at the same time', async () => {
    const answers = await Promise.all([at.send(), at.send(), at.send()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await at.own(`q=${reference}`)).total).toBe(1);
  });

  it('takes its own upload as its file, and no one else’s', async () => {
    const upload = async (user_id: number) => {
      const [row] = await api.sql<{ id: string }>(
        `insert into attachments (company_id, user_id, file_key, file_name, size) values ($1, $2, $3, 'advice.pdf', 9) returning id`,
        [at.owner.company_id, user_id, `attachments/advice-${serial}-${user_id}`],
      );
      return Number(row!.id);
    };
    const mate = await addUser(api, at.owner.company_id);
    const other = await at.send({ files: [await upload(mate.id)] });
    expect([other.status, Object.keys(other.body.fields)]).toEqual([409, ['files']]);
    const file = await upload(at.owner.user_id);
    const id = await at.sent({ files: [file] });
    expect((await at.advice(id)).file).toEqual({ id: file, name: 'advice.pdf', size: 9 });
    expect((await at.listed(`q=${reference}`)).items[0].file).toMatchObject({ id: file });
    reference += 'B';
    expect((await at.send({ files: [file] })).status).toBe(409);
  });
});

describe('withdrawing', () => {
  const withdraw = (id: number, person = at.buyer) => person.post('/api/customer/payment-advice-withdraw', { id });

  it('is possible while it is open, for a colleague too, and not for another company', async () => {
    const id = await at.sent();
    expect((await withdraw(id, at.stranger)).status).toBe(404);
    const mate = await signIn(api, (await addUser(api, at.owner.company_id)).email);
    expect((await withdraw(id, mate)).body.message).toBe(`Payment advice ${reference} withdrawn.`);
    expect((await withdraw(id)).status).toBe(409);
    expect((await at.advice(id)).status).toBe('withdrawn');
  });

  it('is refused once it is recorded', async () => {
    const id = await at.sent();
    const { number } = (await at.record({ advice_id: id })).body;
    expect((await withdraw(id)).body.message).toBe(
      `We have recorded this payment as ${number}. It can no longer be withdrawn.`,
    );
  });
});
