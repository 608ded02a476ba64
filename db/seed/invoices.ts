import type { Client } from '@neondatabase/serverless';
import type { CompanyKey } from './companies.ts';
import { dateAgo } from './days.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoReturn, DemoShipment, OrderLine, OrderRow } from './order-data.ts';
import { RECEIVED_AFTER_DAYS } from './shipments.ts';
import { utrOf } from './utr.ts';

/** A dispatched shipment, with the return of its order. */
export interface InvoicedShipment {
  company: CompanyKey;
  order: OrderRow;
  shipment_id: string;
  demo: DemoShipment;
  lines: OrderLine[];
  returned: { id: string; demo: DemoReturn } | null;
}

/**
 * Inserts the invoice of a shipment, dated on the day of dispatch, and the credit note for returned goods; returns its
 * receipts, to be inserted. Only whole lines, so that all amounts equal those of the order.
 */
export async function insertInvoice(client: Client, shipment: InvoicedShipment): Promise<DemoReceipt[]> {
  const { order, demo, lines, returned, shipment_id } = shipment;
  const sums = sumsOf(lines);
  const credit = returned?.demo.credited ? lines.filter(({ line_no }) => returned.demo.lines.includes(line_no)) : [];
  const credited = credit.length === lines.length ? sums.amount_paise : sumsOf(credit).amount_paise;
  const payments = demo.payments.map((payment) => ({
    ...payment,
    paise: Math.round((sums.amount_paise * payment.share) / 100) * 100,
  }));
  const paid = payments.reduce((total, { paise }) => total + paise, 0);
  const status = credited === sums.amount_paise ? 'cancelled' : statusOf(sums.amount_paise, paid + credited, paid);
  const id = await insertDocument(client, order.id, demo.dispatched_days_ago!, lines, {
    ...{ series: 'PS', kind: 'invoice', shipment_id, status, paid_paise: paid, credited_paise: credited, ...sums },
  });
  await client.query(
    `insert into invoice_costs (invoice_id, order_line_no, cost_paise)
     select l.invoice_id, l.order_line_no, round(l.qty * i.cost_paise * (1.0 / i.cost_per)) from invoice_lines l
       join order_lines o on o.order_id = $2 and o.line_no = l.order_line_no
       join products p on p.id = o.product_id join items i on i.id = p.item_id
     where l.invoice_id = $1 and i.cost_paise is not null`,
    [id, order.id],
  );
  const receipts = payments.map((payment) => ({ ...payment, invoice_id: id, company: shipment.company }));
  if (!returned || credit.length === 0) return receipts;
  await insertDocument(client, order.id, returned.demo.days_ago - RECEIVED_AFTER_DAYS, credit, {
    ...{ series: 'PSC', kind: 'credit note', credits_id: id, return_id: returned.id, status: 'paid' },
    ...sumsOf(credit),
    reason: `Goods returned: ${returned.demo.reason}`,
  });
  return receipts;
}

export interface DemoReceipt {
  invoice_id: string;
  paise: number;
  days_ago: number;
  method: string;
  reference?: string | undefined;
  company: CompanyKey;
}

/** Inserts a receipt that settles one invoice; `turn` counts the receipts. */
export async function insertReceipt(
  client: Client,
  { invoice_id, paise, days_ago, method, company, reference }: DemoReceipt,
  { turn, admin }: { turn: number; admin: string },
): Promise<void> {
  await client.query(
    `with receipt as (
       insert into receipts (company_id, number, amount_paise, method, reference, received_on, bill_to_name, bill_to_address,
         bill_to_gstin, bill_to_state, recorded_by)
       select company_id, next_invoice_number('PSR', $2::date), $3, $4, $5, $2::date, bill_to_name, bill_to_address,
         bill_to_gstin, bill_to_state, $6 from invoices where id = $1
       returning *)
     insert into allocations (invoice_id, company_id, amount_paise, receipt_id, allocated_on, recorded_by)
     select $1, company_id, amount_paise, id, received_on, recorded_by from receipt`,
    [invoice_id, dateAgo(days_ago), paise, method, reference ?? utrOf(company, dateAgo(days_ago), turn, method), admin],
  );
}

function statusOf(amount: number, settled: number, paid: number): string {
  if (settled >= amount) return 'paid';
  return paid > 0 ? 'part paid' : 'issued';
}

interface Document {
  series: 'PS' | 'PSC';
  kind: 'invoice' | 'credit note';
  status: string;
  shipment_id?: string;
  credits_id?: string;
  return_id?: string;
  reason?: string;
  paid_paise?: number;
  credited_paise?: number;
}

async function insertDocument(
  client: Client,
  order_id: string,
  days_ago: number,
  lines: OrderLine[],
  document: Document & ReturnType<typeof sumsOf>,
): Promise<string> {
  const { series, kind, status, shipment_id = null, credits_id = null, return_id = null, reason = null } = document;
  const { rows } = await client.query<{ id: string; company_id: string }>(
    `insert into invoices (company_id, order_id, kind, shipment_id, credits_id, return_id, reason, number, status, date,
       due_date, bill_to_name, bill_to_address, bill_to_gstin, bill_to_state, ship_to, ship_to_gstin, po_number,
       place_of_supply, is_sez, taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, amount_paise, paid_paise,
       credited_paise)
     select o.company_id, o.id, $3, $4, $5, $6, $7, next_invoice_number($8, $2::date), $9, $2::date,
       $2::date + case when $3 = 'invoice' then c.credit_days else 0 end, c.name,
       concat_ws(', ', c.bill_to_address, c.bill_to_city, c.bill_to_state || ' ' || c.bill_to_pincode), c.gst_number,
       c.bill_to_state, o.ship_label || e'\\n' || o.ship_address, o.ship_gstin, o.po_number, o.ship_state,
       (select a.is_sez from addresses a where a.id = o.ship_address_id),
       $10, $11, $12, $13, $14, $15, $16, $17
     from orders o join companies c on c.id = o.company_id where o.id = $1 returning id, company_id`,
    [
      ...[order_id, dateAgo(days_ago), kind, shipment_id, credits_id, return_id, reason, series, status],
      ...[document.taxable_paise, document.cgst_paise, document.sgst_paise, document.igst_paise],
      ...[document.round_off_paise, document.amount_paise, document.paid_paise ?? 0, document.credited_paise ?? 0],
    ],
  );
  const { id: invoice_id, company_id } = rows[0]!;
  await insertRows(
    client,
    'invoice_lines',
    lines.map(({ line_no: order_line_no, product_id, brand, ...line }, index) => ({
      ...{ invoice_id, company_id, line_no: index + 1, order_line_no, ...line },
    })),
  );
  return invoice_id;
}

/** Sums of the lines, with the round-off to the nearest rupee. */
function sumsOf(lines: OrderLine[]) {
  const sum = (field: string) => lines.reduce((total, line) => total + Number(line[field]), 0);
  const exact = sum('total_paise');
  const amount_paise = Math.round(exact / 100) * 100;
  return {
    taxable_paise: sum('taxable_paise'),
    cgst_paise: sum('cgst_paise'),
    sgst_paise: sum('sgst_paise'),
    igst_paise: sum('igst_paise'),
    round_off_paise: amount_paise - exact,
    amount_paise,
  };
}
