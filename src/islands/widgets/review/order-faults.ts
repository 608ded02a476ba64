import type * as z from 'zod/mini';
import { COST_CENTRE_REQUIRED } from '#contracts/companies/cost-centres.ts';
import { PO_REQUIRED } from '#contracts/orders/portal.ts';
import { PO_DATE_ALONE } from '#contracts/orders/purchase-order.ts';
import { fieldErrors } from '#ui/use-submit.ts';

/** What a company requires of every order. */
interface Rules {
  po_required: boolean;
  cost_centre_required: boolean;
}

interface Order {
  po_number: string | null;
  po_date: string | null;
  cost_centre_id: number | null;
}

/** What can be found wrong with an order before it is sent: field → how to fix it, in the server's words. */
export function orderFaults(schema: z.ZodMiniType, order: Order, rules: Rules): Record<string, string> {
  const faults = fieldErrors(schema, order);
  if (rules.po_required && !order.po_number) faults.po_number ??= PO_REQUIRED;
  if (order.po_date && !order.po_number) faults.po_number ??= PO_DATE_ALONE;
  if (rules.cost_centre_required && !order.cost_centre_id) faults.cost_centre_id ??= COST_CENTRE_REQUIRED;
  return faults;
}
