import type { Api } from './api.ts';
import type { Person } from './fixtures.ts';

/** Adds to a company what an invoice needs: GSTIN, bill-to block, accounts person. */
export async function addBillTo(api: Api, company_id: number, state = 'Rajasthan', gstin = '08AAKCA4172M1ZA') {
  await api.sql(
    `update companies set gst_number = $2, bill_to_address = 'E-418, RIICO Industrial Area', bill_to_city = 'Bhiwadi',
       bill_to_state = $3, bill_to_pincode = '301019', accounts_person_name = 'Sunita Khandelwal',
       accounts_person_email = 'accounts' || $1 || '@example.test' where id = $1`,
    [company_id, gstin, state],
  );
}

/** A quantity of one line. */
export type PartOf = [line_no: number, qty: number];

/** Confirms an order if needed, packs and dispatches these goods; returns the consignment's id. */
export async function send(staff: Person, order_id: number, parts: PartOf[]): Promise<number> {
  await staff.post('/api/admin/order-move', { id: order_id, to: 'confirmed' });
  const lines = parts.map(([line_no, qty]) => ({ line_no, qty }));
  const { body } = await staff.post('/api/admin/shipment-pack', { order_id, lines });
  const papers = { carrier: 'VRL Logistics', lr_number: `LR/${body.id}`, eway_bill: '271234567890' };
  const left = await staff.post('/api/admin/shipment-dispatch', { id: body.id, ...papers });
  if (left.status !== 200) throw new Error(`dispatch failed: ${left.text}`);
  return body.id;
}
