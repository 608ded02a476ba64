import { generateSecret, generateURI, verify } from 'otplib';
import { brand } from '#site';

/** Seconds for which an app shows one code. */
const STEP = 30;

/** Seconds that the clock of a phone may differ by: one step to either side. */
const TOLERANCE = 30;

/** A new secret of an authenticator app, and the link with which the app takes it over. */
export function newAppSecret(email: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: brand.name, label: email, secret }) };
}

/** The time step of a valid code that is later than `lastStep`, the one last used; null for any other code. */
export async function checkCode(secret: string, code: string, lastStep?: number): Promise<number | null> {
  // The library throws if the last step is still to come: this server's clock was set back.
  if (lastStep !== undefined && lastStep * STEP > Date.now() / 1000 + TOLERANCE) return null;
  const used = lastStep === undefined ? {} : { afterTimeStep: lastStep };
  const result = await verify({ secret, token: code, period: STEP, epochTolerance: TOLERANCE, ...used });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
