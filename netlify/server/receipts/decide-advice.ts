import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#db/schema/companies.ts';
import { payment_advices } from '#db/schema/payment-advices.ts';
import { receipts } from '#db/schema/receipts.ts';
import { mailFrom } from '../mail/mail-row.ts';
import { asActor, db, myCompany, rows } from '../platform/database.ts';
import { AppError, fieldError, GuardFailed, notFound } from '../platform/errors.ts';
import { formatDay, formatPaise } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { NEW_RECEIPT } from './book.ts';

/** The guard of an advice that is no longer open. */
const OPEN_ADVICE = 'payment advice';

const decider = alias(users, 'decider');

/** Query of an advice with who decided about it; no row for 0. */
export const adviceToDecide = (id: number) =>
  db
    .select({ advice: payment_advices, decided_by: decider.name, receipt: receipts.number })
    .from(payment_advices)
    .leftJoin(decider, eq(decider.id, payment_advices.decided_by))
    .leftJoin(receipts, eq(receipts.id, payment_advices.receipt_id))
    .where(eq(payment_advices.id, id));

type Found = Awaited<ReturnType<typeof adviceToDecide>>[number];

/** 404 for an unknown advice, 409 for one that is no longer open, which says who decided. */
function assertAdviceOpen(found: Found | undefined): void {
  if (!found) throw notFound('payment advice');
  const { advice, decided_by, receipt } = found;
  const { status } = advice;
  if (status === 'sent') return;
  const aside = status === 'set aside' ? 'set this payment advice aside' : 'withdrawn this payment advice';
  const done = status === 'recorded' ? `recorded this payment advice as ${receipt}` : aside;
  throw new AppError('conflict', `${decided_by} has ${done}. Nothing was saved.`);
}

/** 404 and 409 as above, 400 at the field for a receipt of another company. */
export function assertAnswerable(found: Found | undefined, company_id: number): void {
  assertAdviceOpen(found);
  if (found!.advice.company_id === company_id) return;
  throw fieldError('invalid', 'company_id', 'The payment advice is of another company. Choose that company.');
}

interface Answered {
  company_id: number;
  reference: string | null;
  advice_id?: number | undefined;
}

/**
 * The statement that links the receipt of the same batch to the advice that it answers: the one that was opened, which fails if it
 * is no longer open, or else one of the company with the receipt's UTR.
 */
export function answerAdvice(actor: Caller, { company_id, reference, advice_id }: Answered) {
  if (advice_id === undefined && reference === null) return [];
  const which = advice_id === undefined ? sql`lower(reference) = lower(${reference}::text)` : sql`id = ${advice_id}`;
  return [
    rows(sql`
      with answered as (
        update payment_advices set status = 'recorded', receipt_id = ${NEW_RECEIPT}, decided_by = ${actor.uid}, decided_at = now()
        where company_id = ${company_id} and status = 'sent' and ${which} returning 1)
      select must(count(*) = 1 or ${advice_id === undefined}, ${OPEN_ADVICE}) from answered`),
  ];
}

/** Sets an open advice aside and mails the buyer who sent it. 404 for an unknown advice, 409 if it is no longer open. */
export async function setAdviceAside(actor: Caller, { id, reason }: { id: number; reason: string }) {
  const [, [found]] = await asActor(actor, [adviceToDecide(id)]);
  assertAdviceOpen(found);
  const { amount_paise, reference, paid_on, company_id, created_by } = found!.advice;
  const letter = {
    about: `Payment advice ${reference}`,
    on: formatDay(paid_on),
    amount: formatPaise(amount_paise),
    reason,
  };
  await asActor(actor, [
    rows(sql`
      with aside as (
        update payment_advices set status = 'set aside', reason = ${reason}, decided_by = ${actor.uid}, decided_at = now()
        where id = ${id} and company_id = ${company_id} and status = 'sent' returning 1)
      select must(count(*) = 1, ${OPEN_ADVICE}) from aside`),
    rows(
      mailFrom(
        'payment-advice-set-aside',
        sql`u.email`,
        { name: sql`u.name`, ...letter },
        sql`from users u where u.id = ${created_by} and u.disabled_at is null`,
      ),
    ),
  ]).catch((error: unknown) => rethrowDecided(actor, id, error));
  return { message: `Payment advice ${reference} set aside.` };
}

/** For the `catch` of a batch that decides: says who was quicker; any other error unchanged. */
async function rethrowDecided(actor: Caller, id: number, error: unknown): Promise<never> {
  if (error instanceof GuardFailed) {
    const [, [found]] = await asActor(actor, [adviceToDecide(id)]);
    assertAdviceOpen(found);
  }
  throw error;
}

/** Withdraws an open advice of the caller's company. 404 for another company's, 409 if the desk has decided about it. */
export async function withdrawAdvice(actor: Caller, id: number) {
  const isOwn = and(eq(payment_advices.id, id), eq(payment_advices.company_id, myCompany));
  const [, withdrawn, [found]] = await asActor(actor, [
    db
      .update(payment_advices)
      .set({ status: 'withdrawn', decided_by: actor.uid, decided_at: sql`now()` })
      .where(and(isOwn, eq(payment_advices.status, 'sent')))
      .returning({ id: payment_advices.id }),
    db
      .select({ status: payment_advices.status, reference: payment_advices.reference, receipt: receipts.number })
      .from(payment_advices)
      .leftJoin(receipts, eq(receipts.id, payment_advices.receipt_id))
      .where(isOwn),
  ]);
  if (!found) throw notFound('payment advice');
  if (withdrawn.length === 0) throw new AppError('conflict', refusalOf(found));
  return { message: `Payment advice ${found.reference} withdrawn.` };
}

function refusalOf({ status, receipt }: { status: string; receipt: string | null }): string {
  if (status === 'recorded') return `We have recorded this payment as ${receipt}. It can no longer be withdrawn.`;
  return `This payment advice is already ${status}. Nothing was saved.`;
}
