import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { dayInIndia } from '../fields/day-in-india.ts';
import { calendarDay, daysInOrder } from '../fields/day-span.ts';
import { id, requiredId } from '../fields/text.ts';

/** Who approves in an approver's place for some days (decision 068). */

/** A deputy with the first and last day in India. */
export const Deputy = z.object({ id: z.int(), name: z.string(), from: z.iso.date(), to: z.iso.date() });
export type Deputy = z.infer<typeof Deputy>;

const CHOOSE = 'Choose the deputy.';

/**
 * Names a deputy of an approver, in place of an earlier one. For the approver, and for company admins. 404 for another
 * company's people, 400 at `deputy_id` for a colleague who cannot approve.
 */
export const saveDeputyEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/deputy-save',
  roles: ['customer'],
  body: z
    .object({
      /** Who is away. */
      user_id: id,
      deputy_id: requiredId(CHOOSE),
      from: calendarDay(),
      to: calendarDay().check(
        z.refine((day) => day >= dayInIndia(), { error: 'This date has passed. Enter today or a later date.' }),
      ),
    })
    .check(daysInOrder),
  reply: z.object({ message: z.string() }),
});

/** Removes a deputy. For the approver, and for company admins. 404 for another company's people. */
export const removeDeputyEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/deputy-remove',
  roles: ['customer'],
  body: z.object({ user_id: id }),
  reply: z.object({ message: z.string() }),
});
