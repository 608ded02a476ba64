import { and, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { PERIOD_NAMES } from '#contracts/companies/limit-period.ts';
import { companies, users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { mail } from '../mail/mail-row.ts';
import { db } from '../platform/database.ts';
import { formatPaise } from '../platform/format.ts';

/** The mail to a company's approvers when its rules change: what, from what to what, and by whom. */

type Rules = Pick<
  typeof companies.$inferSelect,
  | 'po_required'
  | 'cost_centre_required'
  | 'spending_limit_paise'
  | 'buyer_limit_paise'
  | 'buyer_limit_period'
  | 'approval_remind_hours'
  | 'approval_escalate_hours'
  | 'deducts_tds'
>;

/** Queries of a company's rules before the change, and of its approvers and admins other than the caller. */
export const rulesBefore = (company_id: SQL, user_id: SQL) =>
  [
    db.select().from(companies).where(eq(companies.id, company_id)),
    db
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(
        and(
          eq(users.company_id, company_id),
          ne(users.id, user_id),
          isNull(users.disabled_at),
          inArray(users.company_role, ['approver', 'company admin']),
        ),
      )
      .orderBy(users.id),
  ] as const;

interface RulesChange {
  before: Rules & { name: string };
  /** What is saved; absent rules are unchanged. */
  after: { [Rule in keyof Rules]?: Rules[Rule] | undefined };
  /** Who changes them. */
  by: string;
  approvers: { name: string; email: string }[];
}

/** Statement for the batch that saves the rules: a mail to each approver, none if nothing changes. */
export function mailRuleChanges({ before, after, by, approvers }: RulesChange) {
  const [old, now] = [describe(before), describe({ ...before, ...given(after) })];
  const changes = old.flatMap(([rule, value], at): [string, string, string][] =>
    value === now[at]![1] ? [] : [[rule, value, now[at]![1]]],
  );
  return mailChanges({ company: before.name, by, approvers, changes });
}

interface Changes {
  company: string;
  by: string;
  approvers: { name: string; email: string }[];
  changes: [rule: string, before: string, after: string][];
}

/** Statement for the batch that changes what is bought without approval: a mail to each approver, none without a change. */
export function mailChanges({ company, by, approvers, changes }: Changes) {
  if (changes.length === 0 || approvers.length === 0) return [];
  return [
    db
      .insert(outbox)
      .values(approvers.map(({ name, email }) => mail('company-rules-changed', email, { name, by, company, changes }))),
  ];
}

const given = (rules: RulesChange['after']): Partial<Rules> =>
  Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));

function describe(rules: Rules): [rule: string, value: string][] {
  const { buyer_limit_paise: each, buyer_limit_period: period } = rules;
  return [
    ['PO number on every order', rules.po_required ? 'required' : 'not required'],
    ['Cost centre on every order', rules.cost_centre_required ? 'required' : 'not required'],
    ['Spending limit per order', limitText(rules.spending_limit_paise)],
    ['Limit for each buyer', each === null ? 'none' : `${formatPaise(each)} a ${PERIOD_NAMES[period]}`],
    ['Reminder to approvers', hoursText(rules.approval_remind_hours)],
    ['Escalated to company admins', hoursText(rules.approval_escalate_hours)],
    ['Deducts TDS on purchases', rules.deducts_tds],
  ];
}

const hoursText = (hours: number | null) =>
  hours === null ? 'never' : `after ${hours === 1 ? '1 hour' : `${hours} hours`}`;

const limitText = (paise: number | null) => (paise === null ? 'none' : formatPaise(paise));
