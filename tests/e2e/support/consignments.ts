import type { APIRequestContext } from '@playwright/test';
import { callAs } from './colleagues.ts';

const CHALLAN = { reason: 'other supply', reason_note: 'Quantity known on delivery' };

/** Dispatches a packed consignment under a delivery challan, over HTTP; it is invoiced later. */
export async function sendUnderChallan(
  request: APIRequestContext,
  staffToken: string,
  shipment_id: number,
  papers: object,
): Promise<void> {
  await callAs(request, staffToken, '/api/admin/challan-issue', { shipment_id, ...CHALLAN });
  await callAs(request, staffToken, '/api/admin/shipment-dispatch', { id: shipment_id, ...papers });
}
