import { sql } from 'drizzle-orm';
import { LINK_MAILS } from '#contracts/outbox/sent.ts';
import { outbox } from '#db/schema/outbox.ts';

/** The payload of a mail that needs none any more: only what it was about. */
export const clearedPayload = sql`jsonb_strip_nulls(jsonb_build_object('about', nullif(${outbox.about}, '')))`;

/** True for mails with a link that signs the reader in or decides for them: their text is not kept. */
export const hasLink = (kind: string, payload: Record<string, unknown> = {}) =>
  Object.hasOwn(LINK_MAILS, kind) || typeof payload.token === 'string';
