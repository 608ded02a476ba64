import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { BulkReply } from '#contracts/bulk.ts';
import type { assignOwnerEndpoint, assignOwnersEndpoint, OwnedKind } from '#contracts/owners/owners.ts';
import { users } from '#db/schema/companies.ts';
import { actOnEach } from '../platform/bulk.ts';
import { asActor, db, guard, rows } from '../platform/database.ts';
import { AppError, fieldError, GuardFailed, notFound } from '../platform/errors.ts';
import { formatTime } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { isActiveStaff } from './colleagues.ts';
import { type OwnerStep, ownerSteps } from './owned.ts';

type Assignment = z.output<typeof assignOwnerEndpoint.body>;

/** The records of each kind: what a message calls one that is missing, and its number in SQL. */
const KINDS: Record<OwnedKind, { noun: string; name: string }> = {
  rfqs: { noun: 'RFQ', name: 't.code' },
  orders: { noun: 'order', name: `'Order ' || t.id` },
  tickets: { noun: 'ticket', name: 't.code' },
};

/** Gives a record to an employee, or to no one. The contract lists the refusals. */
export async function assignOwner(actor: Caller, assignment: Assignment): Promise<{ message: string }> {
  const { kind, id, owner_id, seen } = assignment;
  const { record, colleague } = await readForAssignment(actor, assignment);
  if (owner_id !== null && !colleague) throw notAvailable();
  const to = colleague ? `assigned to ${colleague.name}` : 'unassigned';
  if (record.owner_id === owner_id) return { message: `${record.name} is ${to}.` };
  if (!record.is_open) throw new AppError('conflict', `${record.name} is closed and keeps its owner.`);
  if (record.owner_id !== seen) throw changedBy(record);
  try {
    await asActor(actor, [
      guard('owner', owner_id === null ? sql`true` : sql`is_active_staff(${owner_id})`),
      rows(sql`
        with assigned as (
          update ${sql.raw(kind)} t set owner_id = ${owner_id} where id = ${id} and owner_id is not distinct from ${seen}
            and exists (select 1 from open_work w where w.kind = ${kind}::text and w.id = t.id)
          returning 1)
        select must(count(*) = 1, 'seen') from assigned`),
    ]);
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
    if (error.guard === 'owner') throw notAvailable();
    throw changedBy((await readForAssignment(actor, assignment)).record);
  }
  return { message: `${record.name} is ${to}.` };
}

/** Assigns each record by the rules of `assignOwner`. */
export function assignOwners(
  actor: Caller,
  { kind, ids, owner_id, seen }: z.output<typeof assignOwnersEndpoint.body>,
): Promise<BulkReply> {
  const seenOf = new Map(ids.map((id, at) => [id, seen[at]!]));
  return actOnEach(ids, (id) => assignOwner(actor, { kind, id, owner_id, seen: seenOf.get(id) ?? null }));
}

interface AssignedRecord {
  name: string;
  owner_id: number | null;
  is_open: boolean;
  /** The last change of its owner; null if there was none. */
  last: OwnerStep | null;
}

async function readForAssignment(actor: Caller, { kind, id, owner_id }: Assignment) {
  const { noun, name } = KINDS[kind];
  const [, found, [colleague]] = await asActor(actor, [
    rows<AssignedRecord>(sql`
      select ${sql.raw(name)} as name, t.owner_id::int,
        exists (select 1 from open_work w where w.kind = ${kind}::text and w.id = t.id) as is_open,
        (select to_json(s) from (${ownerSteps(kind, id)} desc limit 1) s) as last
      from ${sql.raw(kind)} t where t.id = ${id}`),
    db
      .select({ name: users.name })
      .from(users)
      .where(sql`${isActiveStaff} and ${eq(users.id, owner_id ?? 0)}`),
  ]);
  const record = found.rows[0];
  if (!record) throw notFound(noun);
  return { record, colleague };
}

const notAvailable = () =>
  fieldError('invalid', 'owner_id', 'This colleague cannot sign in any more. Choose someone else.');

/** 409 that says who assigned it first, to whom and when. */
function changedBy({ name, last }: AssignedRecord) {
  if (!last) return new AppError('conflict', `${name} has changed. Reload the page and try again.`);
  const change = last.owner ? `assigned it to ${last.owner}` : 'unassigned it';
  return new AppError(
    'conflict',
    `${name} was not changed: ${last.by} ${change} on ${formatTime(last.at)}. Assign it again if it should be someone else’s.`,
  );
}
