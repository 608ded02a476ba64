import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's argon2id setting: 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** argon2id in PHC form. About 20 ms at the usual cost; tests sign in at a lower one. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, ...cost });
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${base64(nonce)}$${base64(tag)}`;
}

/** True if the password matches. Takes as long for an account that does not exist (`null`). */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, , , cost = '', salt = '', tag = ''] = (hash ?? (await dummyHash)).split('$');
  const { m, t, p } = Object.fromEntries(cost.split(',').map((part) => part.split('=')));
  const expected = Buffer.from(tag, 'base64');
  const parameters = { memory: Number(m), passes: Number(t), parallelism: Number(p), tagLength: expected.length };
  const actual = await derive('argon2id', { message: password, nonce: Buffer.from(salt, 'base64'), ...parameters });
  return timingSafeEqual(actual, expected) && hash !== null;
}

const dummyHash = hashPassword(randomBytes(16).toString('hex'));

/** PHC strings use base64 without padding. */
function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('=', '');
}
