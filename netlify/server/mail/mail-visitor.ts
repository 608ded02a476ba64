import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { rows } from '../platform/database.ts';
import { mailFrom } from './mail-row.ts';
import type { MailKind, MailPayload } from './templates.ts';

/** Mails from all public forms together to one address, from any sender and IP address. */
const LIMIT = { mails: 6, hours: 24 };

/**
 * A mail to the address that a visitor entered, which may be another person's. Above the limit no mail is sent, but the
 * form is still accepted: the sender learns nothing, and the owner of the address is not locked out. The payload is read
 * from the rows that `of` selects.
 */
export function mailVisitor<K extends MailKind>(
  kind: K,
  address: string,
  payload: { [Field in keyof MailPayload<K>]: MailPayload<K>[Field] | SQLWrapper },
  of?: SQL,
) {
  const window = sql`make_interval(hours => ${LIMIT.hours})`;
  const tries = sql`case when t.resets_at <= now() then 1 else t.tries + 1 end`;
  const resets = sql`case when t.resets_at <= now() then now() + ${window} else t.resets_at end`;
  const isBelow = sql`(select tries <= ${LIMIT.mails} from counted)`;
  return rows(sql`with counted as (
      insert into throttle as t (key, tries, resets_at) values (${`mail ${mailbox(address)}`}, 1, now() + ${window})
      on conflict (key) do update set tries = ${tries}, resets_at = ${resets} returning tries)
    ${mailFrom(kind, address, payload, of ? sql`from ${of} and ${isBelow}` : sql`where ${isBelow}`)}`);
}

/** The mailbox of an address: most providers ignore what follows a plus sign, some also dots. */
function mailbox(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  return `${local.replace(/\+.*|\./g, '')}@${domain}`;
}
