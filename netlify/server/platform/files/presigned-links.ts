import { AwsClient, AwsV4Signer } from 'aws4fetch';
import { env } from '../env.ts';

/** How long a link to a private file is valid, seconds: the browser opens it at once. */
const LINK_SECONDS = 60;

/**
 * A link to download one file of the private bucket, under the name that it was stored with. Signed here, without a call to
 * the store, so that a read stays one round trip.
 */
export async function privateLink(key: string): Promise<string> {
  const address = addressOf(env.S3_PRIVATE_BUCKET, key);
  address.searchParams.set('X-Amz-Expires', String(LINK_SECONDS));
  const signer = new AwsV4Signer({
    ...{ method: 'GET', url: address.href, service: 's3', region: env.S3_REGION, signQuery: true },
    ...{ accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
  });
  const { url } = await signer.sign();
  return url.href;
}

/** Milliseconds after which the store counts as not answering. */
const ANSWER_MS = 2000;

/** Lists one object of each bucket, with the permission that the cleanup job needs anyway. Raises if either refuses. */
export async function assertBucketsAnswer(): Promise<void> {
  const keys = { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY };
  const client = new AwsClient({ ...keys, service: 's3', region: env.S3_REGION, retries: 0 });
  const ask = async (bucket: string) => {
    const address = addressOf(bucket, '');
    address.search = 'list-type=2&max-keys=1';
    const { status, ok } = await client.fetch(address.href, { signal: AbortSignal.timeout(ANSWER_MS) });
    if (!ok) throw new Error(`The bucket ${bucket} answers ${status}.`);
  };
  await Promise.all([env.S3_PUBLIC_BUCKET, env.S3_PRIVATE_BUCKET].map(ask));
}

/** Other S3-compatible stores serve all buckets from one host. */
function addressOf(bucket: string, key: string): URL {
  const { S3_ENDPOINT, S3_REGION } = env;
  return S3_ENDPOINT
    ? new URL(`${S3_ENDPOINT.replace(/\/$/, '')}/${bucket}/${key}`)
    : new URL(`https://${bucket}.s3.${S3_REGION}.amazonaws.com/${key}`);
}
