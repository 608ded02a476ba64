import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RFQ_CHANGED } from '#contracts/conflicts.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import type { Owner } from '../../support/portal-fixtures.ts';
import { addQuote, addRfq } from '../../support/quote-fixtures.ts';
import { whileHeld } from '../../support/row-held.ts';

let api: Api;
let owner: Owner;
let buyer: Person;
let staff: Person;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Konkan Pumps');
  const user = await addUser(api, company_id);
  owner = { company_id, user_id: user.id };
  buyer = await signIn(api, user.email);
  staff = await signIn(api, (await addUser(api, null)).email);
});
afterAll(() => api.stop());

const MOVED = { status: 409, body: { message: RFQ_CHANGED } };
const send = (id: number) => staff.post('/api/admin/quote-send', { id, revision: 1 });

/** A draft that can be sent. */
async function addDraft(rfq_id: number, version: number): Promise<number> {
  const id = await addQuote(api, owner, { rfq_id, version, status: 'draft' });
  await api.sql(`update quotes set valid_until = '2999-12-31' where id = $1`, [id]);
  return id;
}

describe('a quote sent', () => {
  it('while an earlier version becomes an order remains a draft', async () => {
    const product_id = await addProduct(api, owner.company_id, { stock: 10 });
    const rfq_id = await addRfq(api, owner, 'quoted');
    const first = await addQuote(api, owner, { rfq_id, lines: [{ product_id, qty: 2 }] });
    const second = await addDraft(rfq_id, 2);
    const [accepted, sent] = await whileHeld(api, `products where id = ${product_id}`, [
      () => buyer.post('/api/customer/quote-accept', { id: first }),
      () => send(second),
    ]);
    expect(accepted).toMatchObject({ status: 200 });
    expect(sent).toMatchObject(MOVED);
    expect(await api.sql('select status from quotes where rfq_id = $1 order by version', [rfq_id])).toEqual([
      { status: 'accepted' },
      { status: 'draft' },
    ]);
    expect(await lettersOf(second)).toEqual([]);
    expect(await buyer.post('/api/customer/quote-accept', { id: second })).toMatchObject({ status: 404 });
  });

  it.each([
    ['cancels', 'cancelled', (id: number) => buyer.post('/api/customer/rfq-cancel', { id, reason: 'Bought.' })],
    [
      'on the staff side declines',
      'declined',
      (id: number) => staff.post('/api/admin/rfq-move', { id, to: 'declined', note: 'Not made any more.' }),
    ],
  ])('while another user %s the RFQ remains a draft', async (_, status, end) => {
    const rfq_id = await addRfq(api, owner, 'under review');
    const draft = await addDraft(rfq_id, 1);
    const [ended, sent] = await whileHeld(api, `rfqs where id = ${rfq_id}`, [() => end(rfq_id), () => send(draft)]);
    expect(ended).toMatchObject({ status: 200 });
    expect(sent).toMatchObject(MOVED);
    expect(await api.sql('select status from rfqs where id = $1', [rfq_id])).toEqual([{ status }]);
    expect(await api.sql('select status from quotes where id = $1', [draft])).toEqual([{ status: 'draft' }]);
    expect(await lettersOf(draft)).toEqual([]);
  });
});

const lettersOf = (quote: number) =>
  api.sql(`select kind from outbox where (payload ->> 'quote_id')::int = $1`, [quote]);
