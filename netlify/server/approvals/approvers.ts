import { type SQL, sql } from 'drizzle-orm';
import { approval_links } from '#db/schema/orders.ts';
import { outbox } from '#db/schema/outbox.ts';
import { newLinkToken } from '../auth/link-tokens.ts';
import { mail, type Queued } from '../mail/mail-row.ts';
import type { MailPayload } from '../mail/templates.ts';
import { db } from '../platform/database.ts';

/** Who decides on orders that wait, and the mails that ask them (decision 068). */

/** How long an approval link is valid after its mail is sent, days. */
const APPROVAL_LINK_DAYS = 7;

/** Who may decide on a step. */
export interface Approver {
  id: number;
  name: string;
  email: string;
  /** Id and name of the approver whose deputy they are; null for an approver. */
  for_id: number | null;
  deputy_for: string | null;
}

/**
 * Who may decide on a step of a buyer's order, by `step_approvers()`: `named` is an array of ids, or null for any approver;
 * `escalated` is true once it was passed on to the company admins.
 */
export const approversOf = (company_id: SQL, buyer: SQL, named: SQL, escalated: SQL) => sql<Approver[]>`(
  select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'for_id', who.for_id,
    'deputy_for', f.name) order by who.for_id is not null, u.id), '[]')
  from step_approvers(${company_id}, ${buyer}, ${named}, ${escalated}) who
    join users u on u.id = who.user_id left join users f on f.id = who.for_id)`;

/** `Asha Rao, Meera Iyer or Vikram Shah`. */
export const orNames = (people: readonly { name: string }[]) =>
  new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(people.map(({ name }) => name)) || 'a colleague';

interface Asked {
  company_id: number;
  approvers: readonly Approver[];
  /** The step of the order that the links decide. */
  step_no: number | null;
  /** What all mails have in common. */
  letter: Queued<Omit<MailPayload<'order-approval-needed'>, 'name' | 'token' | 'deputy_for' | 'order_id'>> & {
    order_id: number;
  };
}

/** Statements that mail each approver a personal link: the mail has the token, the table its hash. */
export function askApprovers({ company_id, approvers, step_no, letter }: Asked) {
  if (approvers.length === 0) return [];
  const { links, tokens } = newLinks(approvers, { company_id, order_id: letter.order_id, step_no });
  return [
    db.insert(approval_links).values(links),
    db
      .insert(outbox)
      .values(
        approvers.map(({ name, email, deputy_for }, at) =>
          mail('order-approval-needed', email, { ...letter, name, deputy_for, token: tokens[at]! }),
        ),
      ),
  ];
}

/** Rows of a link for each approver, and their tokens. */
export function newLinks(
  approvers: readonly Pick<Approver, 'id'>[],
  { company_id, order_id, step_no }: { company_id: number; order_id: number; step_no: number | null },
) {
  const expires_at = sql`now() + make_interval(days => ${APPROVAL_LINK_DAYS})`;
  const made = approvers.map(({ id }) => ({ id, ...newLinkToken() }));
  return {
    links: made.map(({ id, token_hash }) => ({
      ...{ token_hash, order_id, company_id, step_no, expires_at },
      user_id: id,
    })),
    tokens: made.map(({ token }) => token),
  };
}
