import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addInvoice, addOrder } from '../../support/portal-fixtures.ts';

/** Lists filtered by dates in India, each from midnight to midnight there. */
let api: Api;
let staff: Person;

/** The last moment of 31 March, the first and the last of 1 April, and the first of 2 April. */
const MOMENTS = ['2026-03-31 18:29:59.999Z', '2026-03-31 18:30Z', '2026-04-01 18:29:59.999Z', '2026-04-01 18:30Z'];

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  const { company_id } = await addCompany(api, 'Aravalli Auto');
  const owner = { company_id, user_id: (await addUser(api, company_id)).id };
  for (const [n, at] of MOMENTS.entries()) {
    await api.sql(
      `insert into rfqs (company_id, title, status, created_by, created_at) values ($1, $2, 'submitted', $3, $4)`,
      [company_id, `NO-${n}`, owner.user_id, at],
    );
    await api.sql('update orders set created_at = $2, po_number = $3 where id = $1', [
      ...[await addOrder(api, owner), at, `NO-${n}`],
    ]);
  }
  for (const [n, date] of ['2026-03-31', '2026-04-01', '2026-04-01', '2026-04-02'].entries()) {
    const id = await addInvoice(api, owner, { date, number: `NO-${n}` });
    // The order that the fixture places.
    await api.sql(
      `update orders set created_at = '2020-01-01' where id = (select order_id from invoices where id = $1)`,
      [id],
    );
  }
});
afterAll(() => api.stop());

const LISTS = [
  ['order', 'po_number'],
  ['rfq', 'title'],
  ['invoice', 'inv'],
] as const;
const SPANS = [
  ['from=2026-04-01&to=2026-04-01', [2, 1]],
  ['from=2026-04-01&to=2026-04-01&status=STATUS', [2, 1]],
  ['from=2026-04-01&q=aravalli', [3, 2, 1]],
  ['from=2026-04-01', [3, 2, 1]],
  ['from=2026-03-01&to=2026-04-01', [2, 1, 0]],
  ['from=2026-04-03', []],
] as const;
const STATUS = { order: 'placed', rfq: 'open', invoice: 'open' };

describe('a list filtered by dates has', () => {
  it.each(LISTS.flatMap(([list, mark]) => SPANS.map(([span, found]) => [list, span, mark, found] as const)))(
    '%ss of %s',
    async (list, span, mark, found) => {
      const query = span.replace('STATUS', STATUS[list]);
      const { items, total } = (await staff.get(`/api/admin/${list}-list?${query}`)).body;
      const numbers = items.map((item: Record<string, string>) => Number(item[mark]!.slice(3)));
      expect({ numbers, total }).toEqual({ numbers: found, total: found.length });
      const { text } = await staff.get(`/api/admin/${list}-export?${query}`);
      expect(text.match(/NO-\d/g) ?? []).toEqual(found.map((n) => `NO-${n}`));
    },
  );

  it.each([
    ['order-list?sort=total_asc', 'po_number', ['NO-1', 'NO-2']],
    ['invoice-list?sort=due_desc', 'inv', ['NO-2', 'NO-1']],
  ])('the same rows in another sort: %s', async (list, mark, found) => {
    const { items, total } = (await staff.get(`/api/admin/${list}&from=2026-04-01&to=2026-04-01`)).body;
    expect(items.map((item: Record<string, string>) => item[mark])).toEqual(found);
    expect(total).toBe(2);
  });

  it('orders up to a date', async () => {
    const { total } = (await staff.get('/api/admin/order-list?to=2026-04-01')).body;
    expect(total).toBe(3 + 4);
  });
});

describe('invalid dates are refused with a message on how to correct them:', () => {
  const ASK = 'Choose a date.';
  const YEAR = 'Enter a year from 1900 to 2199.';
  const calls = LISTS.flatMap(([list]) => [`${list}-list`, `${list}-export`]);
  const wrong = [
    ['from=2026-02-30', 'from', ASK],
    ['to=30-11-2026', 'to', ASK],
    ['to=today', 'to', ASK],
    ['from=', 'from', ASK],
    ['from=0000-01-01', 'from', YEAR],
    ['from=0202-11-30', 'from', YEAR],
    ['to=2200-01-01', 'to', YEAR],
    ['to=12026-11-30', 'to', ASK],
    ['from=2026-11-30T00:00Z', 'from', ASK],
    ['from=2026-04-02&to=2026-04-01', 'to', 'The last day cannot be before the first.'],
  ] as const;
  it.each(calls.flatMap((call) => wrong.map(([query, field, message]) => [call, query, field, message] as const)))(
    '%s?%s',
    async (call, query, field, message) => {
      const { status, body } = await staff.get(`/api/admin/${call}?${query}`);
      expect({ status, message: body.message, fields: body.fields }).toEqual({
        status: 400,
        message,
        fields: { [field]: message },
      });
    },
  );

  it('the earliest and the latest date of the range are accepted', async () => {
    expect((await staff.get('/api/admin/order-list?from=1900-01-01&to=2199-12-31')).body.total).toBe(4 + 4);
  });
});
