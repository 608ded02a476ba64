import { expect } from 'vitest';
import type { Api } from '../api.ts';
import { addCompany, addUser, signIn } from '../fixtures.ts';
import { addBillTo } from '../invoice-fixtures.ts';
import { addInvoice, type Owner } from '../portal-fixtures.ts';

export type AdviceSteps = Awaited<ReturnType<typeof openAdviceSteps>>;

/**
 * A company's buyer, a stranger, two of our people, and what they do with payment advices. `reference` is the UTR of the current
 * test.
 */
export async function openAdviceSteps(api: Api, reference: () => string) {
  const { company_id } = await addCompany(api, 'Aravalli');
  const { id: user_id, email } = await addUser(api, company_id);
  const owner: Owner = { company_id, user_id };
  await addBillTo(api, company_id);
  const buyer = await signIn(api, email);
  const konkan = await addCompany(api, 'Konkan');
  const stranger = await signIn(api, (await addUser(api, konkan.company_id)).email);
  const staff = await signIn(api, (await addUser(api, null)).email);
  const second = await addUser(api, null);
  await api.sql(`update users set name = 'Meera Iyer' where id = $1`, [second.id]);
  const colleague = await signIn(api, second.email);

  /** An invoice of ₹118; returns its id. */
  const due = (fields: object = {}) => addInvoice(api, owner, fields);
  const body = (change: object = {}) => ({
    ...{ paid_on: '2026-11-10', method: 'NEFT', reference: reference(), amount: 118, tds: 0, lines: [], ...change },
  });
  const send = (change: object = {}, person = buyer) => person.post('/api/customer/payment-advice-send', body(change));
  /** Sends an advice that must be accepted; returns its id. */
  const sent = async (change: object = {}): Promise<number> => {
    const { status, body: reply } = await send(change);
    expect({ status, message: reply.message }).toMatchObject({ status: 200 });
    return reply.id;
  };
  const own = async (query = '', person = buyer) => (await person.get(`/api/customer/payment-advices?${query}`)).body;
  const advice = async (id: number) => (await own('size=100')).items.find((one: { id: number }) => one.id === id);
  const listed = async (query = '') => (await staff.get(`/api/admin/payment-advice-list?${query}`)).body;
  const record = (change: object = {}, person = staff) =>
    person.post('/api/admin/receipt-record', {
      ...{ company_id, amount: 118, tds: 0, method: 'NEFT', reference: reference(), received_on: '2026-11-10' },
      ...{ allocations: [], ...change },
    });
  const mails = (kind: string) =>
    api.sql<{ recipient: string; payload: Record<string, unknown> }>(
      'select recipient, payload from outbox where kind = $1 order by id',
      [kind],
    );
  return {
    ...{ owner, email, buyer, stranger, staff, colleague },
    ...{ due, body, send, sent, own, advice, listed, record, mails },
  };
}
