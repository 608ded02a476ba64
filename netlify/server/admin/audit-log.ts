import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AuditEntry } from '#contracts/admin/audit-log.ts';
import { audit_log } from '#db/schema/audit.ts';
import { companies, users } from '#db/schema/companies.ts';
import { db } from '../platform/database.ts';
import { filterBy, matches, onDays, type Paging, readPage } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import {
  describeAction,
  describeChanges,
  type Names,
  describeRecord,
  parseRecordQuery,
  quoteRfqId,
} from './audit-labels.ts';
import { selectNames } from './audit-names.ts';

/** People that a search by name covers; a name that more people share is narrowed by another word. */
const MAX_PEOPLE = 1000;

interface ListQuery extends Paging {
  q: string | null;
  who: string | null;
  user_id?: number | undefined;
  entity?: string | undefined;
  company_id?: number | undefined;
  day?: string | undefined;
  sort?: string | undefined;
}

/** A page of the audit log, latest first by default. */
export async function listAudit(actor: Caller, { q, who, user_id, company_id, day, sort, ...query }: ListQuery) {
  const { entity, record } = parseRecordQuery(q, query.entity);
  const { id, at, action, entity_id, changes } = audit_log;
  const list = {
    query: db
      .select({
        ...{ id, at, user_id: audit_log.user_id, action, entity: audit_log.entity, entity_id, changes },
        person: { name: users.name, email: users.email, role: users.role },
        company: { id: companies.id, name: companies.name },
      })
      .from(audit_log)
      .leftJoin(users, eq(users.id, audit_log.user_id))
      .leftJoin(companies, eq(companies.id, audit_log.company_id))
      .$dynamic(),
    table: audit_log,
    prepare: who ? findPeople(who) : undefined,
    search: who ? sql`${audit_log.user_id} = any(current_setting('app.people', true)::bigint[])` : undefined,
    where: and(
      filterBy(audit_log.user_id, user_id),
      filterBy(audit_log.entity, entity),
      record === null ? undefined : isRecord(entity, record),
      filterBy(audit_log.company_id, company_id),
      onDays(at, { from: day, to: day }),
    ),
    // A day uses the index on the time, everything else the ids.
    sortBy: day ? at : id,
    descending: sort !== 'date_asc',
    extra: selectNames,
  };
  const { items, extra, ...counts } = await readPage(actor, list, query);
  const names = extra!.names as Names;
  const entries = items.map((entry): AuditEntry => ({
    ...entry,
    at: entry.at.toISOString(),
    action_label: describeAction(entry),
    record: describeRecord(entry, names),
    rfq_id: quoteRfqId(entry, names),
    changes: describeChanges(entry.changes, names),
  }));
  return { items: entries, ...counts };
}

/** Finds the people of a name once for the count, the page and the names: some thousand may share it. */
const findPeople = (who: string) => sql`
  select set_config('app.people', array(
    select ${users.id} from ${users} where ${matches(users.search_text, who)} limit ${MAX_PEOPLE})::text, true)`;

/** Entries about a record, given by its id or by a code or name; a SKU finds its item and the products of all companies. */
function isRecord(entity: string | undefined, record: string): SQL {
  const isText = !/^\d+$/.test(record);
  if (isText && !entity)
    return sql`(${or(...['items', 'products'].map((kind) => and(eq(audit_log.entity, kind), isRecord(kind, record))))})`;
  const found = isText ? LOOKUPS[entity!]?.(record) : undefined;
  return found ? sql`${audit_log.entity_id} = any(array(select id::text ${found}))` : eq(audit_log.entity_id, record);
}

/** `code_key` of the database. */
const codeKeyOf = (words: string) => words.replace(/[^\p{L}\p{N}]+/gu, '');

/** Find a record by its whole code or name in lower case, each by an index. */
const LOOKUPS: Record<string, (words: string) => SQL> = {
  invoices: (words) => sql`from invoices where number = ${words.toUpperCase()}`,
  rfq_submissions: (words) => sql`from rfq_submissions where code = ${words.toUpperCase()}`,
  quotes: (words) => {
    const [, rfq = '0', version = null] = /^quo-0*(\d{1,15})(?:\/(\d{1,5}))?$/.exec(words) ?? [];
    return sql`from quotes where rfq_id = ${rfq} and version = coalesce(${version}::int, version)`;
  },
  items: (words) => sql`from items where id in (select item_id from products where sku_key = ${codeKeyOf(words)})`,
  products: (words) => sql`from products where sku_key = ${codeKeyOf(words)}`,
  companies: (words) => sql`from companies where lower(name) = ${words}`,
  users: (words) => sql`from users where lower(email) = ${words} or lower(name) = ${words}`,
};
