import { and, eq, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  type ApprovalStep,
  type ApprovalSteps,
  MAX_APPROVAL_STEPS,
  type removeApprovalStepEndpoint,
  type SaveApprovalStep,
  type saveApprovalStepEndpoint,
  STEP_APPROVER_GONE,
  stepText,
} from '#contracts/approvals/approval-steps.ts';
import { COST_CENTRE_GONE } from '#contracts/companies/cost-centres.ts';
import { toPaise } from '#contracts/fields/money.ts';
import { approval_steps } from '#db/schema/approvals.ts';
import { brand } from '#site';
import { confirmPassword } from '../auth/confirm-password.ts';
import { asActor, db, myCompany, rows } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { requireCompanyAdmin } from '../companies/addresses.ts';
import { orNames } from './approvers.ts';
import { mailChanges, rulesBefore } from '../companies/rule-changes.ts';

/** The approval steps that a company keeps (decision 068). */

/** Query of a company's steps, and of who and what can be named in one; no row for an unknown company. */
const stepsOf = (company_id: SQL) =>
  rows<Omit<ApprovalSteps, 'may_edit'>>(sql`
    select
      (select coalesce(json_agg(json_build_object('id', s.id, 'from', s.from_paise / 100.0,
          'cost_centre', case when c.id is not null then json_build_object('id', c.id, 'name', c.code || ' ' || c.name) end,
          'approvers', (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'can_approve',
              u.disabled_at is null and u.company_role in ('approver', 'company admin')) order by lower(u.name), u.id), '[]')
            from users u where u.id = any (s.approver_ids))) order by s.from_paise, s.id), '[]')
        from approval_steps s left join cost_centres c on c.id = s.cost_centre_id where s.company_id = companies.id) as items,
      (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) order by lower(u.name), u.id), '[]')
        from users u where u.company_id = companies.id and u.disabled_at is null
          and u.company_role in ('approver', 'company admin')) as candidates,
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.code || ' ' || c.name) order by lower(c.code)), '[]')
        from cost_centres c where c.company_id = companies.id and c.active) as cost_centres
    from companies where companies.id = ${company_id}`);

/** The approval steps of the caller's company. */
export async function listApprovalSteps(actor: Caller): Promise<ApprovalSteps> {
  const [me, found] = await asActor(actor, [stepsOf(myCompany)]);
  return { ...found.rows[0]!, may_edit: me.company_role === 'company admin' };
}

/** The same of any company, for staff. 404 for an unknown company. */
export async function listCompanyApprovalSteps(actor: Caller, company_id: number): Promise<ApprovalSteps> {
  const [, found] = await asActor(actor, [stepsOf(sql`${company_id}::bigint`)]);
  if (!found.rows[0]) throw notFound('company');
  return { ...found.rows[0], may_edit: true };
}

/** Adds or changes a step of the caller's company. The contract lists the refusals. */
export async function saveApprovalStep(
  actor: Caller,
  { current_password: password, ...body }: z.output<typeof saveApprovalStepEndpoint.body>,
) {
  return write(actor, { ...(await readOwn(actor, password)), body });
}

/** The same for any company, for staff. */
export async function saveCompanyApprovalStep(
  actor: Caller,
  { company_id, ...body }: SaveApprovalStep & { company_id: number },
) {
  return write(actor, { ...(await readAny(actor, company_id)), body });
}

/** Removes a step of the caller's company. The contract lists the refusals. */
export async function removeApprovalStep(
  actor: Caller,
  { id, current_password: password }: z.output<typeof removeApprovalStepEndpoint.body>,
) {
  return remove(actor, { ...(await readOwn(actor, password)), id });
}

/** The same for any company, for staff. */
export async function removeCompanyApprovalStep(actor: Caller, { id, company_id }: { id: number; company_id: number }) {
  return remove(actor, { ...(await readAny(actor, company_id)), id });
}

/** A company whose steps change, and who is told. */
interface Changing {
  company_id: number;
  company: string;
  /** Who changes them, for the mail. */
  by: string;
  found: Omit<ApprovalSteps, 'may_edit'>;
  approvers: { name: string; email: string }[];
}

async function readOwn(actor: Caller, password: string): Promise<Changing> {
  const [me, found, [company], approvers] = await confirmPassword(
    actor,
    { password, field: 'current_password' },
    stepsOf(myCompany),
    ...rulesBefore(myCompany, sql`app_user()`),
  );
  requireCompanyAdmin(me);
  return { company_id: me.company_id!, company: company!.name, by: me.name, found: found.rows[0]!, approvers };
}

async function readAny(actor: Caller, company_id: number): Promise<Changing> {
  const id = sql`${company_id}::bigint`;
  const [, found, [company], approvers] = await asActor(actor, [stepsOf(id), ...rulesBefore(id, sql`app_user()`)]);
  if (!company) throw notFound('company');
  // Buyers do not see who our staff are.
  return { company_id, company: company.name, by: brand.name, found: found.rows[0]!, approvers };
}

async function write(actor: Caller, { body, found, company_id, ...mailed }: Changing & { body: SaveApprovalStep }) {
  const { id, from, cost_centre_id } = body;
  const approver_ids = [...new Set(body.approver_ids)];
  const known = found.items.find((step) => step.id === id);
  if (id && !known) throw notFound('approval step');
  if (!known && found.items.length >= MAX_APPROVAL_STEPS) {
    throw new AppError('conflict', `A company can have at most ${MAX_APPROVAL_STEPS} approval steps.`);
  }
  const named = found.candidates.filter((person) => approver_ids.includes(person.id));
  if (named.length < approver_ids.length) throw fieldError('invalid', 'approver_ids', STEP_APPROVER_GONE);
  const cost_centre = found.cost_centres.find((one) => one.id === cost_centre_id) ?? null;
  if (cost_centre_id && !cost_centre) throw fieldError('invalid', 'cost_centre_id', COST_CENTRE_GONE);
  const values = { from_paise: toPaise(from), cost_centre_id, approver_ids };
  const [, [saved]] = await asActor(actor, [
    known
      ? db
          .update(approval_steps)
          .set(values)
          .where(ofCompany(known.id, company_id))
          .returning({ id: approval_steps.id })
      : db
          .insert(approval_steps)
          .values({ ...values, company_id })
          .returning({ id: approval_steps.id }),
    ...mailChanges({ ...mailed, changes: changesOf(known, { from, cost_centre, approvers: named }) }),
  ]);
  // Removed by someone else in the meantime.
  if (!saved) throw notFound('approval step');
  return { message: known ? 'Approval step saved.' : 'Approval step added.', id: saved.id };
}

async function remove(actor: Caller, { id, found, company_id, ...mailed }: Changing & { id: number }) {
  const known = found.items.find((step) => step.id === id);
  if (!known) throw notFound('approval step');
  await asActor(actor, [
    db.delete(approval_steps).where(ofCompany(id, company_id)),
    ...mailChanges({ ...mailed, changes: changesOf(known, null) }),
  ]);
  return { message: 'Approval step removed. Orders that wait for approval keep it.' };
}

const ofCompany = (id: number, company_id: number) =>
  and(eq(approval_steps.id, id), eq(approval_steps.company_id, company_id));

type Described = Pick<ApprovalStep, 'from' | 'cost_centre'> & { approvers: { name: string }[] };

/** What the mail says: the old rule to none, and the new one from none, where the orders of a step change. */
function changesOf(before: Described | undefined, after: Described | null): [string, string, string][] {
  const rule = (step: Described) =>
    `${stepText({ ...step, cost_centre: step.cost_centre?.name ?? null })}: approval by`;
  const [old, now] = [before && rule(before), after && rule(after)];
  const [were, are] = [before && orNames(before.approvers), after && orNames(after.approvers)];
  if (old && now && old === now) return were === are ? [] : [[now, were!, are!]];
  return [
    ...(old ? [[old, were!, 'none'] as [string, string, string]] : []),
    ...(now ? [[now, 'none', are!] as [string, string, string]] : []),
  ];
}
