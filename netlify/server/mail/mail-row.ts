import { isSQLWrapper, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { noteMail } from '../platform/queued-mail.ts';
import { priorityOf } from './priority.ts';
import type { MailKind, MailPayload } from './templates.ts';

/**
 * A row for the outbox, written in the batch of the action: `db.insert(outbox).values(mail('order-packed', me.email, { … }))`.
 * Imports only types from the templates, so that functions do not bundle them.
 */
export function mail<K extends MailKind>(kind: K, recipient: string, payload: Queued<MailPayload<K>>) {
  noteMail();
  const { known, read } = fieldsOf(payload);
  return { kind, recipient, priority: priorityOf(kind), payload: read.length > 0 ? joined(known, read) : known };
}

/** A payload of which the batch reads the fields that are SQL. */
export type Queued<Payload> = { [Field in keyof Payload]: Payload[Field] | SQLWrapper };

/**
 * The same as a statement that reads recipient and payload from rows of the batch, one mail for each row of `from`:
 * `rows(mailFrom('rfq-received', users.email, { code: rfqs.code, … }, sql`from …`))`.
 */
export function mailFrom<K extends MailKind>(
  kind: K,
  recipient: string | SQLWrapper,
  payload: Queued<MailPayload<K>>,
  from: SQL,
): SQL {
  noteMail();
  const { known, read } = fieldsOf(payload);
  return sql`insert into outbox (kind, recipient, priority, payload)
    select ${kind}::text, ${recipient}::text, ${priorityOf(kind)}::int, ${joined(known, read)} ${from}`;
}

function fieldsOf(payload: object) {
  const fields: [string, unknown][] = Object.entries(payload);
  const known = Object.fromEntries(fields.filter(([, value]) => !isSQLWrapper(value)));
  const read = fields.filter(([, value]) => isSQLWrapper(value)).map(([name, value]) => sql`${name}::text, ${value}`);
  return { known, read };
}

const joined = (known: Record<string, unknown>, read: SQL[]) =>
  sql`${JSON.stringify(known)}::jsonb || jsonb_build_object(${sql.join(read, sql`, `)})`;
