import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { id, idParam, optional, required } from '../fields/text.ts';
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
  roles: staffRoles,
  body: IssueChallan,
  reply: z.object({ message: z.string(), id: z.int(), number: z.string() }),
});

/** Cancels a delivery challan whose goods have not left; its number stays used. 409 once they have. */
export const cancelChallanEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/challan-cancel',
  roles: staffRoles,
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
