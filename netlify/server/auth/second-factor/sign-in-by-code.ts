import { eq, sql } from 'drizzle-orm';
import { outbox } from '#db/schema/outbox.ts';
import { authenticator_apps, factor_challenges, recovery_codes } from '#db/schema/second-factors.ts';
import { mail } from '../../mail/mail-row.ts';
import { asSystem, db, rows } from '../../platform/database.ts';
import type { Device } from '../../platform/device.ts';
import { formatTime } from '../../platform/format.ts';
import { openChallenge } from './challenges.ts';
import { findCode, plainCode, useCode } from './recovery-codes.ts';
import { unseal } from './sealed.ts';
import { countTry, finishSignIn, refuseTry, selectPerson, stepEnded } from './second-step.ts';
import { checkCode } from './totp.ts';

const WRONG_CODE = 'This code is wrong or was used before. Enter the next one that the app shows.';
const WRONG_RECOVERY_CODE = 'This recovery code is wrong or was used before.';

interface Try {
  challenge: string;
  code: string;
  userAgent: string | null;
  device: Device;
}

/** Finishes a sign-in with a code of the app (6 digits) or a recovery code. */
export async function signInByCode(given: Try) {
  const { challenge } = given;
  const code = plainCode(given.code);
  const ofChallenge = openChallenge(challenge, 'sign-in');
  const [, , , [found], [app], [recovery]] = await asSystem([
    ...countTry(challenge),
    selectPerson(challenge),
    db
      .select({ secret: authenticator_apps.secret, last_step: authenticator_apps.last_step })
      .from(authenticator_apps)
      .innerJoin(factor_challenges, eq(factor_challenges.user_id, authenticator_apps.user_id))
      .where(ofChallenge),
    db
      .select({ hashes: recovery_codes.hashes })
      .from(recovery_codes)
      .innerJoin(factor_challenges, eq(factor_challenges.user_id, recovery_codes.user_id))
      .where(ofChallenge),
  ]);
  if (!found) throw stepEnded();
  const { person, tries } = found;
  const isAppCode = /^\d{6}$/.test(code);
  const proof = isAppCode
    ? await proveApp(person.id, code, app)
    : await proveRecovery(person, code, recovery?.hashes ?? []);
  const signedIn = proof && (await finishSignIn(given, person, proof));
  if (signedIn) return signedIn;
  throw await refuseTry(challenge, person, tries, isAppCode ? WRONG_CODE : WRONG_RECOVERY_CODE);
}

/** The statement that uses up the code, and all earlier ones; null for a wrong one. */
async function proveApp(user: number, code: string, app: { secret: string; last_step: number } | undefined) {
  const secret = app && unseal(app.secret, user);
  const step = secret ? await checkCode(secret, code, app.last_step) : null;
  if (step === null) return null;
  return [
    rows(sql`with used as (update ${authenticator_apps} set last_step = ${step}
      where user_id = ${user} and last_step < ${step} returning 1)
      select must(exists (select from used), 'code')`),
  ] as const;
}

/** The statement that uses up the recovery code, and the mail about it; null for a wrong one. */
async function proveRecovery(person: { id: number; name: string; email: string }, code: string, hashes: string[]) {
  const hash = await findCode(code, hashes);
  if (!hash) return null;
  const notice = { name: person.name, at: formatTime(new Date()), left: hashes.length - 1 };
  return [
    useCode(person.id, hash),
    db.insert(outbox).values(mail('recovery-code-used', person.email, notice)),
  ] as const;
}
