import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { EntrySource } from '../fields/entry-source.ts';
import { futureDay } from '../fields/future-day.ts';
import { optional, requiredId } from '../fields/text.ts';
import { linesOrRequirement, RfqLinesOnWire } from './rfqs.ts';

/** The person for whom staff enter a request. */
export const buyerOfEntry = requiredId('Choose the person who asked.');

/** An RFQ as staff take it down, for example on the phone. */
export const EnterRfq = z
  .object({
    /** The buyer. Their company follows from it. */
    user_id: buyerOfEntry,
    source: EntrySource,
    /** Absent or blank: the first item. */
    title: optional(120),
    /** Products must be of the buyer's company. */
    lines: RfqLinesOnWire,
    requirement: optional(4000),
    /** The date by which the buyer needs the goods, `YYYY-MM-DD`; refused only if it has passed. */
    need_by: futureDay,
  })
  .check(linesOrRequirement);
export type EnterRfq = z.infer<typeof EnterRfq>;

/**
 * Enters an RFQ that a buyer made by phone, email, WhatsApp or in person. It is under review at once and belongs to the
 * buyer, who gets a mail and sees that it was entered for them. 404 at `user_id` for anyone but an active customer, 404 for
 * a product of another company.
 */
export const enterRfqEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/rfq-create',
  creates: true,
  roles: staffRoles,
  needs: ['sales'],
  body: EnterRfq,
  reply: z.object({ message: z.string(), id: z.int(), code: z.string() }),
});
