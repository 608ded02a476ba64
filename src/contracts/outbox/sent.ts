import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { countParam, id, idParam, optional } from '../fields/text.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';

/** Sent emails per page. */
export const SENT_MAILS_PAGE_SIZE = 25;

/**
 * Kinds of emails with a link that signs the reader in or decides for them, and how a new one is sent. Their text is never
 * kept: anyone who reads it could use the link (decision 065).
 */
export const LINK_MAILS: Readonly<Record<string, string>> = {
  'password-reset': 'The user can request a new link with “Forgot password”.',
  'email-confirm': 'The user can enter the new address again in their profile.',
  'customer-welcome': 'Use “Re-send access” to send a new link.',
  'colleague-invited': 'Use “Re-send access” to send a new link.',
  'staff-invited': 'An admin can send a new link.',
  'newsletter-confirm': 'The reader can subscribe again on the website.',
  'order-approval-needed': 'Approvers can also decide in the portal.',
  'order-approval-reminder': 'Approvers can also decide in the portal.',
};

/** A sent email without its text. */
export const SentMail = z.object({
  id: z.int(),
  /** Name of its template, `order-placed`. */
  kind: z.string(),
  /** Number and title of its record, `Order 100020, PO 4500012345`; blank if there is none, or the text is deleted. */
  about: z.string(),
  recipient: z.string(),
  sent_at: z.iso.datetime(),
  /** Who sent it again; null if the system sent it. */
  resent_by: z.nullable(z.string()),
  /** `link`: never kept, because it had a link that signs the reader in; `deleted`: its period is over. */
  text: z.enum(['kept', 'link', 'deleted']),
});
export type SentMail = z.infer<typeof SentMail>;

/** Emails sent in the last 12 months, the latest first. `q` is a recipient, a kind or the number of a record. */
export const listSentMailsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/sent-mail-list',
  roles: staffRoles,
  query: z.object({
    q: optional(200),
    page: countParam(1, 1_000_000),
    size: countParam(SENT_MAILS_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(SentMail), total: z.int(), total_capped: z.boolean() }),
});

/** A sent email as plain text, with the names of its files. 404 for an unknown id, and where the text is not kept. */
export const getSentMailEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/sent-mail-get',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({
    mail: z.object({
      ...SentMail.shape,
      subject: z.string(),
      body: z.string(),
      files: z.array(z.string()),
    }),
  }),
});

/** Sends an email again to the same address, as a new email. 404 for an unknown id, 409 where the text is not kept. */
export const sendMailAgainEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/sent-mail-again',
  creates: true,
  roles: staffRoles,
  body: z.object({ id }),
  reply: z.object({ message: z.string() }),
});
