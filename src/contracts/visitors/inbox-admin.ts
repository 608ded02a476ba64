import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { exportQuery } from '../fields/export-query.ts';
import { countParam, id, optional, required } from '../fields/text.ts';
import { MAX_MESSAGE_LENGTH, MAX_PAGE_SIZE } from '../limits.ts';

/** Messages, subscribers and registrations a page. */
export const INBOX_PAGE_SIZE = 25;

const paging = { page: countParam(1, 1_000_000), size: countParam(INBOX_PAGE_SIZE, MAX_PAGE_SIZE) };
const handled = z.optional(z.enum(['no', 'yes']));
const listOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ items: z.array(row), total: z.int(), total_capped: z.boolean() });

/** Fields that all three have. */
const mark = { id: z.int(), created_at: z.iso.datetime(), handled_at: z.nullable(z.iso.datetime()) };

export const MESSAGE_ANSWERED =
  'Another user has replied to this message since you opened it. Nothing was sent. Read that reply first.';

/** A message of the contact form with its replies. */
export const AdminMessage = z.object({
  ...mark,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  message: z.string(),
  /** The RFQ that it became. */
  rfq: z.nullable(z.object({ id: z.int(), code: z.string() })),
  /** The oldest first; `author` is a staff member. */
  answers: z.array(z.object({ id: z.int(), author: z.string(), body: z.string(), at: z.iso.datetime() })),
});
export type AdminMessage = z.infer<typeof AdminMessage>;

const messageFilters = { q: optional(200), handled, sort: z.optional(z.enum(['date_asc', 'date_desc'])) };

/** Messages, the newest first unless `sort` says otherwise; `q` is part of the name, company or email. */
export const listMessagesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/message-list',
  roles: staffRoles,
  query: z.object({ ...messageFilters, ...paging }),
  reply: listOf(AdminMessage),
});

/** Messages of the contact form as CSV. */
export const exportMessagesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/message-export',
  roles: staffRoles,
  query: exportQuery(listMessagesEndpoint.query),
  reply: FileReply,
});

/** Replies to a message by email and marks it as handled. 404 for an unknown message, 409 if there is a newer reply. */
export const answerMessageEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/message-answer',
  creates: true,
  roles: staffRoles,
  body: z.object({
    id,
    answer: required(MAX_MESSAGE_LENGTH, 'Write the answer.'),
    /** Id of the last reply that the caller saw; 0 for none. */
    after: z.int().check(z.gte(0)),
  }),
  reply: z.object({ message: z.string() }),
});

/** `waiting`: not yet confirmed; `ended`: unsubscribed. */
export const SubscriberState = z.enum(['confirmed', 'waiting', 'ended']);
export type SubscriberState = z.infer<typeof SubscriberState>;
export const SUBSCRIBER_STATES: Readonly<Record<SubscriberState, string>> = {
  confirmed: 'Confirmed',
  waiting: 'Unconfirmed',
  ended: 'Unsubscribed',
};

/** A newsletter subscriber. */
export const Subscriber = z.object({
  ...mark,
  email: z.string(),
  state: SubscriberState,
  confirmed_at: z.nullable(z.iso.datetime()),
  unsubscribed_at: z.nullable(z.iso.datetime()),
});
export type Subscriber = z.infer<typeof Subscriber>;

const subscriberFilters = {
  q: optional(200),
  state: z.optional(SubscriberState),
  handled,
  sort: z.optional(z.enum(['date_asc', 'date_desc', 'email_asc', 'email_desc'])),
};

/** Newsletter subscribers, the newest first unless `sort` says otherwise. */
export const listSubscribersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/subscriber-list',
  roles: staffRoles,
  query: z.object({ ...subscriberFilters, ...paging }),
  reply: listOf(Subscriber),
});

/** Newsletter subscribers as CSV. */
export const exportSubscribersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/subscriber-export',
  roles: staffRoles,
  query: exportQuery(listSubscribersEndpoint.query),
  reply: FileReply,
});

/** A registration for a webinar. */
export const Registration = z.object({
  ...mark,
  /** Name of the webinar's file in src/content/webinars. */
  webinar: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.nullable(z.string()),
});
export type Registration = z.infer<typeof Registration>;

const registrationFilters = {
  q: optional(200),
  webinar: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,100}$/))),
  handled,
  sort: z.optional(z.enum(['date_asc', 'date_desc', 'name_asc', 'name_desc'])),
};

/** Registrations for webinars, the newest first unless `sort` says otherwise. */
export const listRegistrationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/registration-list',
  roles: staffRoles,
  query: z.object({ ...registrationFilters, ...paging }),
  reply: listOf(Registration),
});

/** Webinar registrations as CSV. */
export const exportRegistrationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/registration-export',
  roles: staffRoles,
  query: exportQuery(listRegistrationsEndpoint.query),
  reply: FileReply,
});

export const InboxKind = z.enum(['message', 'subscriber', 'registration']);
export type InboxKind = z.infer<typeof InboxKind>;

/** Marks an entry as handled or open. Repeating it changes nothing; 404 for an unknown id. */
export const markHandledEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/inbox-mark',
  roles: staffRoles,
  body: z.object({ kind: InboxKind, id, handled: z.boolean() }),
  reply: z.object({ message: z.string() }),
});
