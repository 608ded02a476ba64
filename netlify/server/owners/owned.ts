import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OwnedKind, OwnerChange } from '#contracts/owners/owners.ts';
import { rows } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';

/** Condition of a list: the records of an owner, by `me`, `none` or an id; no condition without it. */
export function ownedBy(column: PgColumn, owner: string | undefined, actor: Caller): SQL | undefined {
  if (owner === undefined) return undefined;
  return owner === 'none' ? isNull(column) : eq(column, owner === 'me' ? actor.uid : Number(owner));
}

/** Columns of a list: the owner and their name. */
export const ownerColumns = <Column extends PgColumn>(column: Column) => ({
  owner_id: column,
  owner: sql<string | null>`(select o.name from users o where o.id = ${column})`,
});

/** A change of the owner, from the audit log. */
export interface OwnerStep {
  at: string;
  by: string;
  owner: string | null;
}

/** A change of the owner for the wire. */
export const ownerStep = ({ at, by, owner }: OwnerStep): OwnerChange => ({ at: new Date(at).toISOString(), by, owner });

/** Entries of the audit log on the owner of a record, with the names of today. An entry of a new record has all columns, also empty ones. */
export const ownerSteps = (kind: OwnedKind, id: number) => sql`
  select a.at, b.name as by, o.name as owner
  from audit_log a join users b on b.id = a.user_id
    left join users o on o.id = (a.changes -> 'owner_id' ->> 1)::bigint
  where a.entity = ${kind}::text and a.entity_id = ${String(id)}::text and a.changes -> 'owner_id' <> '[null, null]'
  order by a.id`;

/** Two queries for a record's page: its owner, and the changes of the owner. */
export const ownerQueries = (kind: OwnedKind, id: number) =>
  [
    rows<{ owner_id: number | null; owner: string | null; is_assignable: boolean }>(sql`
      select t.owner_id::int, o.name as owner,
        exists (select 1 from open_work w where w.kind = ${kind}::text and w.id = t.id) as is_assignable
      from ${sql.raw(kind)} t left join users o on o.id = t.owner_id where t.id = ${id}`),
    rows<OwnerStep>(ownerSteps(kind, id)),
  ] as const;

type Found = { rows: { owner_id: number | null; owner: string | null; is_assignable: boolean }[] };

/** The owner for a record's page, from the answers of `ownerQueries`. */
export const ownerOf = ([found, steps]: readonly [Found, { rows: OwnerStep[] }]) => ({
  ...found.rows[0]!,
  owner_history: steps.rows.map(ownerStep),
});
