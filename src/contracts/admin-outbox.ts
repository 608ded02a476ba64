import * as z from 'zod/mini';
import { endpoint, staffRoles } from './endpoint.ts';
import { MAX_PAGE_SIZE } from './limits.ts';
import { countParam, id, optional } from './text.ts';

/** Mails a page. */
export const OUTBOX_PAGE_SIZE = 25;

/** A mail that has not gone out. What it says stays in the database: it may hold a link that signs somebody in. */
export const WaitingMail = z.object({
  id: z.int(),
  /** Name of its template, `order-placed`. */
  kind: z.string(),
  /** `Order 100020, PO 4500012345`: number and title of the record that it tells of; blank where there is none. */
  about: z.string(),
  recipient: z.string(),
  attempts: z.int(),
  last_error: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  /** Null where it is not tried again by itself. */
  next_attempt_at: z.nullable(z.iso.datetime()),
  /** When it was tried for the last time in vain, or given up by somebody. */
  given_up_at: z.nullable(z.iso.datetime()),
  /** Who gave it up; null where nobody did. */
  given_up_by: z.nullable(z.string()),
});
export type WaitingMail = z.infer<typeof WaitingMail>;

/** Mails that have not gone out, the newest first; `failing` ones were tried in vain, `dropped` ones somebody gave up. */
export const listOutboxEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/outbox-list',
  roles: staffRoles,
  query: z.object({
    q: optional(200),
    state: z.optional(z.enum(['failing', 'waiting', 'dropped'])),
    /** `next`: by when it is tried again, what is no longer tried last. */
    sort: z.optional(z.enum(['date_asc', 'date_desc', 'next_asc'])),
    page: countParam(1, 1_000_000),
    size: countParam(OUTBOX_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(WaitingMail), total: z.int(), total_capped: z.boolean() }),
});

/** Has a mail tried again with the next run, within a minute; null: all that have failed. 409 where there is none. */
export const retryMailEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/outbox-retry',
  roles: staffRoles,
  body: z.object({ id: z.nullable(id) }),
  reply: z.object({ message: z.string() }),
});

/** Gives a mail up for good: what it says is emptied. 409 where it went out or was given up already. */
export const giveUpMailEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/outbox-give-up',
  roles: staffRoles,
  body: z.object({ id }),
  reply: z.object({ message: z.string() }),
});
