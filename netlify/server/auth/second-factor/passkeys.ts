import { eq } from 'drizzle-orm';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { PasskeyCreation } from '#contracts/auth/passkey.ts';
import { MAX_PASSKEYS } from '#contracts/auth/second-factor.ts';
import { STEP_MINUTES } from '#contracts/auth/second-step.ts';
import { passkeys } from '#db/schema/second-factors.ts';
import { confirmPassword } from '../confirm-password.ts';
import { asActor, db, errorCode } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { log } from '../../platform/log.ts';
import type { Caller } from '../../platform/session.ts';
import { dropSetUps, newChallenge } from './challenges.ts';
import { addFactor, afterChange, readSetUp } from './factor-changes.ts';
import { relyingParty } from './relying-party.ts';

/** What the browser needs to create a passkey. 409 if the caller has enough of them. */
export async function startPasskey(actor: Caller, { password }: { password: string }) {
  const own = db
    .select({ id: passkeys.credential_id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.user_id, actor.uid));
  const [me, known] = await confirmPassword(actor, { password, field: 'password' }, own);
  if (known.length >= MAX_PASSKEYS) {
    throw new AppError('conflict', `You have ${MAX_PASSKEYS} passkeys. Remove one that you no longer use first.`);
  }
  const options = await generateRegistrationOptions({
    rpName: relyingParty.name,
    rpID: relyingParty.id,
    userID: new TextEncoder().encode(`staff ${actor.uid}`),
    userName: me.email,
    userDisplayName: me.name,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    timeout: STEP_MINUTES * 60_000,
  });
  const { token, statement } = newChallenge(actor.uid, 'passkey', options.challenge);
  await asActor(actor, [dropSetUps(actor.uid), statement]);
  return { challenge: token, options };
}

interface NewPasskey {
  challenge: string;
  name: string;
  response: PasskeyCreation;
}

/** Adds the passkey that the browser created for the caller's step. */
export async function savePasskey(actor: Caller, { challenge, name, response }: NewPasskey) {
  const { me, value, hasCodes } = await readSetUp(actor, challenge, 'passkey');
  const credential = await verify(response, value);
  const { id, publicKey, counter, transports = [] } = credential;
  const codes = await addFactor(actor, { challenge, purpose: 'passkey', hasCodes }, [
    db.insert(passkeys).values({
      ...{ user_id: actor.uid, name, credential_id: id, counter, transports },
      public_key: Buffer.from(publicKey).toString('base64url'),
    }),
    ...afterChange(actor, me, 'passkey added', name),
  ]).catch((error: unknown) => {
    throw errorCode(error) === '23505' ? notAccepted() : error;
  });
  return { message: `Passkey “${name}” added. Other devices have been signed out.`, codes };
}

async function verify(response: PasskeyCreation, expectedChallenge: string) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: false,
    });
    if (verified) return registrationInfo.credential;
  } catch (error) {
    // The library explains what is wrong with an answer only in its error.
    log('info', 'passkey refused', { reason: (error as Error).message });
  }
  throw notAccepted();
}

const notAccepted = () => new AppError('invalid', 'This passkey was not accepted. Close this and start again.');
