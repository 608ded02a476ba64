import { eq, sql } from 'drizzle-orm';
import { PO_REQUIRED } from '#contracts/orders.ts';
import { companies } from '#db/schema/companies.ts';
import { approval_links, outbox } from '#db/schema/orders.ts';
import { db, type Me, myCompany } from './database.ts';
import { AppError } from './http/errors.ts';
import { newLinkToken } from './link-tokens.ts';
import { readMoney, readTime } from './mail/as-read.ts';
import { mail } from './mail/mail-row.ts';
import type { MailPayload } from './mail/templates.ts';

/** What a company asks of its buyers' orders, whether they come from the cart or from a quote. */

/** How long a link to approve works, days. */
export const LINK_DAYS = 7;

interface Approver {
  id: number;
  name: string;
  email: string;
}

/** The rules of the caller's company and who else may approve, as a query for the batch that reads for an order. */
export function placingRules() {
  return db
    .select({
      po_required: companies.po_required,
      spending_limit_paise: companies.spending_limit_paise,
      approvers: sql<Approver[]>`(
        select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email) order by u.id), '[]')
        from users u where u.company_id = app_company() and u.id <> app_user() and u.disabled_at is null
          and u.company_role in ('approver', 'company admin'))`,
    })
    .from(companies)
    .where(eq(companies.id, myCompany));
}

type PlacingRules = Awaited<ReturnType<typeof placingRules>>[number];

/** 400 at the field `po_number` where the company orders with a PO number only. */
export function refuseWithoutPo({ po_required }: PlacingRules, po_number: string | null): void {
  if (po_required && !po_number) throw new AppError('invalid', PO_REQUIRED, { fields: { po_number: PO_REQUIRED } });
}

/**
 * How an order begins. Above the limit it waits for somebody else: nobody approves his own order. Where an approver is
 * the only one who may approve, waiting would lead nowhere: his order is placed, and its history says so.
 */
export function firstStep(me: Me, { spending_limit_paise: limit, approvers }: PlacingRules, total_paise: number) {
  if (limit === null || total_paise <= limit) return { status: 'placed' as const, note: null };
  const above = `Above the spending limit of ${readMoney(limit)}`;
  if (me.company_role === 'buyer' || approvers.length > 0) {
    return { status: 'pending approval' as const, note: `${above}.` };
  }
  return { status: 'placed' as const, note: `${above}; nobody else may approve orders.` };
}

/** Statements that ask each approver, by a mail with a link of his own: the mail holds the token, the table its hash. */
export function askApprovers(
  me: Me,
  { approvers, spending_limit_paise }: PlacingRules,
  order: Omit<MailPayload<'order-placed'>, 'name'>,
  notes: string | null,
) {
  if (approvers.length === 0) return [];
  const expires_at = new Date(Date.now() + LINK_DAYS * 86_400_000);
  const asked = approvers.map((approver) => ({ approver, ...newLinkToken() }));
  const limit = spending_limit_paise === null ? null : readMoney(spending_limit_paise);
  return [
    db.insert(approval_links).values(
      asked.map(({ approver, token_hash }) => ({
        token_hash,
        order_id: order.order_id,
        company_id: me.company_id!,
        user_id: approver.id,
        expires_at,
      })),
    ),
    db.insert(outbox).values(
      asked.map(({ approver, token }) =>
        mail('order-approval-needed', approver.email, {
          ...order,
          name: approver.name,
          placed_by: me.name,
          limit,
          notes,
          token,
          expires: readTime(expires_at),
        }),
      ),
    ),
  ];
}
