import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { STEP_MINUTES } from '#contracts/auth/second-step.ts';
import { factor_challenges } from '#db/schema/second-factors.ts';
import { db, rows } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { hashLinkToken, newLinkToken } from '../link-tokens.ts';

type Purpose = (typeof factor_challenges.$inferInsert)['purpose'];

/** Begins a step: the statement that stores it, and its token for the browser. */
export function newChallenge(user_id: number, purpose: Purpose, value: string | null = null) {
  const { token, token_hash } = newLinkToken();
  const expires_at = sql`now() + make_interval(mins => ${STEP_MINUTES})`;
  return { token, statement: db.insert(factor_challenges).values({ token_hash, user_id, purpose, value, expires_at }) };
}

/** The open step of this token. */
export const openChallenge = (token: string, purpose: Purpose) =>
  and(
    eq(factor_challenges.token_hash, hashLinkToken(token)),
    eq(factor_challenges.purpose, purpose),
    gt(factor_challenges.expires_at, sql`now()`),
  )!;

/** Finishes a step, once: of two requests with one token, the second fails with the guard `challenge`. */
export const finishChallenge = (token: string, purpose: Purpose) =>
  rows(sql`with finished as (delete from ${factor_challenges} where ${openChallenge(token, purpose)} returning 1)
    select must(exists (select from finished), 'challenge')`);

/** Ends the caller's other steps of setting up factors, such as one in another tab. */
export const dropSetUps = (user_id: number) =>
  db
    .delete(factor_challenges)
    .where(and(eq(factor_challenges.user_id, user_id), ne(factor_challenges.purpose, 'sign-in')));

/** 409: a step of setting up a factor has expired or was finished in another tab. */
export const setUpExpired = () => new AppError('conflict', 'This took too long. Close it and start again.');
