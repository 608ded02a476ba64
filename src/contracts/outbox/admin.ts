import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { countParam, id, optional } from '../fields/text.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';

/** Emails per page. */
export const OUTBOX_PAGE_SIZE = 25;

/** An unsent email, without its content, which may have a link that signs the reader in. */
export const WaitingMail = z.object({
  id: z.int(),
  /** Name of its template, `order-placed`. */
  kind: z.string(),
  /** Number and title of its record, `Order 100020, PO 4500012345`; blank if there is none. */
  about: z.string(),
  recipient: z.string(),
  attempts: z.int(),
  last_error: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  /** Null if there will be no further attempt. */
  next_attempt_at: z.nullable(z.iso.datetime()),
  /** Time of the last failed attempt, or when staff gave it up. */
  given_up_at: z.nullable(z.iso.datetime()),
  /** Who gave it up; null if it failed. */
  given_up_by: z.nullable(z.string()),
});
export type WaitingMail = z.infer<typeof WaitingMail>;

/** Unsent emails, the newest first; `failing` have failed at least once, `dropped` were given up by staff. */
export const listOutboxEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/outbox-list',
  roles: staffRoles,
  query: z.object({
    q: optional(200),
    state: z.optional(z.enum(['failing', 'waiting', 'dropped'])),
    /** `next`: by the next attempt; emails without one come last. */
    sort: z.optional(z.enum(['date_asc', 'date_desc', 'next_asc'])),
    page: countParam(1, 1_000_000),
    size: countParam(OUTBOX_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(WaitingMail), total: z.int(), total_capped: z.boolean() }),
});

/** Sends an email again at once; null: all failed ones. 409 if there is none. */
export const retryMailEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/outbox-retry',
  roles: staffRoles,
  body: z.object({ id: z.nullable(id) }),
  reply: z.object({ message: z.string() }),
});

/** Gives an email up and clears its content. 409 if it was already sent or given up. */
export const giveUpMailEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/outbox-give-up',
  roles: staffRoles,
  body: z.object({ id }),
  reply: z.object({ message: z.string() }),
});
