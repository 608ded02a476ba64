import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Budget } from '#contracts/companies/budget.ts';
import {
  type CostCentre,
  type CostCentres,
  COST_CENTRE_GONE,
  COST_CENTRE_REQUIRED,
  costCentreText,
  MAX_COST_CENTRES,
  type SaveCostCentre,
} from '#contracts/companies/cost-centres.ts';
import { type LimitPeriod, PERIOD_NAMES, periodName } from '#contracts/companies/limit-period.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { toPaise, toRupees } from '#contracts/fields/money.ts';
import { companies } from '#db/schema/companies.ts';
import { cost_centres } from '#db/schema/cost-centres.ts';
import { brand } from '#site';
import { confirmPassword } from '../auth/confirm-password.ts';
import { asActor, db, errorCode, type Me, myCompany, rows } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import { formatPaise } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { requireCompanyAdmin } from './addresses.ts';
import { mailChanges, rulesBefore } from './rule-changes.ts';
import type { OrderRules } from './rules.ts';
import { budgetSpentPaise } from './spending.ts';

/** The cost centres of the caller's company with their budgets. */
export async function listCostCentres(actor: Caller): Promise<CostCentres> {
  const usual = rows<{
    id: string;
  }>(sql`select c.id from orders o join cost_centres c on c.id = o.cost_centre_id and c.active
    where o.user_id = app_user() and o.company_id = ${myCompany} order by o.created_at desc limit 1`);
  const [me, found, [company], last] = await asActor(actor, [costCentresOf(myCompany), rulesOf(myCompany), usual]);
  const usual_id = last.rows[0] ? Number(last.rows[0].id) : null;
  const { required, has_approvers } = company!;
  const asks_approval = has_approvers || me.company_role === 'buyer';
  return { items: found.map(costCentre), usual_id, required, asks_approval, may_edit: isCompanyAdmin(me) };
}

/** The same of any company, for staff. 404 for an unknown company. */
export async function listCompanyCostCentres(actor: Caller, company_id: number): Promise<CostCentres> {
  const company = sql`${company_id}::bigint`;
  const [, found, [known]] = await asActor(actor, [costCentresOf(company), rulesOf(company)]);
  if (!known) throw notFound('company');
  const { required } = known;
  return { items: found.map(costCentre), usual_id: null, required, asks_approval: true, may_edit: true };
}

const isCompanyAdmin = ({ company_role }: Me) => company_role === 'company admin';

/** Query of whether the company requires one, and has approvers other than the caller. */
const rulesOf = (company_id: SQL) =>
  db
    .select({
      required: companies.cost_centre_required,
      has_approvers: sql<boolean>`exists (select 1 from users u where u.company_id = ${company_id}
        and u.id <> app_user() and u.disabled_at is null and u.company_role in ('approver', 'company admin'))`,
    })
    .from(companies)
    .where(eq(companies.id, company_id));

function costCentresOf(company_id: SQL) {
  const { id, code, name, active } = cost_centres;
  return db
    .select({ id, code, name, active, ...budgetColumns })
    .from(cost_centres)
    .where(eq(cost_centres.company_id, company_id))
    .orderBy(sql`not ${active}`, sql`lower(${code})`);
}

type Found = Awaited<ReturnType<typeof costCentresOf>>[number];

const costCentre = ({ budget_paise, budget_period, spent_paise, ...found }: Found): CostCentre => ({
  ...found,
  budget: budgetOf({ budget_paise, budget_period, spent_paise }),
});

/** The columns for `budgetOf` in a query with `cost_centres`. */
export const budgetColumns = {
  budget_paise: cost_centres.budget_paise,
  budget_period: cost_centres.budget_period,
  spent_paise: budgetSpentPaise,
};

interface BudgetRow {
  budget_paise: number | null;
  /** Null without a cost centre. */
  budget_period: LimitPeriod | null;
  spent_paise: number | null;
}

/** The budget of a cost centre; null without one. */
export function budgetOf({ budget_paise, budget_period: period, spent_paise }: BudgetRow): Budget | null {
  if (budget_paise === null || period === null) return null;
  const running = periodName(period, dayInIndia());
  return { limit: toRupees(budget_paise), spent: toRupees(spent_paise ?? 0), period, running };
}

/** Adds or changes a cost centre; the contract lists the refusals. */
export async function saveCostCentre(actor: Caller, { current_password: password, ...body }: SaveCostCentre) {
  const field = 'current_password';
  const read = [costCentresOf(myCompany), ...rulesBefore(myCompany, sql`app_user()`)] as const;
  const [me, found, [company], approvers] =
    password === undefined
      ? await asActor(actor, [...read])
      : await confirmPassword(actor, { password, field }, ...read);
  requireCompanyAdmin(me);
  const known = found.find(({ id }) => id === body.id);
  if (known && password === undefined && describeBudget(known) !== describeBudget(budgetIn(body))) {
    throw fieldError('invalid', field, 'Enter your current password to change a budget.');
  }
  return write(actor, { body, found, company_id: me.company_id!, company: company!.name, by: me.name, approvers });
}

/** The same for any company, for staff. 404 for an unknown company. */
export async function saveCompanyCostCentre(
  actor: Caller,
  { company_id, ...body }: Omit<SaveCostCentre, 'current_password'> & { company_id: number },
) {
  const id = sql`${company_id}::bigint`;
  const [, found, [company], approvers] = await asActor(actor, [
    costCentresOf(id),
    ...rulesBefore(id, sql`app_user()`),
  ]);
  if (!company) throw notFound('company');
  // Buyers do not see who our staff are.
  return write(actor, { body, found, company_id, company: company.name, by: brand.name, approvers });
}

interface Saving {
  body: Omit<SaveCostCentre, 'current_password'>;
  /** The company's cost centres before. */
  found: Found[];
  company_id: number;
  company: string;
  /** Who saves, for the mail. */
  by: string;
  approvers: { name: string; email: string }[];
}

async function write(actor: Caller, { body, found, company_id, company, by, approvers }: Saving) {
  const { id, budget: _, ...fields } = body;
  const known = found.find((each) => each.id === id);
  if (id && !known) throw notFound('cost centre');
  if (!known && found.length >= MAX_COST_CENTRES) {
    throw new AppError('conflict', `A company can have at most ${MAX_COST_CENTRES} cost centres.`);
  }
  const values = { ...fields, ...budgetIn(body) };
  const before = describeBudget(known);
  const after = describeBudget(values);
  const changes: [string, string, string][] =
    before === after ? [] : [[`Budget of ${costCentreText(values)}`, before, after]];
  try {
    const [, [saved]] = await asActor(actor, [
      known
        ? db
            .update(cost_centres)
            .set(values)
            .where(and(eq(cost_centres.id, known.id), eq(cost_centres.company_id, company_id)))
            .returning({ id: cost_centres.id })
        : db
            .insert(cost_centres)
            .values({ ...values, company_id })
            .returning({ id: cost_centres.id }),
      ...mailChanges({ company, by, approvers, changes }),
    ]);
    return { message: known ? 'Cost centre saved.' : 'Cost centre added.', id: saved!.id };
  } catch (error) {
    if (errorCode(error) !== '23505') throw error;
    throw fieldError('conflict', 'code', `Another cost centre has the code ${fields.code}. Choose a different one.`);
  }
}

const budgetIn = ({ active, budget, budget_period }: Saving['body']): BudgetColumns => ({
  ...{ active, budget_period },
  budget_paise: toPaise(budget),
});

type BudgetColumns = { active: boolean; budget_paise: number | null; budget_period: LimitPeriod };

function describeBudget(of: BudgetColumns | undefined): string {
  if (!of || of.budget_paise === null) return 'none';
  return `${formatPaise(of.budget_paise)} a ${PERIOD_NAMES[of.budget_period]}${of.active ? '' : ', not in use'}`;
}

/** 400 at `cost_centre_id` if the company requires one and none is chosen, or the chosen one is not in use. */
export function requireCostCentre(
  { cost_centre, cost_centre_required }: OrderRules,
  chosen: number | null | undefined,
  message = COST_CENTRE_REQUIRED,
): void {
  if (chosen && !cost_centre) throw fieldError('invalid', 'cost_centre_id', COST_CENTRE_GONE);
  if (cost_centre_required && !cost_centre) throw fieldError('invalid', 'cost_centre_id', message);
}

/** The columns of an order for its cost centre. */
export const chargedTo = ({ cost_centre }: OrderRules) => ({
  cost_centre_id: cost_centre?.id ?? null,
  cost_centre: cost_centre && costCentreText(cost_centre),
});
