import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { asSystem } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { newChallenge } from './challenges.ts';

/**
 * Columns of a user: which second factors they have. Kept free of the libraries, because every sign-in loads this file. The
 * table is named in the text: the query builder leaves it out where it selects from one table.
 */
export const factorsOf = {
  has_app: sql<boolean>`exists (select from authenticator_apps where user_id = users.id)`,
  has_passkey: sql<boolean>`exists (select from passkeys where user_id = users.id)`,
};

/**
 * The refusal with which a sign-in continues in a second step. There is no session before it is finished. `others` are run
 * in the same batch.
 */
export async function askSecondFactor(
  person: { id: number; has_app: boolean; has_passkey: boolean },
  others: BatchItem<'pg'>[],
) {
  const { token, statement } = newChallenge(person.id, 'sign-in');
  await asSystem([statement, ...others]);
  return new AppError('second_step', 'Confirm your sign-in with your second factor.', {
    second_step: { challenge: token, app: person.has_app, passkey: person.has_passkey },
  });
}
