import * as z from 'zod/mini';
import { statusesOf } from '../life-cycle.ts';
import { TICKET_STATES } from './states.ts';

/** A ticket on the page of its order. */
export const OrderTicket = z.object({
  id: z.int(),
  /** `TKT-000123` */
  code: z.string(),
  subject: z.string(),
  status: z.enum(statusesOf(TICKET_STATES)),
});
export type OrderTicket = z.infer<typeof OrderTicket>;
