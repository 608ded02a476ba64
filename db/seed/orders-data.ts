import type { PaymentMethod } from '#contracts/invoices.ts';
import type { OrderStatus } from '#contracts/orders.ts';
import type { ReturnStatus, ShipmentStatus } from '#contracts/shipments.ts';
import type { DemoCompany } from './demo-data.ts';

/** A consignment; days are counted from today. */
export interface DemoShipment {
  /** Lines of the order that go in it, whole. */
  lines: number[];
  packed_ago: number;
  /** Absent while it stands in our store. */
  sent_ago?: number;
  delivered_ago?: number;
  status: ShipmentStatus;
  carrier?: string;
  awb?: string;
  lr_number?: string;
  received_by?: string;
  /** The invoice's share that was paid, with the day; none where the list is empty, and no invoice where it is absent. */
  paid?: { share: number; ago: number; method: PaymentMethod; reference: string }[];
}

export interface DemoOrder {
  company: Exclude<DemoCompany['key'], 'konkan'>;
  /** Placed by the colleague in the stores, whose orders may wait for approval. */
  byColleague?: true;
  po_number: string | null;
  /** Days since it was placed. */
  ago: number;
  status: OrderStatus;
  /** Place of each line's product in the company's catalogue, and how many. */
  lines: [product: number, qty: number][];
  /** Steps that are no consignment's, after `placed`. */
  steps?: [status: OrderStatus, ago: number, note?: string][];
  shipments?: DemoShipment[];
  /** Lines that go back, whole. */
  sentBack?: { lines: number[]; status: ReturnStatus; reason: string; ago: number; credited?: true };
}

const UTR = (n: number) => `HDFCN5202611${String(n).padStart(6, '0')}`;

/**
 * What two of the demo companies have ordered: each status an order can have, invoices that are paid, partly paid, open
 * and overdue. The third has no history, as a company has on its first day.
 */
export const demoOrders: DemoOrder[] = [
  {
    ...{ company: 'aravalli', po_number: 'AAC/26/0911', ago: 128, status: 'completed' },
    lines: [
      [12, 40],
      [57, 6],
      [203, 12],
    ],
    steps: [
      ['confirmed', 127.8],
      ['completed', 96],
    ],
    shipments: [
      {
        ...{ lines: [1, 2, 3], packed_ago: 126, sent_ago: 125, delivered_ago: 124, status: 'delivered' },
        ...{ carrier: 'Gati KWE', lr_number: 'GT4471902', received_by: 'Mahesh, gate 2' },
        paid: [{ share: 1, ago: 97, method: 'NEFT', reference: UTR(118) }],
      },
    ],
  },
  {
    ...{ company: 'deccan', po_number: 'DIL-4500018821', ago: 112, status: 'completed' },
    lines: [
      [31, 25],
      [140, 10],
    ],
    steps: [
      ['confirmed', 111.6],
      ['completed', 80],
    ],
    shipments: [
      {
        ...{ lines: [1, 2], packed_ago: 110, sent_ago: 109, delivered_ago: 105, status: 'delivered' },
        ...{ carrier: 'VRL Logistics', lr_number: 'VRL/88120431', received_by: 'Central stores' },
        paid: [{ share: 1, ago: 82, method: 'RTGS', reference: UTR(205) }],
      },
    ],
  },
  {
    ...{ company: 'aravalli', po_number: 'AAC/26/0948', ago: 74, status: 'delivered' },
    lines: [
      [88, 20],
      [301, 4],
      [410, 60],
      [15, 10],
    ],
    steps: [['confirmed', 73.7]],
    shipments: [
      {
        ...{ lines: [1, 2], packed_ago: 72, sent_ago: 71, delivered_ago: 69, status: 'delivered' },
        ...{ carrier: 'Blue Dart', awb: '51288094412', received_by: 'Mahesh, gate 2' },
        paid: [{ share: 1, ago: 44, method: 'NEFT', reference: UTR(331) }],
      },
      {
        ...{ lines: [3, 4], packed_ago: 64, sent_ago: 63, delivered_ago: 60, status: 'delivered' },
        ...{ carrier: 'VRL Logistics', lr_number: 'VRL/88140977', received_by: 'Mahesh, gate 2' },
        paid: [{ share: 0.4, ago: 30, method: 'NEFT', reference: UTR(352) }],
      },
    ],
  },
  {
    ...{ company: 'deccan', po_number: 'DIL-4500018990', ago: 58, status: 'delivered' },
    lines: [
      [77, 8],
      [219, 100],
      [330, 2],
    ],
    steps: [['confirmed', 57.5]],
    shipments: [
      {
        ...{ lines: [1, 2, 3], packed_ago: 56, sent_ago: 55, delivered_ago: 51, status: 'delivered' },
        ...{ carrier: 'TCI Freight', lr_number: 'TCI2210084', received_by: 'Nagaraj' },
        paid: [],
      },
    ],
  },
  {
    ...{ company: 'aravalli', po_number: 'AAC/26/0967', ago: 52, status: 'delivered' },
    lines: [
      [44, 30],
      [260, 5],
    ],
    steps: [['confirmed', 51.8]],
    shipments: [
      {
        ...{ lines: [1, 2], packed_ago: 50, sent_ago: 49, delivered_ago: 47, status: 'delivered' },
        ...{ carrier: 'Delhivery', awb: '1490812206617', received_by: 'Ramesh, stores' },
        paid: [{ share: 1, ago: 21, method: 'NEFT', reference: UTR(390) }],
      },
    ],
    sentBack: { lines: [2], status: 'received', reason: 'Wrong size delivered.', ago: 40, credited: true },
  },
  {
    ...{ company: 'deccan', po_number: 'DIL-4500019040', ago: 45, status: 'returned' },
    lines: [[160, 12]],
    steps: [['confirmed', 44.6]],
    shipments: [
      {
        ...{ lines: [1], packed_ago: 43, sent_ago: 42, delivered_ago: 39, status: 'delivered' },
        ...{ carrier: 'Safexpress', lr_number: 'SX7710233', received_by: 'Central stores' },
        paid: [],
      },
    ],
    sentBack: { lines: [1], status: 'received', reason: 'The seals are the wrong grade.', ago: 33, credited: true },
  },
  {
    ...{ company: 'aravalli', po_number: 'AAC/26/0981', ago: 27, status: 'return requested' },
    lines: [
      [120, 15],
      [352, 24],
    ],
    steps: [['confirmed', 26.7]],
    shipments: [
      {
        ...{ lines: [1, 2], packed_ago: 25, sent_ago: 24, delivered_ago: 22, status: 'delivered' },
        ...{ carrier: 'Blue Dart', awb: '51290771186', received_by: 'Mahesh, gate 2' },
        paid: [],
      },
    ],
    sentBack: { lines: [1], status: 'requested', reason: 'Two of the boxes were crushed in transit.', ago: 3 },
  },
  {
    ...{ company: 'aravalli', po_number: 'AAC/26/0988', ago: 19, status: 'delivered' },
    lines: [
      [66, 50],
      [180, 8],
      [275, 3],
    ],
    steps: [['confirmed', 18.8]],
    shipments: [
      {
        ...{ lines: [1, 2, 3], packed_ago: 17, sent_ago: 16, delivered_ago: 14, status: 'delivered' },
        ...{ carrier: 'Gati KWE', lr_number: 'GT4480015', received_by: 'Ramesh, stores' },
        paid: [{ share: 0.5, ago: 5, method: 'UPI', reference: '630612998104' }],
      },
    ],
  },
  {
    ...{ company: 'deccan', po_number: 'DIL-4500019102', ago: 16, status: 'partly shipped' },
    lines: [
      [95, 40],
      [240, 6],
      [388, 12],
    ],
    steps: [['confirmed', 15.6, 'The last line is bought to order: some ten days.']],
    shipments: [
      {
        ...{ lines: [1, 2], packed_ago: 12, sent_ago: 11, delivered_ago: 8, status: 'delivered' },
        ...{ carrier: 'VRL Logistics', lr_number: 'VRL/88199310', received_by: 'Hubballi site' },
        paid: [],
      },
    ],
  },
  {
    ...{ company: 'aravalli', po_number: null, ago: 12, status: 'cancelled' },
    lines: [[205, 2]],
    steps: [['cancelled', 11.9, 'Ordered twice by mistake.']],
  },
  {
    ...{ company: 'deccan', byColleague: true, po_number: 'DIL-4500019120', ago: 10, status: 'rejected' },
    lines: [[400, 6]],
    steps: [['rejected', 9.7, 'Over the budget of the site this month.']],
  },
  {
    ...{ company: 'aravalli', po_number: 'AAC/26/0996', ago: 7, status: 'in transit' },
    lines: [
      [33, 24],
      [150, 10],
      [222, 4],
    ],
    steps: [['confirmed', 6.8]],
    shipments: [
      {
        ...{ lines: [1, 2, 3], packed_ago: 4, sent_ago: 2, status: 'in transit' },
        ...{ carrier: 'VRL Logistics', lr_number: 'VRL/88213377' },
        paid: [],
      },
    ],
  },
  {
    ...{ company: 'deccan', po_number: 'DIL-4500019155', ago: 6, status: 'out for delivery' },
    lines: [[51, 18]],
    steps: [['confirmed', 5.8]],
    shipments: [
      {
        ...{ lines: [1], packed_ago: 4, sent_ago: 3, status: 'out for delivery' },
        ...{ carrier: 'Delhivery', awb: '1490833310022' },
      },
    ],
  },
  {
    ...{ company: 'aravalli', po_number: 'AAC/26/0999', ago: 4, status: 'packed' },
    lines: [
      [70, 12],
      [310, 5],
    ],
    steps: [['confirmed', 3.7]],
    shipments: [{ lines: [1, 2], packed_ago: 0.6, status: 'packed' }],
  },
  {
    ...{ company: 'deccan', po_number: 'DIL-4500019160', ago: 3, status: 'on hold' },
    lines: [[133, 9]],
    steps: [
      ['confirmed', 2.6],
      ['on hold', 2.2, 'The make has changed: waiting for your word on the new one.'],
    ],
  },
  {
    ...{ company: 'aravalli', po_number: 'AAC/26/1002', ago: 2, status: 'confirmed' },
    lines: [
      [99, 36],
      [288, 10],
    ],
    steps: [['confirmed', 1.5]],
  },
  {
    ...{ company: 'deccan', byColleague: true, po_number: 'DIL-4500019171', ago: 1.2, status: 'pending approval' },
    lines: [
      [333, 15],
      [21, 40],
    ],
  },
  {
    ...{ company: 'aravalli', po_number: 'AAC/26/1004', ago: 0.3, status: 'placed' },
    lines: [
      [5, 10],
      [190, 2],
      [266, 6],
    ],
  },
  { company: 'deccan', po_number: null, ago: 0.2, status: 'placed', lines: [[17, 30]] },
];
