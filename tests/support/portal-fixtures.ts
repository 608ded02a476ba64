import type { Api } from './api.ts';
import { addUser } from './fixtures.ts';

let serial = 0;

/** The company and user of an order or invoice. */
export interface Owner {
  company_id: number;
  user_id: number;
}

/** Inserts an order of one rupee in any status; returns its id. */
export async function addOrder(api: Api, { company_id, user_id }: Owner, status = 'placed'): Promise<number> {
  const [row] = await api.sql<{ id: string }>(
    `insert into orders (company_id, user_id, status, ship_address_id, ship_label, ship_address, ship_state,
       subtotal_paise, tax_paise, shipping_paise, total_paise)
     select $1, $2, $3, id, label, address, state, 100, 0, 0, 100 from addresses where company_id = $1 limit 1
     returning id`,
    [company_id, user_id, status],
  );
  return Number(row!.id);
}

/** Inserts an issued invoice of ₹118 with its own order, changed by `fields`; returns its id. */
export async function addInvoice(api: Api, owner: Owner, fields: object = {}): Promise<number> {
  const row = {
    company_id: owner.company_id,
    order_id: await addOrder(api, owner),
    number: `T/${++serial}`,
    status: 'issued',
    date: '2026-11-01',
    due_date: '2999-12-31',
    bill_to_name: 'Aravalli Auto Components',
    bill_to_address: 'Plot 1, Town, Rajasthan 301019',
    place_of_supply: 'Rajasthan',
    taxable_paise: 10_000,
    cgst_paise: 900,
    sgst_paise: 900,
    igst_paise: 0,
    round_off_paise: 0,
    amount_paise: 11_800,
    ...fields,
  };
  const columns = Object.keys(row);
  const [inserted] = await api.sql<{ id: string }>(
    `insert into invoices (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return Number(inserted!.id);
}

/** Inserts the delivery challan of a shipment, of ₹1; returns its id. */
export async function addChallan(api: Api, shipment_id: number): Promise<number> {
  const [row] = await api.sql<{ id: string }>(
    `with challan as (
       insert into delivery_challans (company_id, order_id, shipment_id, number, date, reason, consignee_name, consignee_address,
         place_of_supply, taxable_paise, cgst_paise, sgst_paise, igst_paise, amount_paise, created_by)
       select company_id, order_id, id, $2, '2026-11-01', 'job work', 'Aravalli', 'Plot 1', 'Rajasthan', 100, 0, 0, 0, 100,
         created_by from shipments where id = $1 returning id, company_id)
     insert into delivery_challan_lines (challan_id, line_no, order_line_no, company_id, sku, name, unit, qty, price_paise, taxable_paise,
       cgst_paise, sgst_paise, igst_paise, total_paise)
     select id, 1, 1, company_id, 'S', 'Bearing', 'NOS', 1, 100, 100, 0, 0, 0, 100 from challan returning challan_id as id`,
    [shipment_id, `D/${++serial}`],
  );
  return Number(row!.id);
}

/** Inserts an approval step, an approval of the company's newest order and a deputy. */
export async function addApprovalRows(api: Api, { company_id, user_id }: Owner): Promise<void> {
  const { id } = await addUser(api, company_id);
  await api.sql(
    'insert into approval_steps (company_id, from_paise, approver_ids) values ($1, 5000000, array[$2::bigint])',
    [...[company_id, user_id]],
  );
  await api.sql(
    `insert into order_approvals (order_id, step_no, company_id, from_paise) select max(id), 1, $1, 0 from orders where company_id = $1`,
    [company_id],
  );
  await api.sql(
    `insert into deputies (company_id, user_id, deputy_id, from_day, until_day) values ($1, $2, $3, '2026-11-01', '2126-11-01')`,
    [company_id, user_id, id],
  );
}

/** Inserts one row in every life-cycle table, for the company's newest order and RFQ. */
export async function addLifeCycle(api: Api, { company_id, user_id }: Owner): Promise<void> {
  const ids = [company_id, user_id];
  await api.sql(
    `insert into rfq_history (rfq_id, company_id, status, user_id) select max(id), $1, 'submitted', $2 from rfqs where company_id = $1`,
    ids,
  );
  await api.sql(
    `with quote as (
       insert into quotes (company_id, rfq_id, version, status, valid_until, sent_at, ship_address_id, ship_state,
         subtotal_paise, shipping_paise, tax_paise, total_paise, created_by)
       select $1, (select max(id) from rfqs where company_id = $1), 1, 'sent', '2999-12-31', now(), id, state,
         100, 0, 0, 100, $2 from addresses where company_id = $1 limit 1 returning id
     ), line as (
       insert into quote_lines (quote_id, line_no, company_id, sku, name, unit, qty, price_paise, taxable_paise,
         cgst_paise, sgst_paise, igst_paise, total_paise)
       select id, 1, $1, '', 'Bearing', 'NOS', 1, 100, 100, 0, 0, 0, 100 from quote
     )
     insert into quote_history (quote_id, company_id, status, user_id) select id, $1, 'sent', $2 from quote`,
    ids,
  );
  await api.sql(
    `with line as (select order_id, line_no from order_lines where company_id = $1 order by order_id desc limit 1),
     shipment as (
       insert into shipments (company_id, order_id, status, created_by) select $1, order_id, 'packed', $2 from line returning id
     ), shipped as (
       insert into shipment_lines (shipment_id, order_id, line_no, company_id, qty)
       select shipment.id, order_id, line_no, $1, 1 from shipment, line
     ), receipt as (
       insert into goods_received (company_id, order_id, shipment_id, created_by)
       select $1, order_id, shipment.id, $2 from shipment, line returning id
     ), received as (
       insert into goods_received_lines (goods_received_id, order_id, line_no, company_id, short_qty, damaged_qty, note)
       select receipt.id, order_id, line_no, $1, 0, 1, 'Dented' from receipt, line
     ), sent_back as (
       insert into returns (company_id, order_id, status, reason, created_by)
       select $1, order_id, 'requested', 'Wrong seal', $2 from line returning id
     ), link as (
       insert into approval_links (token_hash, order_id, company_id, user_id, expires_at)
       select 'link-' || $1, order_id, $1, $2, now() from line
     )
     insert into return_lines (return_id, order_id, line_no, company_id, qty)
     select sent_back.id, order_id, line_no, $1, 1 from sent_back, line`,
    ids,
  );
  const [shipment] = await api.sql<{ id: string }>('select max(id) as id from shipments where company_id = $1', [
    company_id,
  ]);
  await api.sql(
    `insert into challan_returns (challan_id, line_no, company_id, qty, returned_on, created_by)
     select $1, 1, $2, 1, '2026-11-02', $3`,
    [await addChallan(api, Number(shipment!.id)), ...ids],
  );
  await api.sql(
    `with invoice as (select max(id) as id from invoices where company_id = $1),
     receipt as (
       insert into receipts (company_id, number, amount_paise, method, received_on, bill_to_name, bill_to_address, recorded_by)
       select $1, 'PSR/T/' || id, 100, 'NEFT', '2026-11-02', 'Buyer', 'Plant road', $2 from invoice returning id
     ), paid as (
       insert into allocations (invoice_id, company_id, amount_paise, receipt_id, allocated_on, recorded_by)
       select invoice.id, $1, 100, receipt.id, '2026-11-02', $2 from invoice, receipt
     )
     insert into invoice_lines (invoice_id, line_no, company_id, order_line_no, sku, name, unit, qty, price_paise,
       taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
     select id, 1, $1, 1, '', 'Bearing', 'NOS', 1, 10000, 10000, 900, 900, 0, 11800 from invoice`,
    ids,
  );
  await api.sql(
    `with invoice as (select max(id) as id, max(order_id) as order_id from invoices where company_id = $1),
     promise as (
       insert into payment_promises (company_id, invoice_id, amount_paise, pay_on, said_by, paid_before_paise, recorded_by)
       select $1, id, 100, '2199-01-01', 'Sunita', 0, $2 from invoice
     ), advice as (
       insert into payment_advices (company_id, paid_on, method, reference, amount_paise, tds_paise, created_by)
       select $1, '2026-11-02', 'NEFT', 'UTR-' || id, 100, 0, $2 from invoice returning id
     ), advised as (
       insert into payment_advice_lines (advice_id, invoice_id, company_id, amount_paise)
       select advice.id, invoice.id, $1, 100 from advice, invoice
     ), hold as (
       insert into credit_holds (company_id, order_id, reason, held_by) select $1, order_id, 'Over the limit', $2 from invoice
     ), step as (
       insert into dunning_steps (days, subject, body) values (300, 'Overdue', 'Please pay.')
       on conflict (days) do update set version = dunning_steps.version + 1 returning id
     ), mail as (
       insert into dunning_mails (company_id, step_id, days, subject, recipients)
       select $1, id, 300, 'Overdue', '{}' from step returning id, step_id
     )
     insert into dunning_mail_invoices (mail_id, invoice_id, company_id, step_id, open_paise, days_late)
     select mail.id, invoice.id, $1, step_id, 100, 300 from mail, invoice`,
    ids,
  );
  await api.sql(
    `insert into tds_certificates (company_id, financial_year, quarter, number, amount_paise, date, recorded_by)
     values ($1, '2627', 1, 'CERT', 100, '2026-08-10', $2)`,
    ids,
  );
}

/** Inserts a payment advice of ₹118 without lines, changed by `fields`; returns its id. */
export async function addAdvice(api: Api, { company_id, user_id }: Owner, fields: object = {}): Promise<number> {
  const row = {
    ...{ company_id, created_by: user_id, paid_on: '2026-11-02', method: 'NEFT', reference: `UTR-${++serial}` },
    ...{ amount_paise: 11_800, tds_paise: 0, ...fields },
  };
  const columns = Object.keys(row);
  const [inserted] = await api.sql<{ id: string }>(
    `insert into payment_advices (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return Number(inserted!.id);
}

interface Received extends Owner {
  invoice_id: number;
  paise?: number;
  reference?: string | null;
  received_on?: string;
}

/**
 * Inserts money for one invoice, below zero for a refund, with a receipt of its own; the invoice's `paid_paise` is the
 * caller's. Returns the id of the allocation.
 */
export async function addPayment(api: Api, received: Received): Promise<number> {
  const { invoice_id, company_id, user_id, paise = 100, reference = null, received_on = '2026-11-02' } = received;
  const [row] = await api.sql<{ id: string }>(
    `with receipt as (
       insert into receipts (company_id, number, amount_paise, method, reference, received_on, bill_to_name, bill_to_address,
         bill_to_gstin, recorded_by)
       select $2, case when $3 > 0 then $7 end, $3, 'NEFT', $4, $5, bill_to_name, bill_to_address, bill_to_gstin, $6
       from invoices where id = $1 returning *)
     insert into allocations (invoice_id, company_id, amount_paise, receipt_id, allocated_on, recorded_by)
     select $1, company_id, amount_paise, id, received_on, recorded_by from receipt returning id`,
    [invoice_id, company_id, paise, reference, received_on, user_id, `PSR/X/${++serial}`],
  );
  return Number(row!.id);
}
