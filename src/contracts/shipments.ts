import * as z from 'zod/mini';

/** Life cycle of a consignment. */
export const ShipmentStatus = z.enum(['packed', 'in transit', 'out for delivery', 'delivered']);
export type ShipmentStatus = z.infer<typeof ShipmentStatus>;

/** Life cycle of a return: goods that came back are credited. */
export const ReturnStatus = z.enum(['requested', 'approved', 'rejected', 'received']);
export type ReturnStatus = z.infer<typeof ReturnStatus>;

/** A consignment, as the order's page shows it to buyer and desk. */
export const Shipment = z.object({
  id: z.int(),
  /** `SHP-000123`. */
  code: z.string(),
  status: ShipmentStatus,
  carrier: z.nullable(z.string()),
  awb: z.nullable(z.string()),
  lr_number: z.nullable(z.string()),
  vehicle: z.nullable(z.string()),
  eway_bill: z.nullable(z.string()),
  packages: z.nullable(z.int()),
  /** Calendar day, `YYYY-MM-DD`. */
  expected_on: z.nullable(z.string()),
  dispatched_at: z.nullable(z.iso.datetime()),
  delivered_at: z.nullable(z.iso.datetime()),
  received_by: z.nullable(z.string()),
  lines: z.array(z.object({ line_no: z.int(), qty: z.int() })),
});
export type Shipment = z.infer<typeof Shipment>;

/** Goods that a buyer wants to send back, and what became of it. */
export const Return = z.object({
  id: z.int(),
  /** `RET-000123`. */
  code: z.string(),
  status: ReturnStatus,
  reason: z.string(),
  answer: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  settled_at: z.nullable(z.iso.datetime()),
  lines: z.array(z.object({ line_no: z.int(), qty: z.int() })),
});
export type Return = z.infer<typeof Return>;
