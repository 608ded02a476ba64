import { counted, forStaff, goods, order, token } from './mail-sample-values.ts';
import type { MailSamples } from './money-mail-samples.ts';

const bare = { ...order, po_number: null };
const { ship_to } = goods;
const fallen = { ordered: '₹1,876.68', total: '₹1,256.00' };
const consignment = { ...order, carrier: 'VRL Logistics', tracking_number: 'LR 448812093' };
const delivered = {
  ...order,
  on: '26 Nov 2026',
  received_by: 'R. Meena, gate 2',
  code: 'SHP-000012',
  lines: counted,
};

/** Payloads of the mails about orders, shipments and returns. */
export const orderMailSamples = {
  'order-placed': [
    { ...order, ...goods, po_file: 'po-4500012.pdf' },
    { ...bare, ...goods, freight: '₹450.00' },
    {
      ...{ ...order, ...goods },
      to_buy: [
        { sku: 'SRB-22208-K', name: 'Spherical roller bearing 22208 K', unit: 'NOS', qty: 8, by: '14 Dec 2026' },
        { sku: 'OSL-35X52X7', name: 'Oil seal TC 35 × 52 × 7 mm', unit: 'NOS', qty: 2, by: null },
      ],
    },
  ],
  'order-held': [{ ...order, ...goods }],
  'order-held-for-staff': [
    { order_id: 100123, ...forStaff, reason: '₹23,187.00 over the credit limit of ₹5,00,000.00' },
  ],
  'order-approval-needed': [
    {
      ...order,
      ...goods,
      placed_by: 'Neel Verma',
      why: 'Above the spending limit of ₹20,000.00.',
      notes: 'For the shutdown.',
      deputy_for: 'Asha Rao',
      token,
      expires: '23 Nov 2026, 18:05 IST',
    },
    {
      ...{ ...bare, ...goods, placed_by: 'Neel Verma', why: null, notes: null, deputy_for: null },
      ...{ token, expires: '23 Nov 2026, 18:05 IST' },
    },
  ],
  'order-approval-reminder': [
    {
      ...{ ...order, placed_by: 'Neel Verma', total: '₹23,187.00', waited: '24 hours', passed_on: false },
      ...{ deputy_for: 'Asha Rao', token, expires: '23 Nov 2026, 18:05 IST' },
    },
    {
      ...{ ...bare, placed_by: 'Neel Verma', total: '₹23,187.00', waited: '1 hour', passed_on: true },
      ...{ deputy_for: null, token, expires: '23 Nov 2026, 18:05 IST' },
    },
  ],
  'order-approved': [
    {
      ...order,
      approver: 'Meera Shah',
      total: '₹14,787.00',
      note: 'Half of the bearings will do until March.',
      held: false,
      changes: [
        { sku: 'BRG-6205-2RS', name: 'Deep groove ball bearing 6205-2RS', unit: 'NOS', ordered: 20, approved: 10 },
        { sku: 'GRS-EP2-18', name: 'Lithium grease EP 2, 18 kg pail', unit: 'PAIL', ordered: 2, approved: 0 },
      ],
    },
    { ...bare, approver: 'Meera Shah', total: '₹23,187.00', note: null, held: true, changes: [] },
  ],
  'order-rejected': [{ ...order, approver: 'Meera Shah', reason: 'There is stock of these at plant 2.' }],
  'order-confirmed': [
    { ...order, expected: '24 Nov 2026', note: 'Grease ships from Pune.' },
    { ...bare, expected: null, note: null },
  ],
  'order-released': [
    { ...order, expected: '24 Nov 2026', note: 'The GSTIN is active again.' },
    { ...bare, expected: null, note: null },
  ],
  'order-on-hold': [
    { ...order, reason: 'The consignee’s GSTIN is shown as suspended.' },
    { ...bare, reason: 'Credit limit.' },
  ],
  'order-packed': [
    { ...order, again: false },
    { ...bare, again: true },
  ],
  'order-short-closed': [
    { ...order, lines: counted, reason: 'The maker stopped this seal.', status: 'partly shipped', ...fallen },
    { ...bare, lines: counted, reason: 'Not made any more.', status: 'in transit', ...fallen },
    { ...bare, lines: counted, reason: 'Not made any more.', status: 'delivered', ...fallen },
  ],
  'order-cancelled': [
    { ...order, by: 'Neel Verma', reason: 'Ordered twice.' },
    { ...bare, by: 'PlantSetu', reason: null },
  ],
  'order-cancelled-for-sales': [
    { order_id: 100123, ...forStaff, by: 'Neel Verma', reason: 'Ordered twice.' },
    { order_id: 100123, ...forStaff, by: 'Neel Verma', reason: null },
  ],
  'shipment-sent': [
    { ...consignment, lines: counted, complete: false, ship_to, expected: '26 Nov 2026' },
    { ...consignment, po_number: null, lines: counted, complete: true, ship_to, expected: null },
    { ...consignment, lines: counted, complete: true, sent_again: true, ship_to, expected: null },
  ],
  'order-out-for-delivery': [
    { ...consignment, part: false },
    { ...consignment, part: true },
    { ...consignment, part: true, sent_again: true },
  ],
  'order-delivered': [
    { ...delivered, under_way: false, to_send: false },
    { ...delivered, ...bare, received_by: null, under_way: true, to_send: false },
    { ...delivered, under_way: false, to_send: true },
    { ...delivered, under_way: true, to_send: true },
    { ...delivered, under_way: false, to_send: false, sent_again: true },
  ],
  'goods-received': [
    { ...order, code: 'SHP-000012', short: counted, damaged: [], claims: ['RET-000031'] },
    { ...bare, code: 'SHP-000012', short: [], damaged: counted, claims: ['RET-000031', 'RET-000032'] },
  ],
  'goods-received-for-sales': [
    {
      ...{ order_id: 100123, name: 'Asha Rao', ...forStaff, code: 'SHP-000012', is_delivered: true },
      ...{ short: counted, damaged: counted, claims: ['RET-000031', 'RET-000032'] },
    },
    {
      ...{ order_id: 100123, name: 'Asha Rao', ...forStaff, code: 'SHP-000012', is_delivered: false },
      ...{ short: [], damaged: [], claims: [] },
    },
  ],
  'goods-received-cleared': [{ ...order, code: 'SHP-000012', reason: 'Counted again: all ten came.' }],
  'return-requested': [{ ...order, lines: counted, reason: 'Wrong seal: open bearings came.' }],
  'return-requested-for-sales': [
    { order_id: 100123, name: 'Asha Rao', ...forStaff, lines: counted, reason: 'Wrong seal.' },
  ],
  'return-settled': [
    {
      ...order,
      accepted: true,
      lines: counted,
      note: 'Pick-up on 28 Nov.',
    },
    { ...bare, accepted: false, lines: counted, note: 'The packing was opened.' },
    { ...order, accepted: true, is_shortage: true, lines: counted, note: null },
    { ...order, accepted: true, is_shortage: true, sent_again: true, lines: counted, note: null },
    { ...bare, accepted: false, is_shortage: true, lines: counted, note: 'Signed for ten.' },
  ],
  'return-received': [
    { ...order, lines: counted, note: 'Thank you for bringing them to our hub.' },
    { ...bare, lines: counted, note: null },
  ],
  'order-po-attached': [{ order_id: 100123, ...forStaff, by: 'Neel Verma', file: 'po-4500012.pdf' }],
  'order-change-accepted': [
    { order_id: 100123, name: 'Asha Rao', ...forStaff, note: 'Change accepted: SEAL-3 cancelled.' },
  ],
  'order-change-accepted-by-colleague': [
    { order_id: 100123, name: 'Asha Rao', note: 'Change accepted: SEAL-3 cancelled.', by: 'Neel Verma' },
  ],
} satisfies Partial<MailSamples>;
