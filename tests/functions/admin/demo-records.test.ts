import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCompanies } from '#db/seed/companies.ts';
import { seedDemo } from '#db/seed/run.ts';
import { seedWith } from '../../../local/demo.ts';
import { type Api, startApi } from '../../support/api.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
  await seedDemo(api.ownerUrl, seedWith);
}, 120_000);
afterAll(() => api.stop());

/** Rows that should not be there. */
const none = async (query: string, values: unknown[] = []) => expect(await api.sql(query, values)).toEqual([]);

it('buyers place, cancel and ask for returns; an approver of the company rejects; all else is done by staff', () =>
  none(`
    select h.order_id, h.status, h.note, u.name from order_history h join users u on u.id = h.user_id
      join orders o on o.id = h.order_id
    where case
      when h.status in ('placed', 'pending approval', 'cancelled') or h.note like '% requested: %' then h.user_id <> o.user_id
      when h.status = 'rejected' then u.company_id is distinct from o.company_id or u.id = o.user_id or u.company_role = 'buyer'
      else u.role = 'customer' end`));

it('the history of an order ends with its status and follows its consignments', async () => {
  await none(`
    select o.id, o.status, last.status from orders o
      join lateral (select status from order_history where order_id = o.id order by id desc limit 1) last on true
    where last.status <> o.status`);
  // Delivered once every consignment is, and packed only before the first of them has left.
  await none(`
    select h.order_id, h.status, h.note from order_history h join shipments s on s.order_id = h.order_id
    where h.status = 'delivered' and h.shipment_id is not null and (s.delivered_at is null or s.delivered_at > h.created_at)
      or h.status = 'packed' and s.dispatched_at < h.created_at`);
  const [parts] = await api.sql<{ steps: string[] }>(`
    select array_agg(h.status order by h.id) as steps from order_history h join orders o on o.id = h.order_id
    where o.po_number = 'AAC/26/0948'`);
  expect(parts!.steps).toEqual([
    ...['placed', 'confirmed', 'confirmed', 'partly shipped', 'partly shipped', 'partly shipped', 'in transit'],
    'delivered',
  ]);
});

it.each([
  ['orders', 'created_at'],
  ['rfqs', 'created_at'],
  ['tickets', 'created_at'],
  ['shipments', 'created_at'],
  ['returns', 'created_at'],
  ['receipts', 'received_on'],
  ['invoices', 'date', 'kind'],
  ['purchase_orders', 'date'],
  ['goods_receipts', 'created_at'],
  ['rfq_submissions', 'created_at'],
  ['contact_messages', 'created_at'],
])('the numbers of %s run with their dates', (table, date, series = "''") =>
  none(`
    select * from (
      select id, ${date} as day, lag(${date}) over (partition by ${series} order by id) as before from ${table}) t
    where day < before`),
);

it('nothing happens at night, on a Sunday or before its order', async () => {
  await none(`
    select day from (
      select created_at as day from order_history union all select created_at from rfq_history
      union all select created_at from messages union all select created_at from ticket_messages
      union all select delivered_at from shipments union all select dispatched_at from shipments
    ) t, lateral (select day at time zone 'Asia/Kolkata' as local) l
    where local::time not between '09:20' and '18:40' or extract(dow from local) = 0`);
  await none(`select id from users where created_at > (select min(created_at) from orders)`);
  await none(`
    select a.order_id from order_history a join order_history b on b.order_id = a.order_id and b.id > a.id
    where b.created_at < a.created_at`);
});

it('each payment has its own UTR, and of one bank they rise', async () => {
  await none('select reference from receipts group by reference having count(*) > 1');
  await none(`
    select * from (select reference, lag(reference) over (partition by left(reference, 4) order by id) as before
      from receipts where method in ('NEFT', 'RTGS') and length(reference) = 19) t
    where substr(reference, 6) < substr(before, 6)`);
});

it('who received the goods belongs to the place to which they went, in plausible packages', async () => {
  const receivers = readCompanies().flatMap(({ addresses }) => addresses.map((to) => `${to.label}: ${to.received_by}`));
  const came = await api.sql<{ at: string }>(
    `select distinct o.ship_label || ': ' || s.received_by as at from shipments s join orders o on o.id = s.order_id
     where s.delivered_at is not null`,
  );
  expect(receivers).toEqual(expect.arrayContaining(came.map(({ at }) => at)));
  await none(`
    select s.code, s.packages from shipments s join shipment_lines l on l.shipment_id = s.id
      join order_lines o on o.order_id = l.order_id and o.line_no = l.line_no
    where o.taxable_paise / o.qty > 300000 and l.qty > s.packages * 2`);
});

it('purchase orders cost less than the goods sell for, come from a dealer in such goods, and have receipts', async () => {
  await none(`
    select l.sku, l.cost_paise from purchase_order_lines l join products p on p.item_id = l.item_id,
      lateral (select least(p.price_paise, (select min((b->>'price_paise')::numeric) from jsonb_array_elements(p.price_breaks) b))) s (paise)
    where l.cost_paise * 1.0 / l.cost_per > 0.845 * s.paise / p.price_per`);
  await none(`
    select p.number, l.line_no from purchase_orders p join purchase_order_lines l on l.purchase_order_id = p.id
      left join goods_receipt_lines g on g.purchase_order_id = l.purchase_order_id and g.line_no = l.line_no
    group by p.number, l.line_no, l.received_qty having l.received_qty <> coalesce(sum(g.qty), 0)`);
  const dealers = await api.sql<{ vendor_name: string; categories: string[] }>(`
    select p.vendor_name, array_agg(distinct i.category) as categories from purchase_orders p
      join purchase_order_lines l on l.purchase_order_id = p.id join items i on i.id = l.item_id group by 1`);
  expect(dealers).toHaveLength(5);
  expect(dealers).toContainEqual({
    ...{ vendor_name: 'Deccan Bearings and Seals (demo)', categories: ['Bearings & power transmission'] },
  });
});

it('an order waits for an approver of the first buyer’s company, who may also decide themself', async () => {
  const approvers = await api.sql<{ name: string }>(`
    select u.name from orders o, lateral order_approvers(o.id) a join users u on u.id = a.user_id
    where o.po_number = 'AAC/26/1003' and a.step_no = 1 order by u.id`);
  expect(approvers.map(({ name }) => name)).toEqual(['Rohit Shekhawat', 'Harish Mathur']);
  await none(`
    select o.id from orders o join order_approvals a on a.order_id = o.id where o.total_paise < a.from_paise`);
});

it('enquiries and messages are open and handled, one of a customer', async () => {
  const [seen] = await api.sql(`select
    (select count(*)::int from rfq_submissions where handled_at is null) as open,
    (select count(*)::int from rfq_submissions where handled_at is not null) as handled,
    (select count(*)::int from rfq_submissions e join companies c on c.name = e.company) as of_customers,
    (select count(*)::int from contact_messages) as messages,
    (select count(*)::int from contact_answers) as answers`);
  expect(seen).toEqual({ open: 2, handled: 1, of_customers: 1, messages: 2, answers: 1 });
});
