import { type SQL, sql } from 'drizzle-orm';
import type { AuditEntry } from '#contracts/admin-audit.ts';
import { LIST_COUNT_CAP, LIST_SEARCH_CAP } from '#contracts/limits.ts';
import {
  actInWords,
  type Changes,
  changesInWords,
  type Names,
  recordInWords,
  recordOf,
  REFERENCES,
  rfqOf,
} from './audit-words.ts';
import { rows } from './database.ts';
import { askList, moment, type Place } from './desk-page.ts';
import type { Caller } from './session.ts';

interface ListQuery extends Place {
  q: string | null;
  who: string | null;
  user_id?: number | undefined;
  entity?: string | undefined;
  company_id?: number | undefined;
  day?: string | undefined;
  sort?: string | undefined;
}

type Row = Omit<AuditEntry, 'did' | 'record' | 'rfq_id' | 'changes'> & { changes: Changes };

/** One page of who did what. `admin_audit_page` finds the ids, row-level security guards the rows. */
export async function listAudit(actor: Caller, query: ListQuery) {
  const { q, who, user_id = null, company_id = null, day, sort = null, page, size, after } = query;
  const { entity = null, record } = recordOf(q, query.entity);
  const from = day ? sql`${`${day}T00:00:00+05:30`}::timestamptz` : sql`null::timestamptz`;
  const list = rows<{ total: number; capped: boolean; items: Row[] | null; names: Names }>(sql`
    select total, capped, audit_names(ids, ${JSON.stringify(REFERENCES)}::jsonb) as names, admin_audit_rows(ids) as items
    from admin_audit_page(${who}, ${user_id}, ${entity}, ${recordsOf(entity, record)}, ${company_id}, ${from},
      ${from} + interval '1 day', ${sort}, ${page}, ${size}, ${LIST_COUNT_CAP}, ${LIST_SEARCH_CAP})`);
  const { items, total, capped, names } = (await askList(actor, list, after)).rows[0]!;
  const entries = (items ?? []).map((entry) => ({
    ...entry,
    at: moment(entry.at),
    did: actInWords(entry),
    record: recordInWords(entry, names),
    rfq_id: rfqOf(entry, names),
    changes: changesInWords(entry.changes, names),
  }));
  return { items: entries, total, total_capped: capped };
}

/** The numbers of the records that the words mean, as the log has them; null for any. */
function recordsOf(entity: string | null, record: string | null): SQL {
  if (record === null) return sql`null::text[]`;
  const found = entity && !/^\d+$/.test(record) ? LOOKS[entity]?.(record) : undefined;
  return found ? sql`array(select id::text ${found})` : sql`array[${record}]::text[]`;
}

/** Each by an index of its own: whole names, in small letters, and no part of them. */
const LOOKS: Record<string, (words: string) => SQL> = {
  invoices: (words) => sql`from invoices where number = ${words.toUpperCase()}`,
  rfq_submissions: (words) => sql`from rfq_submissions where code = ${words.toUpperCase()}`,
  quotes: (words) => {
    const [, rfq = '0', version = null] = /^quo-0*(\d{1,15})(?:\/(\d{1,5}))?$/.exec(words) ?? [];
    return sql`from quotes where rfq_id = ${rfq} and version = coalesce(${version}::int, version)`;
  },
  products: (words) => sql`from products where sku_key = ${words.replace(/[^\p{L}\p{N}]+/gu, '')}`,
  companies: (words) => sql`from companies where lower(name) = ${words}`,
  users: (words) => sql`from users where lower(email) = ${words} or lower(name) = ${words}`,
};
