import { eq, type SQL, sql } from 'drizzle-orm';
import type { RecordMessage } from '#contracts/messages/messages.ts';
import { users } from '#db/schema/companies.ts';
import { messages } from '#db/schema/messages.ts';
import { db } from '../platform/database.ts';
import { messageOf } from '../platform/history.ts';

/** The record of a conversation. */
export type MessageRecord = { rfq_id?: number | undefined; order_id?: number | undefined };

/** Who reads: a side never has its own messages to read. */
export type Side = 'buyer' | 'staff';

/** The condition for the messages of a record. */
export const ofRecord = ({ rfq_id, order_id }: MessageRecord) =>
  rfq_id === undefined ? eq(messages.order_id, order_id!) : eq(messages.rfq_id, rfq_id);

/** Query of a record's messages, the oldest first. Policies hide from buyers the notes and the names of our staff. */
export const messagesOf = (record: MessageRecord) => messagesWhere(ofRecord(record));

/** The same for a condition, such as that of a quote's RFQ. */
export function messagesWhere(condition: SQL) {
  return db
    .select({ message: messages, author: users.name, mentioned })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.user_id))
    .where(condition)
    .orderBy(messages.id);
}

/** Names of the mentioned colleagues; for buyers none, as policies hide our staff and their notes. */
const mentioned = sql<
  string[]
>`(select coalesce(json_agg(u.name order by u.id), '[]') from users u where u.id = any (${messages.mentions}))`;

type Row = { message: typeof messages.$inferSelect; author: string | null; mentioned: string[] };

/** The messages for the wire, as one side reads them. */
export function threadOf(rows: Row[], side: Side): RecordMessage[] {
  return rows.map((row) => ({
    ...messageOf(row),
    file: row.message.file_name,
    internal: row.message.internal,
    unread: isUnread(row.message, side),
    mentions: row.mentioned,
  }));
}

/** How many of them the side has not read. */
export const unreadIn = (rows: Row[], side: Side) => rows.filter(({ message }) => isUnread(message, side)).length;

const isUnread = ({ read_at, from_staff, internal }: Row['message'], side: Side) =>
  read_at === null && !internal && from_staff === (side === 'buyer');

/** Unread messages of the other side, as partial indexes have them. */
export const UNREAD = {
  buyer: sql`read_at is null and from_staff and not internal`,
  staff: sql`read_at is null and not from_staff`,
};

const KEYS = { orders: sql`order_id`, rfqs: sql`rfq_id` };

/**
 * Column of a list: how many messages of the row's record the side has not read. The id is named with its table: in a query of one
 * table, Drizzle writes a column without it.
 */
export const unreadCount = (table: keyof typeof KEYS, side: Side) =>
  sql<number>`(select count(*)::int from messages where ${KEYS[table]} = ${sql.raw(table)}.id and ${UNREAD[side]})`;

/** Condition of a list: the row's record has messages that the side has not read. */
export const hasUnread = (table: keyof typeof KEYS, side: Side) =>
  sql`${sql.raw(table)}.id in (select ${KEYS[table]} from messages where ${KEYS[table]} is not null and ${UNREAD[side]})`;
