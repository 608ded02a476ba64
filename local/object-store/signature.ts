import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { StoreError } from './errors.ts';

/** The only key pair of this store. */
export type Credentials = { accessKeyId: string; secretAccessKey: string; region: string };

/** A signature and what it covers: the request, and the declared digest of the body. */
type Claim = {
  credential: string;
  date: string;
  signedHeaders: string[];
  signature: string;
  payloadHash: string;
};

const ALGORITHM = 'AWS4-HMAC-SHA256';
const MINUTES_15 = 15 * 60_000;
const DAYS_7 = 7 * 86_400;

/**
 * Verifies AWS Signature Version 4, in the Authorization header or in the query of a presigned link; 403 if it is not
 * valid. Returns the signed digest of the body, which is to be compared with the body, or undefined for a request without
 * a signature.
 */
export function verifySignature(request: IncomingMessage, url: URL, keys: Credentials): string | undefined {
  const isPresigned = url.searchParams.has('X-Amz-Signature');
  const { authorization } = request.headers;
  if (isPresigned && authorization) throw new StoreError(400, 'InvalidArgument', 'Only one auth mechanism allowed');
  if (!isPresigned && !authorization) return undefined;
  const claim = isPresigned ? claimOfQuery(url.searchParams) : claimOfHeader(request);
  const names = claim.signedHeaders;
  // All headers with an effect must be signed, or an attacker could add them to another user's request.
  const mustSign = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  const unsigned = mustSign.filter((name) => !names.includes(name));
  if (unsigned.length > 0) throw denied(`There were headers present in the request which were not signed: ${unsigned}`);
  const headers = names.map(
    (name) =>
      `${name}:${String(request.headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}\n`,
  );
  const canonical = [
    request.method,
    (request.url ?? '/').split('?')[0],
    canonicalQuery(url.searchParams),
    headers.join(''),
    names.join(';'),
    claim.payloadHash,
  ].join('\n');
  checkSignature(claim, createHash('sha256').update(canonical).digest('hex'), keys);
  return claim.payloadHash;
}

function checkSignature({ credential, date, signature }: Claim, requestHash: string, keys: Credentials): void {
  const { day, scope } = scopeOf(credential, keys);
  if (!date.startsWith(day)) throw denied('The date of the credential is not the date of the request');
  const text = [ALGORITHM, date, scope, requestHash].join('\n');
  const right = createHmac('sha256', signingKey(day, keys)).update(text).digest('hex');
  const isSame = signature.length === right.length && timingSafeEqual(Buffer.from(signature), Buffer.from(right));
  if (!isSame) throw new StoreError(403, 'SignatureDoesNotMatch', 'The signature does not match the request');
}

function claimOfHeader(request: IncomingMessage): Claim {
  const { authorization = '' } = request.headers;
  const [, credential, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(authorization) ??
    [];
  const date = request.headers['x-amz-date'];
  const payloadHash = request.headers['x-amz-content-sha256'];
  if (!credential || !signedHeaders || !signature || typeof date !== 'string' || typeof payloadHash !== 'string') {
    throw new StoreError(400, 'AuthorizationHeaderMalformed', 'The authorization header is malformed');
  }
  if (Math.abs(Date.now() - timeOf(date)) > MINUTES_15) {
    throw new StoreError(403, 'RequestTimeTooSkewed', 'The request was signed too long ago or in the future');
  }
  return { credential, date, signedHeaders: signedHeaders.split(';'), signature, payloadHash };
}

function claimOfQuery(query: URLSearchParams): Claim {
  const read = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  const [date, seconds] = [read('Date'), Number(read('Expires'))];
  if (read('Algorithm') !== ALGORITHM || !(seconds > 0) || seconds > DAYS_7) {
    throw new StoreError(400, 'AuthorizationQueryParametersError', 'The presigned address is malformed');
  }
  if (Date.now() > timeOf(date) + seconds * 1000) throw denied('Request has expired');
  if (Date.now() < timeOf(date) - MINUTES_15) throw denied('Request is not yet valid');
  const payloadHash = query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD';
  const signedHeaders = read('SignedHeaders').split(';');
  return { credential: read('Credential'), date, signedHeaders, signature: read('Signature'), payloadHash };
}

function scopeOf(credential: string, keys: Credentials): { day: string; scope: string } {
  const [accessKeyId, day = '', ...rest] = credential.split('/');
  if (accessKeyId !== keys.accessKeyId)
    throw new StoreError(403, 'InvalidAccessKeyId', 'The access key is not known here');
  if (rest.join('/') !== `${keys.region}/s3/aws4_request`) throw denied(`The credential is not for ${keys.region}/s3`);
  return { day, scope: [day, ...rest].join('/') };
}

function signingKey(day: string, { secretAccessKey, region }: Credentials): Buffer {
  const steps = [day, region, 's3', 'aws4_request'];
  return steps.reduce(
    (key, step) => createHmac('sha256', key).update(step).digest(),
    Buffer.from(`AWS4${secretAccessKey}`),
  );
}

function canonicalQuery(query: URLSearchParams): string {
  const pairs = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)]);
  return pairs
    .sort(([a = '', x = ''], [b = '', y = '']) => (a < b || (a === b && x < y) ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
}

/** AWS also escapes the five characters that encodeURIComponent does not. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** 20260401T120000Z in milliseconds. */
function timeOf(date: string): number {
  const time = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
  if (Number.isNaN(time)) throw denied('The date of the signature is malformed');
  return time;
}

const denied = (message: string) => new StoreError(403, 'AccessDenied', message);
