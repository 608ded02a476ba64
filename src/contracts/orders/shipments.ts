import * as z from 'zod/mini';
import { statusesOf } from '../life-cycle.ts';
import { FileRef } from '../attachments/file-ref.ts';
import { RETURN_KINDS, RETURN_STATES, SHIPMENT_STATES } from './states.ts';
import { Qty } from '../fields/quantity.ts';

export const ShipmentStatus = z.enum(statusesOf(SHIPMENT_STATES));
export type ShipmentStatus = z.infer<typeof ShipmentStatus>;

export const ReturnStatus = z.enum(statusesOf(RETURN_STATES));
export type ReturnStatus = z.infer<typeof ReturnStatus>;

/** What the buyer received of a consignment. */
export const GoodsReceipt = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Name of the buyer who recorded it. */
  by: z.string(),
  /** The lines of which some was short or damaged; none if all was received in full. */
  lines: z.array(z.object({ line_no: z.int32(), short: Qty, damaged: Qty, note: z.nullable(z.string()) })),
  /** Photos and other files. */
  files: z.array(FileRef),
});
export type GoodsReceipt = z.infer<typeof GoodsReceipt>;

/** A consignment, for buyers and staff. */
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
  /** `YYYY-MM-DD` */
  expected_on: z.nullable(z.string()),
  dispatched_at: z.nullable(z.iso.datetime()),
  delivered_at: z.nullable(z.iso.datetime()),
  received_by: z.nullable(z.string()),
  lines: z.array(z.object({ line_no: z.int32(), qty: Qty })),
  /** Null until the buyer has recorded it. */
  receipt: z.nullable(GoodsReceipt),
  /** Certificates of the batch that was dispatched, of its lines. */
  certificates: z.array(z.object({ ...FileRef.shape, line_no: z.int32() })),
  /** The signed proof of delivery. */
  proof: z.nullable(FileRef),
  /** The claim whose missing goods it sends again at no charge, `RET-000123`; null for other consignments. */
  claim: z.nullable(z.string()),
  /** Its invoice that is not cancelled; for buyers only once it is valid. */
  invoice: z.nullable(
    z.object({
      id: z.int(),
      /** `PS/2627/000118`. */
      inv: z.string(),
      date: z.iso.date(),
      /** Rupees. */
      amount: z.number(),
      awaits_irn: z.boolean(),
      irn_cancelled: z.boolean(),
    }),
  ),
  /** Its delivery challan that is not cancelled. */
  challan: z.nullable(
    z.object({
      id: z.int(),
      /** `PSD/2627/000001`. */
      number: z.string(),
      date: z.iso.date(),
      /** Why the goods leave without an invoice. */
      reason: z.string(),
      /** Rupees. */
      amount: z.number(),
    }),
  ),
});
export type Shipment = z.infer<typeof Shipment>;

/** A return requested by a buyer, or a claim for goods that were short. */
export const Return = z.object({
  id: z.int(),
  /** `RET-000123`. */
  code: z.string(),
  kind: z.enum(RETURN_KINDS),
  status: ReturnStatus,
  reason: z.string(),
  answer: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  settled_at: z.nullable(z.iso.datetime()),
  lines: z.array(z.object({ line_no: z.int32(), qty: Qty })),
  /** Photos of the record of goods received that it follows from. */
  files: z.array(FileRef),
  /** The consignment that sends the missing goods of a claim again. */
  sent_in: z.nullable(z.object({ code: z.string(), status: ShipmentStatus })),
});
export type Return = z.infer<typeof Return>;
