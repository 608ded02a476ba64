import type { Api } from './api.ts';
import { takeErrors } from './console.ts';
import { addCompany, addProduct, addUser, type Person, signIn, updateItem } from './fixtures.ts';

/** A company with a spending limit of ₹1,000, its people, a buyer of another company, and their actions. */
export async function openLimitedCompany(api: Api) {
  const { company_id } = await addCompany(api, 'Aravalli');
  const konkan = await addCompany(api, 'Konkan');
  const join = async (company: number, company_role = 'company admin') => {
    const user = await addUser(api, company);
    await api.sql('update users set company_role = $1 where id = $2', [company_role, user.id]);
    return { ...user, ...(await signIn(api, user.email)) };
  };
  const people = {
    admin: await join(company_id),
    approver: await join(company_id, 'approver'),
    buyer: await join(company_id, 'buyer'),
    stranger: await join(konkan.company_id),
  };
  const product_id = await addProduct(api, company_id, { price_paise: 10_000, gst_rate_bp: 1800 });
  const other_id = await addProduct(api, company_id, { price_paise: 5_000 });

  /** The initial state of each test: 100 and 10 in stock, the limit, no mails. */
  const reset = async () => {
    await api.sql('update companies set spending_limit_paise = 100000, po_required = false where id = $1', [
      company_id,
    ]);
    await updateItem(api, product_id, 'stock = 100');
    await updateItem(api, other_id, 'stock = 10');
    await api.sql('delete from outbox');
  };
  const place = (qty: number, person: Person = people.buyer, more: object = {}) =>
    person.post('/api/orders/create', { items: [{ product_id, qty }], ...more });
  /** As many orders of one piece at the same time; on a busy machine a 503 is sent again, as the buyer would. */
  const placeAtOnce = async (count: number) => {
    const send = async (idempotency_key: string): Promise<Awaited<ReturnType<typeof place>>> => {
      const answer = await place(1, people.buyer, { idempotency_key });
      return answer.status === 503 ? send(idempotency_key) : answer;
    };
    const answers = await Promise.all(Array.from({ length: count }, () => send(crypto.randomUUID())));
    takeErrors();
    return answers;
  };
  /** A pending order of two lines, ₹2,360 and ₹100. */
  const waiting = async (): Promise<number> => {
    const items = [
      { product_id, qty: 20 },
      { product_id: other_id, qty: 2 },
    ];
    return (await people.buyer.post('/api/orders/create', { items })).body.id;
  };
  const decide = (id: number, body: object, person: Person = people.approver) =>
    person.post('/api/orders/decide', { id, ...body });
  const statusOf = async (id: number) =>
    (await api.sql<{ status: string }>('select status from orders where id = $1', [id]))[0]!.status;
  const stocks = async () => {
    const rows = await api.sql<{ stock: number }>('select stock from catalog where id = any($1) order by id', [
      [product_id, other_id],
    ]);
    return rows.map(({ stock }) => stock);
  };
  const mails = (kind: string) =>
    api.sql<{ recipient: string; payload: Record<string, string> }>(
      'select recipient, payload from outbox where kind = $1 order by id',
      [kind],
    );
  const history = (id: number) =>
    api.sql<{ status: string; note: string | null }>(
      'select status, note from order_history where order_id = $1 order by id',
      [id],
    );
  return {
    ...{ company_id, product_id, other_id, people },
    ...{ reset, place, placeAtOnce, waiting, decide, statusOf, stocks, mails, history },
  };
}

/** The result of `openLimitedCompany`. */
export type LimitedCompany = Awaited<ReturnType<typeof openLimitedCompany>>;
