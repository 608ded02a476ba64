import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withConnection } from '#db/connection.ts';
import { putDunningSteps } from '#db/dunning.ts';
import { type Api, startApi } from '../../support/api.ts';
import { takeErrors } from '../../support/console.ts';
import { addCompany, addUser } from '../../support/fixtures.ts';
import { addInvoice, type Owner } from '../../support/portal-fixtures.ts';
import { addQuote, TODAY } from '../../support/quote-fixtures.ts';

/** More than two of the parts that a run reads. */
const MANY = 500;

let api: Api;
let owner: Owner;
let remind: () => Promise<void>;
let expire: () => Promise<void>;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  owner = { company_id, user_id: (await addUser(api, company_id)).id };
  await withConnection(api.ownerUrl, putDunningSteps);
  remind = (await import('../../../netlify/functions/invoices-remind.ts')).default;
  expire = (await import('../../../netlify/functions/quotes-expire.ts')).default;
});
afterAll(() => api.stop());
beforeEach(() => api.sql('delete from outbox'));

const many = <T>(make: (at: number) => Promise<T>) => Promise.all(Array.from({ length: MANY }, (_, at) => make(at)));
const mailed = async (kind: string) =>
  Number((await api.sql<{ n: string }>('select count(*) as n from outbox where kind = $1', [kind]))[0]!.n);
const quotesThat = async (condition: string) =>
  Number((await api.sql<{ n: string }>(`select count(*) as n from quotes where ${condition}`))[0]!.n);

/** Makes the mail to one recipient fail in the database, as a mistake in one row would. */
const breakMailTo = (recipient: string) =>
  api.sql(`alter table outbox add constraint broken check (recipient <> '${recipient}') not valid`);
const mendMail = () => api.sql('alter table outbox drop constraint broken');

describe(`a run with ${MANY} rows that are due`, () => {
  it('reminds all companies of their overdue invoices, except one whose row is broken', async () => {
    const companies = await many(async (at) => {
      const { company_id } = await addCompany(api, `Company ${at}`);
      const email = `accounts${at}@example.test`;
      await api.sql(
        `update companies set accounts_person_name = 'Accounts', accounts_person_email = $2 where id = $1`,
        [company_id, email],
      );
      const due_date = '2026-02-01';
      await addInvoice(api, { company_id, user_id: owner.user_id }, { date: '2026-01-01', due_date });
      return email;
    });
    await breakMailTo(companies[3]!);
    await remind();
    expect(await mailed('payment-reminder')).toBe(MANY - 1);
    expect(takeErrors().filter((line) => line.includes('"row failed"'))).toHaveLength(1);
    await mendMail();
    await remind();
    expect(await mailed('payment-reminder')).toBe(MANY);
  }, 120_000);

  it('expires all quotes, except one whose row is broken', async () => {
    const ids = await many(() => addQuote(api, owner, { valid_until: `${TODAY} - 1` }));
    await api.sql(`alter table quotes add constraint broken check (id <> ${ids[3]} or status <> 'expired') not valid`);
    await expire();
    expect(await quotesThat(`status = 'expired'`)).toBe(MANY - 1);
    expect(takeErrors().filter((line) => line.includes('"row failed"'))).toHaveLength(1);
    await api.sql('alter table quotes drop constraint broken');
    await expire();
    expect(await quotesThat(`status = 'expired'`)).toBe(MANY);
  }, 120_000);

  it('reminds of all quotes that expire tomorrow', async () => {
    await many(() => addQuote(api, owner, { valid_until: `${TODAY} + 1` }));
    await expire();
    expect([await mailed('quote-expiring'), await quotesThat('reminded_at is not null')]).toEqual([MANY, MANY]);
  }, 120_000);
});

describe('a run whose time is over', () => {
  it('stops, and the next run does the rest', async () => {
    const { runEach } = await import('#server/platform/run-each.ts');
    const due = new Set(Array.from({ length: 50 }, (_, at) => at + 1));
    const read = (after: number) => Promise.resolve([...due].filter((id) => id > after).map((id) => ({ id })));
    const run = (end: number) =>
      runEach(
        read,
        async ({ id }) => {
          due.delete(id);
        },
        end,
      );
    await run(Date.now() - 1);
    expect(due.size).toBe(50);
    await run(Date.now() + 60_000);
    expect(due.size).toBe(0);
  });
});
