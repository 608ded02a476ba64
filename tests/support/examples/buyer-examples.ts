import type { Api } from '../api.ts';
import type { Example } from '../endpoints.ts';
import { addUser, PASSWORD, type Person, signIn } from '../fixtures.ts';

/** Valid parameters for a company's calls on its orders, addresses and people; `admin` is its company admin. */
export async function addBuyerExamples(
  api: Api,
  admin: Person,
  { company_id, product_id }: { company_id: number; product_id: number },
): Promise<Record<string, Example>> {
  const items = [{ product_id, qty: 1 }];
  const place = async (person: Person) => (await person.post('/api/orders/create', { items })).body.id as number;
  const colleague = await addUser(api, company_id);
  const orderer = await signIn(api, (await addUser(api, company_id)).email);
  const [cancelled, delivered, waiting] = [await place(admin), await place(admin), await place(orderer)];
  await deliver(api, delivered);
  await api.sql(`update orders set status = 'pending approval' where id = $1`, [waiting]);
  const [address] = await api.sql<{ id: string }>(
    `insert into addresses (company_id, label, address, city, state, pincode)
     values ($1, 'Depot', 'Plot 9', 'Town', 'Rajasthan', '301019') returning id`,
    [company_id],
  );
  const deputy = await addUser(api, company_id);
  await api.sql(`update users set company_role = 'approver' where id = $1`, [deputy.id]);
  const admin_id = (await admin.get('/api/customer/company')).body.colleagues.find(({ me }: { me: boolean }) => me).id;
  const steps = (await addApprovalSteps(api, company_id, deputy.id)).values();
  const view = { list: 'orders', name: 'Late', search: 'status=placed', shared: false };
  const saved = (await admin.post('/api/customer/view-save', view)).body.id;
  let serial = 0;
  const place_of = { address: 'Plot 2', city: 'Town', state: 'Rajasthan', pincode: '301019' };
  return {
    '/api/change-password': { body: () => ({ old_password: PASSWORD, password: 'another horse 9' }) },
    '/api/change-email': {
      body: () => ({ email: `moved${++serial}.${company_id}@example.test`, current_password: PASSWORD }),
    },
    '/api/customer/view-list': { query: 'list=catalog' },
    '/api/customer/view-save': {
      body: () => ({ list: 'catalog', name: `Seals ${++serial}`, search: 'q=seal', shared: false }),
    },
    '/api/customer/view-remove': { body: () => ({ id: saved }) },
    '/api/orders/cancel': { body: () => ({ id: cancelled }) },
    '/api/orders/reorder': { query: `id=${delivered}` },
    '/api/orders/return-request': {
      body: () => ({ id: delivered, reason: 'Wrong seal', lines: [{ line_no: 1, qty: 1 }] }),
    },
    '/api/orders/decide': { body: () => ({ id: waiting, decision: 'approve' }) },
    '/api/customer/address-save': {
      body: () => ({ label: 'Works 2', ...place_of, gstin: null, is_sez: false, is_default: false }),
    },
    '/api/customer/address-archive': { body: () => ({ id: Number(address!.id), archived: true }) },
    '/api/customer/company-rules': {
      body: () => ({ po_required: false, spending_limit: null, current_password: PASSWORD }),
    },
    '/api/customer/cost-centre-save': {
      body: () => ({ code: `C${++serial}`, name: 'Stores', active: true, budget: 100_000, budget_period: 'month' }),
    },
    '/api/customer/colleague-limits': {
      body: () => ({ id: colleague.id, order_limit: 50_000, period_limit: null, current_password: PASSWORD }),
    },
    '/api/customer/approval-step-save': {
      body: () => ({
        ...{ from: 90_000_000, cost_centre_id: null, approver_ids: [admin_id], current_password: PASSWORD },
      }),
    },
    '/api/customer/approval-step-remove': {
      body: () => ({ id: steps.next().value, current_password: PASSWORD }),
    },
    '/api/customer/deputy-save': {
      body: () => ({ user_id: admin_id, deputy_id: deputy.id, from: '2199-01-01', to: '2199-01-05' }),
    },
    '/api/customer/deputy-remove': { body: () => ({ user_id: admin_id }) },
    '/api/customer/colleague-save': { body: () => ({ id: colleague.id, company_role: 'approver' }) },
    '/api/customer/colleague-invite': {
      body: () => ({ name: 'Asha', email: `invited${company_id}.${++serial}@example.test`, company_role: 'buyer' }),
    },
  };
}

/** Inserts one delivered consignment with all goods of an order. */
export async function deliver(api: Api, order_id: number): Promise<void> {
  await api.sql(
    `with shipment as (
       insert into shipments (company_id, order_id, status, carrier, awb, dispatched_at, delivered_at, created_by)
       select company_id, id, 'delivered', 'Aravalli Roadways', 'AWB' || id, now(), now(), user_id from orders where id = $1
       returning id, order_id, company_id
     ), packed as (
       update order_lines set packed_qty = qty where order_id = $1 and kind = 'goods'
     )
     insert into shipment_lines (shipment_id, order_id, line_no, company_id, qty)
     select s.id, l.order_id, l.line_no, s.company_id, l.qty from shipment s join order_lines l using (order_id)
     where l.kind = 'goods'`,
    [order_id],
  );
  await api.sql(`update orders set status = 'delivered' where id = $1`, [order_id]);
}

/** Inserts approval steps from an amount that no order reaches, for calls that remove one; returns their ids. */
export async function addApprovalSteps(api: Api, company_id: number, approver: number): Promise<number[]> {
  const added = await api.sql<{ id: string }>(
    `insert into approval_steps (company_id, from_paise, approver_ids)
     select $1, 900000000000, array[$2::bigint] from generate_series(1, 6) returning id`,
    [company_id, approver],
  );
  return added.map(({ id }) => Number(id));
}
