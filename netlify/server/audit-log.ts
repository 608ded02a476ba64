import { sql } from 'drizzle-orm';
import type { AuditEntry } from '#contracts/admin-audit.ts';
import { changesInWords, recordOf } from './audit-words.ts';
import { asActor, rows } from './database.ts';
import { listCap } from './list-caps.ts';
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

type Row = Omit<AuditEntry, 'changes'> & { changes: Record<string, [unknown, unknown]> };

/** One page of who did what. `admin_audit_page` finds the ids, row-level security guards the rows. */
export async function listAudit(actor: Caller, query: ListQuery) {
  const { q, who, user_id = null, company_id = null, day, sort = null, page, size } = query;
  const { entity = null, record } = recordOf(q, query.entity);
  const from = day ? sql`${`${day}T00:00:00+05:30`}::timestamptz` : sql`null::timestamptz`;
  const [, result] = await asActor(actor, [
    rows<{ total: number; capped: boolean; items: Row[] | null }>(sql`
      select total, capped, (
        select json_agg(json_build_object('id', a.id, 'at', a.at, 'user_id', a.user_id, 'action', a.action,
            'entity', a.entity, 'entity_id', a.entity_id, 'changes', a.changes,
            'person', case when u.id is not null then json_build_object('name', u.name, 'email', u.email, 'role', u.role) end,
            'company', case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end) order by place)
        from unnest(ids) with ordinality as found (entry_id, place) join audit_log a on a.id = found.entry_id
          left join users u on u.id = a.user_id left join companies c on c.id = a.of_company
      ) as items
      from admin_audit_page(${who}, ${user_id}, ${entity}, ${record}, ${company_id}, ${from},
        ${from} + interval '1 day', ${sort}, ${page}, ${size}, ${listCap(size)})`),
  ]);
  const { items, total, capped } = result.rows[0]!;
  const entries = (items ?? []).map(({ at, changes, ...entry }) => ({
    ...entry,
    at: new Date(at).toISOString(),
    changes: changesInWords(changes),
  }));
  return { items: entries, total, total_capped: capped };
}
