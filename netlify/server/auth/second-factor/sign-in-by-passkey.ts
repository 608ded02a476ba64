import { and, eq, sql } from 'drizzle-orm';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PasskeyAssertion } from '#contracts/auth/passkey.ts';
import { STEP_MINUTES } from '#contracts/auth/second-step.ts';
import { factor_challenges, passkeys } from '#db/schema/second-factors.ts';
import { asSystem, db, rows } from '../../platform/database.ts';
import type { Device } from '../../platform/device.ts';
import { log } from '../../platform/log.ts';
import { openChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { countTry, finishSignIn, refuseTry, selectPerson, stepEnded } from './second-step.ts';

const NOT_ACCEPTED = 'This passkey was not accepted. Try again, or use another way to sign in.';

/** What the browser needs to ask for one of the person's passkeys. Each question can be answered once. */
export async function askPasskey({ challenge }: { challenge: string }) {
  const [keys] = await asSystem([
    db
      .select({ id: passkeys.credential_id, transports: passkeys.transports })
      .from(passkeys)
      .innerJoin(factor_challenges, eq(factor_challenges.user_id, passkeys.user_id))
      .where(openChallenge(challenge, 'sign-in')),
  ]);
  if (keys.length === 0) throw stepEnded();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    allowCredentials: keys,
    // The password was asked for already, so a key without a PIN is enough.
    userVerification: 'preferred',
    timeout: STEP_MINUTES * 60_000,
  });
  await asSystem([
    db.update(factor_challenges).set({ value: options.challenge }).where(openChallenge(challenge, 'sign-in')),
  ]);
  return { options };
}

interface Try {
  challenge: string;
  response: PasskeyAssertion;
  userAgent: string | null;
  device: Device;
}

/** Finishes a sign-in with a passkey of the person. */
export async function signInByPasskey(given: Try) {
  const { challenge, response } = given;
  const [, , , [found], [key]] = await asSystem([
    ...countTry(challenge),
    selectPerson(challenge),
    db
      .select({ key: passkeys })
      .from(passkeys)
      .innerJoin(factor_challenges, eq(factor_challenges.user_id, passkeys.user_id))
      .where(and(openChallenge(challenge, 'sign-in'), eq(passkeys.credential_id, response.id))),
    // The question is used up, whatever the answer.
    db.update(factor_challenges).set({ value: null }).where(openChallenge(challenge, 'sign-in')),
  ]);
  if (!found) throw stepEnded();
  const { person, tries, value } = found;
  const counter = key && value ? await verify(response, value, key.key) : null;
  const signedIn = key && counter !== null && (await finishSignIn(given, person, [recordUse(key.key.id, counter)]));
  if (signedIn) return signedIn;
  throw await refuseTry(challenge, person, tries, NOT_ACCEPTED);
}

/** The new counter of the passkey; null if it did not sign this question for this site, or counts backwards, as a copy would. */
async function verify(
  response: PasskeyAssertion,
  expectedChallenge: string,
  { credential_id, public_key, counter, transports }: typeof passkeys.$inferSelect,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      credential: { id: credential_id, publicKey: Buffer.from(public_key, 'base64url'), counter, transports },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    // The library explains what is wrong with an answer only in its error.
    log('info', 'passkey refused', { reason: (error as Error).message });
    return null;
  }
}

/** Of two answers with the same counter, the second is refused; authenticators that do not count always send 0. */
const recordUse = (id: number, counter: number) =>
  rows(sql`with used as (update ${passkeys} set counter = ${counter}, used_at = now()
    where id = ${id} and (counter < ${counter} or ${counter} = 0) returning 1)
    select must(exists (select from used), 'passkey')`);
