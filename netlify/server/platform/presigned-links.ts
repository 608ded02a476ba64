import { AwsV4Signer } from 'aws4fetch';
import { env } from './env.ts';

/** How long a link to a private file is valid, seconds: the browser opens it at once. */
const LINK_SECONDS = 60;

/**
 * A link to download one file of the private bucket, under the name that it was stored with. Signed here, without a call to
 * the store, so that a read stays one round trip.
 */
export async function privateLink(key: string): Promise<string> {
  const address = addressOf(key);
  address.searchParams.set('X-Amz-Expires', String(LINK_SECONDS));
  const signer = new AwsV4Signer({
    ...{ method: 'GET', url: address.href, service: 's3', region: env.S3_REGION, signQuery: true },
    ...{ accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
  });
  const { url } = await signer.sign();
  return url.href;
}

/** Other S3-compatible stores serve all buckets from one host. */
function addressOf(key: string): URL {
  const { S3_ENDPOINT, S3_PRIVATE_BUCKET, S3_REGION } = env;
  return S3_ENDPOINT
    ? new URL(`${S3_ENDPOINT.replace(/\/$/, '')}/${S3_PRIVATE_BUCKET}/${key}`)
    : new URL(`https://${S3_PRIVATE_BUCKET}.s3.${S3_REGION}.amazonaws.com/${key}`);
}
