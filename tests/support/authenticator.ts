import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The site of these tests, as `startApi` sets it. */
const SITE = { origin: 'http://plantsetu.test', rpId: 'plantsetu.test' };

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

const USER_PRESENT = 0x01;
const HAS_KEY = 0x40;

interface Deviation {
  /** Where the browser says it is. */
  origin?: string;
  /** The host for which the authenticator signs. */
  rpId?: string;
  counter?: number;
}

/** An authenticator in software: makes and uses one passkey, and can be told to answer wrongly. */
export function newAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (flags: number, rpId: string, count: number, key: Uint8Array = new Uint8Array()) => {
    const counted = Buffer.alloc(5);
    counted.writeUInt8(flags);
    counted.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(rpId), counted, key]);
  };

  /** The public key as COSE: an ES256 key. */
  const coseKey = () => {
    const { x, y } = publicKey.export({ format: 'jwk' });
    const bytes = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'));
    return isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x!)],
        [-3, bytes(y!)],
      ]),
    );
  };

  const credential = {
    ...{ id: base64url(credentialId), rawId: base64url(credentialId) },
    ...{ type: 'public-key' as const, clientExtensionResults: {} },
  };

  /** The answer to `factor-passkey-start`. */
  function create({ challenge }: { challenge: string }, { origin = SITE.origin, rpId = SITE.rpId }: Deviation = {}) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const key = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey()]);
    const authData = new Uint8Array(authenticatorData(USER_PRESENT | HAS_KEY, rpId, counter, key));
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      ...credential,
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    };
  }

  /** The answer to `login-passkey-options`. */
  function get({ challenge }: { challenge: string }, deviation: Deviation = {}) {
    const { origin = SITE.origin, rpId = SITE.rpId } = deviation;
    counter = deviation.counter ?? counter + 1;
    const authData = authenticatorData(USER_PRESENT, rpId, counter);
    const data = clientData('webauthn.get', challenge, origin);
    const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
    return {
      ...credential,
      response: {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      },
    };
  }

  return { create, get };
}
export type Authenticator = ReturnType<typeof newAuthenticator>;
