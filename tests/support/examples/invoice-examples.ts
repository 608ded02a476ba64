import type { Api } from '../api.ts';
import type { Example } from '../endpoints.ts';
import { addBillTo, registration } from '../invoice-fixtures.ts';
import { pool } from '../pool.ts';
import { addChallan, addInvoice, addOrder, addPayment, type Owner } from '../portal-fixtures.ts';

/** These invoices have no lines to print, so they are not in the month that is downloaded as a whole. */
const LAST_MONTH = { date: '2026-10-15' };

/** Valid parameters for the calls on invoices. */
export async function addInvoiceExamples(api: Api, company_id: number): Promise<Record<string, Example>> {
  const [user] = await api.sql<{ id: string }>('select id from users where company_id = $1 limit 1', [company_id]);
  const id = await addInvoice(api, { company_id, user_id: Number(user!.id) });
  await addLine(api, id, company_id);
  const [{ order_id }] = (await api.sql<{ order_id: string }>('select order_id from invoices where id = $1', [id])) as [
    { order_id: string },
  ];
  const owner = { company_id, user_id: Number(user!.id) };
  await addBillTo(api, company_id);
  const open = await pool(() => addInvoice(api, owner, LAST_MONTH));
  const credited = { status: 'cancelled', paid_paise: 11_800, credited_paise: 11_800, ...LAST_MONTH };
  const toRefund = await pool(() => addInvoice(api, owner, credited));
  const whole = await pool(async () => {
    const invoice = await addInvoice(api, owner, LAST_MONTH);
    await addLine(api, invoice, company_id);
    return invoice;
  });
  const paid = await pool(async () => {
    const invoice = await addInvoice(api, owner, { status: 'part paid', paid_paise: 100, ...LAST_MONTH });
    return addPayment(api, { ...owner, invoice_id: invoice });
  });
  const shipments = () => pool(() => addShipment(api, owner));
  const [packed, packedTogether, toSend] = [await shipments(), await shipments(), await shipments()];
  const unregistered = await pool(() => addInvoice(api, owner, LAST_MONTH));
  const registered = await pool(() => addInvoice(api, owner, { ...LAST_MONTH, ...registeredOf() }));
  const challans = await pool(async () => addChallan(api, await addShipment(api, owner)));
  const challan = await addChallan(api, await addShipment(api, owner));
  const sentBack = await pool(async () => {
    const shipment = await addShipment(api, owner);
    await api.sql(
      `update shipments set status = 'in transit', lr_number = 'L', dispatched_at = '2026-11-01' where id = $1`,
      [shipment],
    );
    return addChallan(api, shipment);
  });
  const parcel = await addShipment(api, owner);
  const [{ order_id: confirmed }] = (await api.sql('select order_id from shipments where id = $1', [parcel])) as [
    { order_id: string },
  ];
  const money = { method: 'NEFT' as const, reference: 'UTR1', received_on: '2026-11-02' };
  return {
    '/api/admin/invoice-issue': { body: () => ({ shipment_id: packed() }) },
    '/api/admin/invoices-issue': { body: () => ({ ids: [packedTogether()] }) },
    '/api/admin/invoice-pay': { body: () => ({ id: open(), amount: 10, open: 118, ...money }) },
    '/api/admin/invoice-refund': { body: () => ({ id: toRefund(), amount: 10, refund_due: 118, ...money }) },
    '/api/admin/payment-reverse': { body: () => ({ id: paid() }) },
    '/api/admin/invoice-credit': { body: () => ({ id: whole(), reason: 'Wrong price.' }) },
    '/api/admin/invoice-irn': { body: () => registration(unregistered()) },
    '/api/admin/invoice-irn-cancel': { body: () => ({ id: registered(), reason: 'Wrong GSTIN.' }) },
    '/api/admin/accounts-settings-save': { body: () => ({ e_invoice_from: '2199-04-01' }) },
    '/api/admin/challan-issue': { body: () => ({ shipment_id: toSend(), reason: 'job work' }) },
    '/api/admin/challan-cancel': { body: () => ({ id: challans(), reason: 'Sold meanwhile.' }) },
    '/api/admin/challan-return': {
      body: () => ({ id: sentBack(), returned_on: '2026-11-02', lines: [{ line_no: 1, qty: 1, out_qty: 1 }] }),
    },
    '/api/admin/seller-details-save': { body: () => ({ version: null, signatory: 'Meera Rathore' }) },
    '/api/admin/order-pdf': { query: `id=${confirmed}&document=confirmation` },
    '/api/customer/order-pdf': { query: `id=${confirmed}&document=proforma` },
    '/api/admin/packing-slip': { query: `id=${parcel}` },
    '/api/customer/packing-slip': { query: `id=${parcel}` },
    '/api/admin/challan-pdf': { query: `id=${challan}` },
    '/api/customer/challan-pdf': { query: `id=${challan}` },
    '/api/admin/invoice-credit-preview': { body: () => ({ id, lines: [{ line_no: 1, value: 10 }] }) },
    '/api/admin/invoice-debit': {
      body: () => ({
        id,
        lines: [{ line_no: 1, value: 10 }],
        reason_code: 'rate difference',
        reason: 'Rate as per PO.',
      }),
    },
    '/api/admin/invoice-debit-preview': { body: () => ({ id, lines: [{ line_no: 1, value: 10 }] }) },
    '/api/customer/invoice-get': { query: `id=${id}` },
    '/api/customer/invoice-pdf': { query: `id=${id}` },
    '/api/customer/invoice-month': { query: 'month=2026-11' },
    '/api/admin/invoice-get': { query: `id=${id}` },
    '/api/admin/invoice-pdf': { query: `id=${id}` },
    '/api/admin/order-invoices': { query: `id=${order_id}` },
  };
}

/** Adds the only line, of ₹118, to an invoice of `addInvoice`. */
async function addLine(api: Api, invoice_id: number, company_id: number): Promise<void> {
  await api.sql(
    `insert into invoice_lines (invoice_id, line_no, company_id, order_line_no, sku, name, unit, qty, price_paise,
       taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
     values ($1, 1, $2, 1, '', 'Bearing', 'NOS', 1, 10000, 10000, 900, 900, 0, 11800)`,
    [invoice_id, company_id],
  );
}

let serial = 0;

/** Columns of an invoice with an IRN of this hour. */
const registeredOf = () => ({
  irn: `${++serial}`.padStart(8, '0') + 'cd'.repeat(28),
  ...{ ack_no: '112610000000001', ack_at: new Date().toISOString() },
});

/** A packed consignment of an order with one line, without a document. */
async function addShipment(api: Api, owner: Owner): Promise<number> {
  const order_id = await addOrder(api, owner, 'packed');
  const [row] = await api.sql<{ id: string }>(
    `with line as (
       insert into order_lines (order_id, line_no, company_id, sku, name, unit, qty, price_paise, taxable_paise,
         cgst_paise, sgst_paise, igst_paise, total_paise, packed_qty)
       values ($1, 1, $2, 'S', 'Bearing', 'NOS', 1, 100, 100, 0, 0, 0, 100, 1) returning 1
     ), shipment as (
       insert into shipments (company_id, order_id, status, created_by) values ($2, $1, 'packed', $3) returning id
     ) select id from shipment, line`,
    [order_id, owner.company_id, owner.user_id],
  );
  await api.sql(
    'insert into shipment_lines (shipment_id, order_id, line_no, company_id, qty) values ($1, $2, 1, $3, 1)',
    [row!.id, order_id, owner.company_id],
  );
  return Number(row!.id);
}
