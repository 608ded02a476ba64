import { eq } from 'drizzle-orm';
import { authenticator_apps } from '#db/schema/second-factors.ts';
import { confirmPassword } from '../confirm-password.ts';
import { asActor, db } from '../../platform/database.ts';
import { fieldError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/session.ts';
import { dropSetUps, newChallenge } from './challenges.ts';
import { addFactor, afterChange, readSetUp } from './factor-changes.ts';
import { plainCode } from './recovery-codes.ts';
import { seal, unseal } from './sealed.ts';
import { checkCode, newAppSecret } from './totp.ts';

const WRONG_CODE =
  'This code is wrong. Enter the 6 digits that the app shows now, and check that the phone’s time is right.';

/** Makes the secret of an authenticator app. It counts once `saveApp` has a code from it. */
export async function startApp(actor: Caller, { password }: { password: string }) {
  const [me] = await confirmPassword(actor, { password, field: 'password' });
  const { secret, uri } = newAppSecret(me.email);
  const { token, statement } = newChallenge(actor.uid, 'app', seal(secret, actor.uid));
  await asActor(actor, [dropSetUps(actor.uid), statement]);
  return { challenge: token, secret, uri };
}

/** Adds the app, in place of an earlier one, if the code is from it. The code is used up. */
export async function saveApp(actor: Caller, { challenge, code }: { challenge: string; code: string }) {
  const { me, value, hasCodes } = await readSetUp(actor, challenge, 'app');
  const secret = unseal(value, actor.uid);
  const digits = plainCode(code);
  const step = secret && /^\d{6}$/.test(digits) ? await checkCode(secret, digits) : null;
  if (step === null) throw fieldError('invalid', 'code', WRONG_CODE);
  const codes = await addFactor(actor, { challenge, purpose: 'app', hasCodes }, [
    db.delete(authenticator_apps).where(eq(authenticator_apps.user_id, actor.uid)),
    db.insert(authenticator_apps).values({ user_id: actor.uid, secret: value, last_step: step }),
    ...afterChange(actor, me, 'app added'),
  ]);
  return { message: 'Authenticator app set up. Other devices have been signed out.', codes };
}
