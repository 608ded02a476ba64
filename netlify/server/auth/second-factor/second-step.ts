import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { MAX_WRONG_CODES } from '#contracts/auth/second-step.ts';
import { users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { factor_challenges } from '#db/schema/second-factors.ts';
import { mail } from '../../mail/mail-row.ts';
import { asSystem, db, type Queries, rows } from '../../platform/database.ts';
import type { Device } from '../../platform/device.ts';
import { AppError, fieldError, GuardFailed } from '../../platform/errors.ts';
import { formatTime } from '../../platform/format.ts';
import { newSession } from '../new-session.ts';
import { sessionColumns, sessionUser } from '../session-user.ts';
import { rememberDevice } from '../sign-in-limits.ts';
import { finishChallenge, openChallenge } from './challenges.ts';

/** Tries of one person over all addresses, few enough that six digits stay unguessed. */
const LIMITS = {
  quarter: { key: 'second-factor', tries: 15, window: '15 minutes' },
  day: { key: 'second-factor day', tries: 60, window: '1 day' },
};

/** 401: the step has expired, was finished, or the account was disabled meanwhile. */
export const stepEnded = () => new AppError('unauthenticated', 'This sign-in has expired. Enter your password again.');

/** The statements that count a try at this step; 429 above the limits. They come before the try is judged. */
export const countTry = (challenge: string) =>
  [
    throttle(challenge, LIMITS.quarter),
    throttle(challenge, LIMITS.day),
    db
      .update(factor_challenges)
      .set({ tries: sql`${factor_challenges.tries} + 1` })
      .where(openChallenge(challenge, 'sign-in')),
  ] as const;

const throttle = (challenge: string, { key, tries, window }: (typeof LIMITS)['day']) =>
  rows(sql`select throttle_try(${`${key} `} || user_id, ${tries}, ${window}::interval)
    from ${factor_challenges} where ${openChallenge(challenge, 'sign-in')}`);

const columns = { ...sessionColumns, must_change_password: users.must_change_password };

/** The person whose sign-in this is, with the tries so far; no row once the step has ended. */
export const selectPerson = (challenge: string) =>
  db
    .select({ person: columns, tries: factor_challenges.tries, value: factor_challenges.value })
    .from(factor_challenges)
    .innerJoin(users, eq(users.id, factor_challenges.user_id))
    .where(
      and(
        openChallenge(challenge, 'sign-in'),
        isNull(users.disabled_at),
        lte(factor_challenges.tries, MAX_WRONG_CODES),
      ),
    );

type Person = Pick<typeof users.$inferSelect, keyof typeof columns>;

/** Opens the session. `proof` uses up what was proved; false if that had been used already. */
export async function finishSignIn(
  { challenge, userAgent, device }: { challenge: string; userAgent: string | null; device: Device },
  person: Person,
  proof: Queries,
) {
  const { id, must_change_password } = person;
  const user = sessionUser(person);
  const session = newSession(user, userAgent);
  try {
    await asSystem([
      // A finished sign-in was no attack. First, and in the order in which tries lock these rows, so that none deadlocks.
      rows(sql`delete from throttle where key = ${`${LIMITS.quarter.key} ${id}`}`),
      rows(sql`delete from throttle where key = ${`${LIMITS.day.key} ${id}`}`),
      finishChallenge(challenge, 'sign-in'),
      ...proof,
      rememberDevice(id, device),
      ...session.statements,
    ]);
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
    if (error.guard === 'challenge') throw stepEnded();
    return false;
  }
  return { token: await session.token(), user, must_change_password };
}

/** The refusal of a wrong code. After the last try the step ends, and its owner gets a mail: someone knows the password. */
export async function refuseTry(challenge: string, person: Person, tries: number, message: string) {
  if (tries < MAX_WRONG_CODES) return fieldError('invalid', 'code', message);
  const notice = { name: person.name, at: formatTime(new Date()) };
  await asSystem([
    db.delete(factor_challenges).where(openChallenge(challenge, 'sign-in')),
    db.insert(outbox).values(mail('second-factor-refused', person.email, notice)),
  ]);
  return new AppError('unauthenticated', 'Too many wrong tries. Enter your password again.');
}
