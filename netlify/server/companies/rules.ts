import { eq, sql } from 'drizzle-orm';
import { PO_REQUIRED } from '#contracts/orders/portal.ts';
import { PO_DATE_ALONE } from '#contracts/orders/purchase-order.ts';
import { companies } from '#db/schema/companies.ts';
import { approval_links } from '#db/schema/orders.ts';
import { outbox } from '#db/schema/outbox.ts';
import { newLinkToken } from '../auth/link-tokens.ts';
import { mail } from '../mail/mail-row.ts';
import type { MailPayload } from '../mail/templates.ts';
import { db, type Me, myCompany } from '../platform/database.ts';
import { fieldError } from '../platform/errors.ts';
import { formatPaise } from '../platform/format.ts';

/** A company's rules for its orders, from the cart or from a quote. */

/** How long an approval link is valid after its mail is sent, days. */
const APPROVAL_LINK_DAYS = 7;

interface Approver {
  id: number;
  name: string;
  email: string;
}

/** Query of the rules of the caller's company and its other approvers. */
export function orderRules() {
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

type OrderRules = Awaited<ReturnType<typeof orderRules>>[number];

type PurchaseOrder = { po_number: string | null; po_date: string | null };

/** 400 at `po_number` if it is missing and the company requires one, or a date is given. */
export function requirePoNumber({ po_required }: OrderRules, { po_number, po_date }: PurchaseOrder): void {
  if (po_required && !po_number) throw fieldError('invalid', 'po_number', PO_REQUIRED);
  if (po_date && !po_number) throw fieldError('invalid', 'po_number', PO_DATE_ALONE);
}

/**
 * The first status of an order. Above the limit it waits for another approver: no one approves their own order. If an
 * approver is the only one in the company, the order is placed and its history says so.
 */
export function initialStatus(me: Me, { spending_limit_paise: limit, approvers }: OrderRules, total_paise: number) {
  if (limit === null || total_paise <= limit) return { status: 'placed' as const, note: null };
  const above = `Above the spending limit of ${formatPaise(limit)}`;
  if (me.company_role === 'buyer' || approvers.length > 0) {
    return { status: 'pending approval' as const, note: `${above}.` };
  }
  return { status: 'placed' as const, note: `${above}; the company has no other approver.` };
}

/** Statements that mail each approver a personal link: the mail has the token, the table its hash. */
export function askApprovers(
  me: Me,
  { approvers, spending_limit_paise }: OrderRules,
  order: Omit<MailPayload<'order-placed'>, 'name'>,
  notes: string | null,
) {
  if (approvers.length === 0) return [];
  const expires_at = sql`now() + make_interval(days => ${APPROVAL_LINK_DAYS})`;
  const asked = approvers.map((approver) => ({ approver, ...newLinkToken() }));
  const limit = spending_limit_paise === null ? null : formatPaise(spending_limit_paise);
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
        }),
      ),
    ),
  ];
}
