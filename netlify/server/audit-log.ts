import { type SQL, sql } from 'drizzle-orm';
import type { AuditEntry } from '#contracts/admin-audit.ts';
import { type Changes, changesInWords, type Names, recordInWords, recordOf, REFERENCES } from './audit-words.ts';
import { asActor, rows } from './database.ts';
import { listCap } from './desk-page.ts';
import type { Caller } from './session.ts';

interface ListQuery {
  q: string | null;
  who: string | null;
  user_id?: number | undefined;
  entity?: string | undefined;
  company_id?: number | undefined;
  day?: string | undefined;
  sort?: string | undefined;
  page: number;
  size: number;
}

type Row = Omit<AuditEntry, 'record' | 'changes'> & { changes: Changes };

/** One page of who did what. `admin_audit_page` finds the ids, row-level security guards the rows. */
export async function listAudit(actor: Caller, query: ListQuery) {
  const { q, who, user_id = null, company_id = null, day, sort = null, page, size } = query;
  const { entity = null, record } = recordOf(q, query.entity);
  const from = day ? sql`${`${day}T00:00:00+05:30`}::timestamptz` : sql`null::timestamptz`;
  const [, result] = await asActor(actor, [
    rows<{ total: number; capped: boolean; items: Row[] | null; names: Names }>(sql`
      select total, capped, audit_names(ids, ${JSON.stringify(REFERENCES)}::jsonb) as names, (
        select json_agg(json_build_object('id', a.id, 'at', a.at, 'user_id', a.user_id, 'action', a.action,
            'entity', a.entity, 'entity_id', a.entity_id, 'changes', a.changes,
            'person', case when u.id is not null then json_build_object('name', u.name, 'email', u.email, 'role', u.role) end,
            'company', case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end) order by place)
        from unnest(ids) with ordinality as found (entry_id, place) join audit_log a on a.id = found.entry_id
          left join users u on u.id = a.user_id left join companies c on c.id = a.of_company
      ) as items
      from admin_audit_page(${who}, ${user_id}, ${entity}, ${idOf(entity, record)}, ${company_id}, ${from},
        ${from} + interval '1 day', ${sort}, ${page}, ${size}, ${listCap(size)})`),
  ]);
  const { items, total, capped, names } = result.rows[0]!;
  const entries = (items ?? []).map((entry) => ({
    ...entry,
    at: new Date(entry.at).toISOString(),
    record: recordInWords(entry, names),
    changes: changesInWords(entry.changes, names),
  }));
  return { items: entries, total, total_capped: capped };
}

/** The id of a record whose name is another number; what nobody knows finds nothing. */
function idOf(entity: string | null, record: string | null): SQL {
  const words = record?.toUpperCase() ?? '';
  const [, rfq, version] = /^QUO-0*(\d{1,15})\/(\d{1,5})$/.exec(words) ?? [];
  const looked: Record<string, SQL> = {
    invoices: sql`select id from invoices where number = ${words}`,
    rfq_submissions: sql`select id from rfq_submissions where code = ${words}`,
    ...(rfq ? { quotes: sql`select id from quotes where rfq_id = ${rfq} and version = ${version}` } : {}),
  };
  const found = entity && !/^\d*$/.test(words) ? looked[entity] : undefined;
  return found ? sql`coalesce((${found})::text, ${record})` : sql`${record}`;
}
