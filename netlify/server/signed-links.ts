import { createHash, createHmac } from 'node:crypto';
import { env } from './env.ts';

/** How long a link to a private file works, seconds: it is followed as soon as it is given. */
const LINK_SECONDS = 60;

const ALGORITHM = 'AWS4-HMAC-SHA256';

/**
 * A link by which its holder reads one object of the private bucket, as a download under the name that it was stored
 * with. Signature Version 4 in the query: made here, without asking the store, so that a read stays one round trip.
 */
export function privateLink(key: string, seconds = LINK_SECONDS, now = new Date()): string {
  const url = addressOf(key);
  const date = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = `${date.slice(0, 8)}/${env.S3_REGION}/s3/aws4_request`;
  // In the order of their names, as the signature wants them.
  const query = [
    ['X-Amz-Algorithm', ALGORITHM],
    ['X-Amz-Credential', `${env.S3_ACCESS_KEY_ID}/${scope}`],
    ['X-Amz-Date', date],
    ['X-Amz-Expires', String(seconds)],
    ['X-Amz-SignedHeaders', 'host'],
  ]
    .map(([name, value]) => `${name}=${encodeURIComponent(value!)}`)
    .join('&');
  const request = ['GET', url.pathname, query, `host:${url.host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const digest = createHash('sha256').update(request).digest('hex');
  const signature = hmac(signingKey(scope), [ALGORITHM, date, scope, digest].join('\n')).toString('hex');
  return `${url.href}?${query}&X-Amz-Signature=${signature}`;
}

/** A store that is not AWS answers at one host for all buckets. Keys are ours: letters, digits, `-` and `/`. */
function addressOf(key: string): URL {
  const { S3_ENDPOINT, S3_PRIVATE_BUCKET, S3_REGION } = env;
  return S3_ENDPOINT
    ? new URL(`${S3_ENDPOINT.replace(/\/$/, '')}/${S3_PRIVATE_BUCKET}/${key}`)
    : new URL(`https://${S3_PRIVATE_BUCKET}.s3.${S3_REGION}.amazonaws.com/${key}`);
}

/** The secret, narrowed to the day, the region and the service. */
function signingKey(scope: string): Buffer {
  return scope.split('/').reduce((key, part) => hmac(key, part), Buffer.from(`AWS4${env.S3_SECRET_ACCESS_KEY}`));
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
