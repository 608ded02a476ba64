import type { Client } from '@neondatabase/serverless';
import type { DemoApprovalStep } from './companies.ts';
import { daysAgo } from './days.ts';

/** Inserts the company's approval steps. */
export async function insertApprovalSteps(
  client: Client,
  { company_id, steps, users }: { company_id: string; steps: DemoApprovalStep[]; users: Map<string, string> },
): Promise<void> {
  for (const { from_paise, cost_centre = null, approvers } of steps) {
    const approver_ids = approvers.map((email) => {
      const id = users.get(email);
      if (!id) throw new Error(`The approver ${email} is not in people.json.`);
      return id;
    });
    await client.query(
      `insert into approval_steps (company_id, from_paise, cost_centre_id, approver_ids, created_at)
       values ($1, $2, (select id from cost_centres where company_id = $1 and code = $3), $4, $5)`,
      [company_id, from_paise, cost_centre, approver_ids, daysAgo(3.5)],
    );
  }
}

/** Inserts the approvals that a waiting order needs: the steps of its company for its cost centre. */
export async function insertOrderApprovals(client: Client, order_id: string): Promise<void> {
  await client.query(
    `insert into order_approvals (order_id, step_no, company_id, from_paise, of_cost_centre, approver_ids)
     select o.id, row_number() over (order by s.from_paise, s.id), o.company_id, s.from_paise, s.cost_centre_id is not null,
       s.approver_ids
     from orders o join approval_steps s on s.company_id = o.company_id
       and (s.cost_centre_id is null or s.cost_centre_id = o.cost_centre_id)
     where o.id = $1`,
    [order_id],
  );
}
