import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { sessions, users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { recovery_codes } from '#db/schema/second-factors.ts';
import { mail } from '../../mail/mail-row.ts';
import { asActor, db, type Me } from '../../platform/database.ts';
import { GuardFailed } from '../../platform/errors.ts';
import { formatTime } from '../../platform/format.ts';
import type { Caller } from '../../platform/session.ts';
import { finishChallenge, openChallenge, setUpExpired } from './challenges.ts';
import { factor_challenges } from '#db/schema/second-factors.ts';
import { newRecoveryCodes, replaceCodes } from './recovery-codes.ts';
import type { FactorChange } from '../../mail/factor-mails.ts';

/** The statements that follow each change of the caller's factors: the other sessions end, and the owner gets a mail. */
export const afterChange = (actor: Caller, me: Me, change: FactorChange, passkey = '') => [
  db
    .update(sessions)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(sessions.user_id, actor.uid), ne(sessions.id, actor.sid), isNull(sessions.revoked_at))),
  db
    .insert(outbox)
    .values(mail('factor-changed', me.email, { name: me.name, change, passkey, at: formatTime(new Date()) })),
];

/** Reads what the caller's step of setting up a factor needs. 409 once it has expired. */
export async function readSetUp(actor: Caller, challenge: string, purpose: 'app' | 'passkey') {
  const [me, [step], [codes]] = await asActor(actor, [
    db.select({ value: factor_challenges.value }).from(factor_challenges).where(openChallenge(challenge, purpose)),
    db
      .select({ left: recovery_codes.codes_left })
      .from(recovery_codes)
      .innerJoin(users, eq(users.id, recovery_codes.user_id))
      .where(eq(users.id, actor.uid)),
  ]);
  if (!step?.value) throw setUpExpired();
  return { me, value: step.value, hasCodes: codes !== undefined };
}

/** Writes a new factor; with the first one come recovery codes. Returns them, or null. */
export async function addFactor(
  actor: Caller,
  { challenge, purpose, hasCodes }: { challenge: string; purpose: 'app' | 'passkey'; hasCodes: boolean },
  statements: BatchItem<'pg'>[],
): Promise<string[] | null> {
  const made = hasCodes ? null : await newRecoveryCodes();
  try {
    await asActor(actor, [
      finishChallenge(challenge, purpose),
      ...statements,
      ...(made ? replaceCodes(actor.uid, made.hashes) : []),
    ]);
  } catch (error) {
    throw error instanceof GuardFailed ? setUpExpired() : error;
  }
  return made && made.codes;
}
