import type { Client } from '@neondatabase/serverless';
import { isSupply, withoutTax } from '#contracts/invoices/challan-reasons.ts';
import { dateAgo } from './days.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoShipment, OrderLine, OrderRow } from './order-data.ts';

/** A shipment that left before it is invoiced. */
export interface ChallanedShipment {
  order: OrderRow;
  shipment_id: string;
  demo: DemoShipment;
  lines: OrderLine[];
}

/** Inserts the delivery challan of a shipment, dated on the day of dispatch; its invoice follows after delivery. */
export async function insertChallan(client: Client, shipment: ChallanedShipment, admin: string): Promise<void> {
  const { order, shipment_id, demo } = shipment;
  const { reason, note } = demo.challan;
  const lines: OrderLine[] = isSupply(reason)
    ? shipment.lines
    : shipment.lines.map((line) => ({ ...line, ...withoutTax({ taxable_paise: Number(line.taxable_paise) }) }));
  const sum = (field: string) => lines.reduce((total, line) => total + Number(line[field]), 0);
  const { rows } = await client.query<{ id: string; company_id: string }>(
    `insert into delivery_challans (company_id, order_id, shipment_id, number, date, reason, reason_note, consignee_name,
       consignee_address, consignee_gstin, place_of_supply, po_number, taxable_paise, cgst_paise, sgst_paise, igst_paise,
       amount_paise, created_by)
     select o.company_id, o.id, $3, next_invoice_number('PSD', $2::date), $2::date, $10, $11,
       c.name, o.ship_label || e'\\n' || o.ship_address, coalesce(o.ship_gstin, c.gst_number), o.ship_state, o.po_number,
       $4, $5, $6, $7, $8, $9
     from orders o join companies c on c.id = o.company_id where o.id = $1 returning id, company_id`,
    [
      ...[order.id, dateAgo(demo.dispatched_days_ago!), shipment_id],
      ...['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'total_paise'].map(sum),
      ...[admin, reason, note],
    ],
  );
  const { id: challan_id, company_id } = rows[0]!;
  await insertRows(
    client,
    'delivery_challan_lines',
    lines.map(({ line_no: order_line_no, product_id, brand, ...line }, index) => ({
      ...{ challan_id, company_id, line_no: index + 1, order_line_no, ...line },
    })),
  );
}
