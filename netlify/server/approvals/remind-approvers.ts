import { sql } from 'drizzle-orm';
import { order_history } from '#db/schema/order-history.ts';
import { approval_links } from '#db/schema/orders.ts';
import { outbox } from '#db/schema/outbox.ts';
import { type Approver, approversOf, newLinks } from './approvers.ts';
import { mail } from '../mail/mail-row.ts';
import { asSystem, db, rows } from '../platform/database.ts';
import { GuardFailed } from '../platform/errors.ts';
import { formatPaise } from '../platform/format.ts';
import { runEach } from '../platform/run-each.ts';

/** Orders of one read; a run reads until there are no more. */
const BATCH = 200;

/**
 * Reminds the approvers of orders that wait longer than their company allows, and passes them on to the company admins, each
 * step of an order once, however often it runs. Hours are those of the clock, from when the step was asked for.
 */
export const remindApprovers = () => runEach(readDue, remind);

interface Due {
  id: number;
  company_id: number;
  po_number: string | null;
  total_paise: number;
  placed_by: string;
  step_no: number;
  /** Hours after which this mail is due. */
  hours: number;
  is_passed_on: boolean;
  approvers: Approver[];
  /** Approvers once it is passed on. */
  with_admins: Approver[];
}

async function readDue(after: number): Promise<Due[]> {
  const approvers = (escalated: string) =>
    approversOf(sql`o.company_id`, sql`o.user_id`, sql`step.approver_ids`, sql.raw(escalated));
  const [found] = await asSystem([
    rows<Due>(sql`
      select o.id::float8, o.company_id::float8, o.po_number, o.total_paise::float8, buyer.name as placed_by, step.step_no,
        case when due.pass_on then c.approval_escalate_hours else c.approval_remind_hours end as hours,
        due.pass_on as is_passed_on, ${approvers('step.escalated_at is not null')} as approvers, ${approvers('true')} as with_admins
      from orders o
        join companies c on c.id = o.company_id
        join users buyer on buyer.id = o.user_id
        join lateral (
          select a.step_no, a.approver_ids, a.reminded_at, a.escalated_at,
            now() - coalesce((select max(d.decided_at) from order_approvals d where d.order_id = o.id), o.created_at) as waited
          from order_approvals a
          where a.order_id = o.id and a.decided_at is null and a.from_paise <= o.total_paise
          order by a.step_no limit 1
        ) step on true
        cross join lateral (select
          coalesce(step.escalated_at is null and step.waited >= make_interval(hours => c.approval_escalate_hours), false) as pass_on,
          coalesce(step.reminded_at is null and step.waited >= make_interval(hours => c.approval_remind_hours), false) as remind
        ) due
      where o.id > ${after} and o.status = 'pending approval' and (due.pass_on or due.remind)
      order by o.id limit ${BATCH}`),
  ]);
  return found.rows;
}

/** One reminder: history, mark and mails in a batch that fails if another run was faster, or the step is decided. */
async function remind(due: Due): Promise<void> {
  const { id, company_id, po_number, placed_by, step_no, hours, is_passed_on } = due;
  const asked = is_passed_on ? passedOnTo(due) : due.approvers;
  if (asked.length === 0) return;
  const waited = hours === 1 ? '1 hour' : `${hours} hours`;
  const { links, tokens } = newLinks(asked, { company_id, order_id: id, step_no });
  const mark = is_passed_on
    ? sql`escalated_at = now(), reminded_at = coalesce(reminded_at, now())`
    : sql`reminded_at = now()`;
  const unmarked = is_passed_on ? sql`escalated_at is null` : sql`reminded_at is null`;
  const note = is_passed_on
    ? `No decision in ${waited}: escalated to the company admins.`
    : `No decision in ${waited}: the approvers were reminded.`;
  try {
    await asSystem([
      // First: it waits for a decision that is being written, whose step is then no longer open.
      db.insert(order_history).values({ order_id: id, company_id, status: 'pending approval', note }),
      rows(sql`
        with marked as (
          update order_approvals set ${mark}
          where order_id = ${id} and step_no = ${step_no} and decided_at is null and ${unmarked} returning 1)
        select must(count(*) = 1, 'reminded') from marked`),
      rows(sql`select must(exists (select from orders where id = ${id} and status = 'pending approval'), 'reminded')`),
      db.insert(approval_links).values(links),
      db.insert(outbox).values(
        asked.map(({ name, email, deputy_for }, at) =>
          mail('order-approval-reminder', email, {
            ...{ order_id: id, po_number, name, placed_by, waited, deputy_for },
            ...{ total: formatPaise(due.total_paise), passed_on: is_passed_on, token: tokens[at]! },
          }),
        ),
      ),
    ]);
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
  }
}

/** The admins who are asked now; everyone again if they were asked before. */
function passedOnTo({ approvers, with_admins }: Due): Approver[] {
  const added = with_admins.filter(({ id }) => !approvers.some((one) => one.id === id));
  return added.length > 0 ? added : with_admins;
}
