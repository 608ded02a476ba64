import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { calendarDay } from '../fields/day-span.ts';
import { Qty, quantity } from '../fields/quantity.ts';
import { countParam, id, idParam, optional, required } from '../fields/text.ts';
import { MAX_ORDER_LINES, MAX_PAGE_SIZE } from '../limits.ts';
import { CHALLAN_REASONS, isSupply } from './challan-reasons.ts';

/** Which copy of a delivery challan (CGST Rules r. 55(2)). */
const ChallanCopyName = z.enum(['original', 'duplicate', 'triplicate']);

/** Why the goods leave without an invoice; another supply has to be described. */
export const IssueChallan = z
  .object({
    shipment_id: id,
    reason: z.enum(CHALLAN_REASONS, { error: 'Choose the reason.' }),
    reason_note: optional(200),
  })
  .check(
    z.refine(({ reason, reason_note }) => !isSupply(reason) || reason_note !== null, {
      error: 'Describe the reason. It is printed on the challan.',
      path: ['reason_note'],
    }),
  );

/**
 * Issues the delivery challan of a packed consignment, with the next number of its series. 409 if it is dispatched, has an
 * invoice or a challan already, or its order is on hold.
 */
export const issueChallanEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/challan-issue',
  creates: true,
  roles: staffRoles,
  needs: ['stores'],
  body: IssueChallan,
  reply: z.object({ message: z.string(), id: z.int(), number: z.string() }),
});

/** Cancels a delivery challan whose goods have not left; its number stays used. 409 once they have. */
export const cancelChallanEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/challan-cancel',
  roles: staffRoles,
  needs: ['stores'],
  body: z.object({ id, reason: required(300, 'Give the reason.') }),
  reply: z.object({ message: z.string() }),
});

/** A delivery challan as a PDF, in one of its three copies. 404 for an unknown id. */
export const getAdminChallanPdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/challan-pdf',
  roles: staffRoles,
  query: z.object({ id: idParam, copy: z.optional(ChallanCopyName) }),
  reply: FileReply,
});

/** The original for the consignee. 404 for another company's. */
export const getChallanPdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/challan-pdf',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: FileReply,
});

/** Challans a page. */
export const CHALLANS_PAGE_SIZE = 25;

/** A challan whose goods are with the consignee and have to be invoiced or returned by a day. */
export const ChallanOut = z.object({
  id: z.int(),
  number: z.string(),
  /** The reason as printed. */
  reason: z.string(),
  company: z.string(),
  order_id: z.int(),
  /** `SHP-000123` */
  code: z.string(),
  /** Day of dispatch in India, from which the limit counts. */
  removed_on: z.iso.date(),
  /** `Invoice or return by`, `Return by`. */
  limit_label: z.string(),
  limit_on: z.iso.date(),
  /** Days until the limit; negative after it. */
  days_left: z.int(),
  /** Value of what is out, rupees. */
  amount: z.number(),
  /** Its goods that are not all back: `qty` is out of the `sent` quantity. */
  lines: z.array(z.object({ line_no: z.int32(), name: z.string(), unit: z.string(), sent: Qty, qty: Qty })),
});
export type ChallanOut = z.infer<typeof ChallanOut>;

/** Goods on approval and for job work that are neither invoiced nor returned, the nearest limit first. */
export const listChallansOutEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/challans-out',
  roles: staffRoles,
  query: z.object({
    page: countParam(1, 1_000_000),
    size: countParam(CHALLANS_PAGE_SIZE, MAX_PAGE_SIZE),
    /** Only those whose limit is near or over, as on the dashboard. */
    limit: z.optional(z.enum(['near'], 'Choose near, or leave it out.')),
  }),
  reply: z.object({ items: z.array(ChallanOut), total: z.int() }),
});

/**
 * Records that goods of a challan came back, all or some: the rest can be invoiced, or come back later. 400 for a day before the
 * challan or in the future, for more than is out and for decimals of a counted unit; 409 if they have not left, are invoiced or
 * are back, or if what is out has changed, so that a repeated call records nothing twice.
 */
export const returnChallanEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/challan-return',
  creates: true,
  roles: staffRoles,
  needs: ['stores'],
  body: z.object({
    id,
    returned_on: calendarDay(),
    lines: z
      .array(
        z.object({
          line_no: z.int32(),
          /** What came back. */
          qty: quantity('Return'),
          /** What was out before, as the form showed it. */
          out_qty: Qty,
        }),
      )
      .check(z.minLength(1, { error: 'Enter the quantity that came back.' }), z.maxLength(MAX_ORDER_LINES)),
  }),
  reply: z.object({ message: z.string() }),
});
