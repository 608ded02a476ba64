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

/** Confirms an order if needed and packs these goods; returns the consignment's id. */
export async function pack(staff: Person, order_id: number, parts: PartOf[]): Promise<number> {
  await staff.post('/api/admin/order-move', { id: order_id, to: 'confirmed' });
  const lines = parts.map(([line_no, qty]) => ({ line_no, qty }));
  const packed = await staff.post('/api/admin/shipment-pack', { order_id, lines });
  if (packed.status !== 200) throw new Error(`packing failed: ${packed.text}`);
  return packed.body.id;
}

/** A delivery challan under which goods leave that are invoiced later. */
export const challanFor = (staff: Person, shipment_id: number) =>
  staff.post('/api/admin/challan-issue', { shipment_id, reason: 'other supply', reason_note: 'Quantity on delivery' });

/** Dispatches a consignment that has its invoice or delivery challan. */
export async function dispatch(staff: Person, id: number): Promise<void> {
  const papers = { carrier: 'VRL Logistics', lr_number: `LR/${id}`, eway_bill: '271234567890' };
  const left = await staff.post('/api/admin/shipment-dispatch', { id, ...papers });
  if (left.status !== 200) throw new Error(`dispatch failed: ${left.text}`);
}

/** Packs these goods and dispatches them under a delivery challan, without an invoice; returns the consignment's id. */
export async function send(staff: Person, order_id: number, parts: PartOf[]): Promise<number> {
  const id = await pack(staff, order_id, parts);
  await challanFor(staff, id);
  await dispatch(staff, id);
  return id;
}

/** What the invoice registration portal answers; each document has its own IRN. */
export const registration = (id: number, more: object = {}) => ({
  ...{ id, irn: `${id}`.padStart(64, 'ab'), ack_no: '112610012345678' },
  ...{ ack_at: nowInIndia(), irn_qr: 'eyJhbGciOiJSUzI1NiJ9.signed' },
  ...more,
});

/** `2026-11-24 15:04:00`, as the portal writes it. */
const nowInIndia = () => new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 19).replace('T', ' ');
