import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { putDunningSteps } from '#db/dunning.ts';
import { withConnection } from '#db/connection.ts';
import { type Api, startApi } from '../../support/api.ts';
import { connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addBillTo } from '../../support/invoice-fixtures.ts';
import { addAdvice, addInvoice, type Owner } from '../../support/portal-fixtures.ts';

let api: Api;
let owner: Owner;
let email: string;
let staff: Person;
let admin: Person;
let run: () => Promise<void>;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  const user = await addUser(api, company_id);
  email = user.email;
  owner = { company_id, user_id: user.id };
  staff = await signIn(api, (await addUser(api, null)).email);
  admin = await signIn(api, (await addUser(api, null, 'admin')).email);
  run = (await import('../../../netlify/functions/invoices-remind.ts')).default;
});
afterAll(() => api.stop());
beforeEach(async () => {
  for (const table of [
    'outbox',
    'dunning_mail_invoices',
    'dunning_mails',
    'dunning_steps',
    'payment_promises',
    'payment_advice_lines',
    'payment_advices',
    'invoices',
  ])
    await api.sql(`delete from ${table}`);
  await api.sql('update companies set reminders_paused_until = null');
  await withConnection(api.ownerUrl, putDunningSteps);
});

/** An invoice due so many days ago. */
async function addDue(days: number, fields: object = {}, of = owner): Promise<number> {
  const id = await addInvoice(api, of, { date: '2026-01-01', ...fields });
  await api.sql(`update invoices set due_date = (now() at time zone 'Asia/Kolkata')::date - $2::int where id = $1`, [
    id,
    days,
  ]);
  return id;
}
const age = (id: number, days: number) =>
  api.sql('update invoices set due_date = due_date - $2::int where id = $1', [id, days]);
const mails = () =>
  api.sql<{ kind: string; recipient: string; payload: Record<string, unknown> }>('select * from outbox order by id');
const subjects = async () => (await mails()).map(({ payload }) => payload.subject);
const day = async (ahead: number) =>
  (
    await api.sql<{ day: string }>(`select ((now() at time zone 'Asia/Kolkata')::date + $1::int)::text as day`, [ahead])
  )[0]!.day;

describe('the daily run', () => {
  it('lists a company’s invoices at one step in one mail, each step once, however often it runs', async () => {
    const first = await addDue(1, { number: 'PS/1', status: 'part paid', paid_paise: 1800 });
    await addDue(2, { number: 'PS/2' });
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await mails()).toMatchObject([
      {
        kind: 'payment-reminder',
        recipient: email,
        payload: {
          subject: '2 invoices overdue: ₹218.00',
          total: '₹218.00',
          lines: [
            { number: 'PS/2', late: '2 days overdue', amount: '₹118.00' },
            { number: 'PS/1', late: '1 day overdue', amount: '₹100.00' },
          ],
        },
      },
    ]);
    await age(first, 5);
    await run();
    expect(await mails()).toHaveLength(1);
    await age(first, 1);
    await run();
    await run();
    expect(await subjects()).toEqual(['2 invoices overdue: ₹218.00', 'Second reminder: ₹100.00 overdue']);
  });

  it('sends the latest step first and the others on another day, so that a company gets one mail a run', async () => {
    await addDue(8, { number: 'PS/8' });
    await addDue(1, { number: 'PS/1' });
    await run();
    expect(await subjects()).toEqual(['Second reminder: ₹118.00 overdue']);
    await run();
    expect(await subjects()).toEqual(['Second reminder: ₹118.00 overdue', '1 invoice overdue: ₹118.00']);
  });

  it('sends one mail instead of several if it runs late, and no earlier step afterwards', async () => {
    await addDue(30);
    await run();
    await run();
    expect(await subjects()).toEqual(['Payment overdue by 30 days: ₹118.00']);
  });

  it('sends a step before the due date only before it', async () => {
    await api.sql('update dunning_steps set active = days < 0');
    const id = await addDue(-2);
    await run();
    expect(await mails()).toMatchObject([{ payload: { lines: [{ late: 'due in 2 days' }] } }]);
    await addDue(1);
    await age(id, 3);
    await run();
    expect(await mails()).toHaveLength(1);
  });

  it('writes to the accounts person, and to the buyer if there is none', async () => {
    const { company_id } = await addCompany(api, 'Konkan');
    const user_id = (await addUser(api, company_id)).id;
    await addBillTo(api, company_id);
    await addDue(2, {}, { company_id, user_id });
    await addDue(2);
    await run();
    expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual(
      [`accounts${company_id}@example.test`, email].sort(),
    );
  });

  it.each([
    { name: 'is due today', days: 0, fields: {} },
    { name: 'is paid', days: 3, fields: { status: 'paid', paid_paise: 11_800 } },
    { name: 'is cancelled', days: 3, fields: { status: 'cancelled', credited_paise: 11_800 } },
    { name: 'awaits its IRN', days: 3, fields: { released: false } },
  ])('sends nothing for an invoice that $name', async ({ days, fields }) => {
    await addDue(days, fields);
    await run();
    expect(await mails()).toEqual([]);
  });

  it('sends nothing while reminders are paused, and again from that day', async () => {
    await addDue(3);
    const pause = (until: string | null) =>
      staff.post('/api/admin/dunning-pause', { company_id: owner.company_id, until });
    expect((await pause(await day(1))).status).toBe(200);
    await run();
    expect(await mails()).toEqual([]);
    await pause(null);
    await run();
    expect(await mails()).toHaveLength(1);
  });

  it('sends nothing for an invoice while a promise to pay runs, and reminds again once it is broken', async () => {
    const id = await addDue(3, { number: 'PS/3' });
    await addDue(3, { number: 'PS/4' });
    const promise = { invoice_id: id, amount: 118, pay_on: await day(0), said_by: 'Sunita', latest_id: null };
    expect((await staff.post('/api/admin/promise-add', promise)).status).toBe(200);
    await run();
    expect(await mails()).toMatchObject([{ payload: { lines: [{ number: 'PS/4' }] } }]);
    await api.sql('update payment_promises set pay_on = pay_on - 1');
    await run();
    expect((await mails())[1]).toMatchObject({ payload: { lines: [{ number: 'PS/3' }] } });
  });

  it('sends nothing for an invoice for 7 days after a payment advice, nor once it is withdrawn or set aside', async () => {
    const id = await addDue(3, { number: 'PS/3' });
    const advised = await addAdvice(api, owner);
    await api.sql(
      'insert into payment_advice_lines (advice_id, invoice_id, company_id, amount_paise) values ($1, $2, $3, 11800)',
      [advised, id, owner.company_id],
    );
    const remind = async (change: string) => {
      await api.sql('delete from outbox');
      await api.sql('delete from dunning_mail_invoices');
      await api.sql(`update payment_advices set ${change} where id = $1`, [advised]);
      await run();
      return (await mails()).length;
    };
    expect(await remind('note = null')).toBe(0);
    expect(await remind(`created_at = now() - interval '6 days 23 hours'`)).toBe(0);
    expect(await remind(`created_at = now() - interval '7 days'`)).toBe(1);
    const decided = `created_at = now(), decided_at = now(), decided_by = created_by`;
    expect(await remind(`${decided}, status = 'withdrawn'`)).toBe(1);
    expect(await remind(`${decided}, status = 'set aside', reason = 'Not found'`)).toBe(1);
  });

  it('logs company, step, invoices, time and recipients', async () => {
    const id = await addDue(9, { number: 'PS/9' });
    await run();
    const { body } = await staff.get(`/api/admin/dunning-log?company_id=${owner.company_id}`);
    expect(body).toMatchObject({
      total: 1,
      items: [
        {
          ...{ company: 'Aravalli', days: 7, recipients: [email], subject: 'Second reminder: ₹118.00 overdue' },
          invoices: [{ id, inv: 'PS/9', open: 118 }],
        },
      ],
    });
  });

  it('shows reminders to no buyer', async () => {
    const stranger = await addUser(api, (await addCompany(api, 'Deccan')).company_id);
    await signIn(api, stranger.email);
    const [session] = await api.sql<{ id: string }>('select id from sessions where user_id = $1', [stranger.id]);
    await addDue(3);
    const app = await connectAsApp();
    const caller = { user: stranger.id, id: session!.id };
    expect(await app.rows('select id from invoices', caller)).toEqual([]);
    expect(await app.rows('select id from dunning_mails', caller)).toBe(REFUSED);
    expect(await app.rows('select id from invoices')).toBe(REFUSED);
    await app.stop();
  });
});

describe('the steps', () => {
  const step = { days: 45, subject: 'Account of {company}', body: 'Please pay {amount}.', active: true };
  const save = (change: object = {}, person = admin) =>
    person.post('/api/admin/dunning-step-save', { ...step, ...change });

  it('are edited by admins, and used from the next run', async () => {
    const { body } = await staff.get('/api/admin/dunning-step-list');
    expect(body.items.map(({ days, active }: typeof step) => [days, active])).toEqual([
      [-3, false],
      [1, true],
      [7, true],
      [21, true],
    ]);
    expect((await save({}, staff)).status).toBe(403);
    expect((await save()).status).toBe(200);
    await addDue(50);
    await run();
    expect(await mails()).toMatchObject([{ payload: { subject: 'Account of Aravalli', text: 'Please pay ₹118.00.' } }]);
  });

  it.each([
    {
      name: 'an unknown placeholder',
      change: { body: 'Pay {sum}.' },
      field: 'body',
      message: /^\{sum\} is not known\. Use \{company\}, \{invoices\}, \{amount\}, /,
    },
    { name: 'an open brace', change: { subject: 'Pay {amount' }, field: 'subject', message: /^Close each placeholder/ },
    { name: 'the day of another step', change: { days: 7 }, field: 'days', message: /^Another reminder has this day/ },
    {
      name: 'a day far ahead',
      change: { days: 400 },
      field: 'days',
      message: /^Enter a whole number of days from -30/,
    },
    { name: 'no text', change: { body: ' ' }, field: 'body', message: /^Enter the text of the email/ },
  ])('$name is refused', async ({ change, field, message }) => {
    const { status, body } = await save(change);
    expect([status, body.fields[field]]).toEqual([400, expect.stringMatching(message)]);
  });

  it('changed meanwhile are not overwritten', async () => {
    const { body } = await staff.get('/api/admin/dunning-step-list');
    const [{ id, version }] = body.items;
    expect((await save({ id, version })).status).toBe(200);
    expect((await save({ id, version })).status).toBe(409);
  });

  it('are previewed with the open invoices of a company', async () => {
    await addDue(4, { number: 'PS/77' });
    const ask = (company_id: number) =>
      staff.post('/api/admin/dunning-preview', {
        company_id,
        subject: 'Due: {amount}',
        body: 'Hello {company}.\n\nBye.',
      });
    const { body } = await ask(owner.company_id);
    expect(body).toMatchObject({ recipients: [email], subject: 'Due: ₹118.00' });
    expect(body.text).toContain('Hello Aravalli.');
    expect(body.text).toContain('PS/77');
    expect((await ask((await addCompany(api, 'Empty')).company_id)).body.message).toBe(
      'Empty has no open invoices to list.',
    );
    expect(await mails()).toEqual([]);
  });
});
