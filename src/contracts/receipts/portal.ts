import * as z from 'zod/mini';
import { endpoint, FileReply } from '../endpoint.ts';
import { countParam, idParam, optional } from '../fields/text.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';
import { ReceiptDetail } from './receipt.ts';

/** Payments a page in the portal. */
export const RECEIPTS_PAGE_SIZE = 20;

/** What a buyer sees of an entry: it says what it settles. */
export const OwnReceipt = z.omit(ReceiptDetail, { original: true, later: true });
export type OwnReceipt = z.infer<typeof OwnReceipt>;

/**
 * Payments of the caller's company and refunds to it, newest first, and its money on account in rupees. `q` is part of a number
 * or reference, or an amount.
 */
export const listOwnReceiptsEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/receipts',
  roles: ['customer'],
  query: z.object({
    q: optional(200),
    page: countParam(1, 1_000_000),
    size: countParam(RECEIPTS_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(OwnReceipt), total: z.int(), total_capped: z.boolean(), on_account: z.number() }),
});

/** The receipt or refund voucher as a PDF. 404 for another company's, and for an entry without a number. */
export const getReceiptPdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/receipt-pdf',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: FileReply,
});
