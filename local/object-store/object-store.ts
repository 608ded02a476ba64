import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openBody, readWireBody } from './body.ts';
import { escapeXml, StoreError } from './errors.ts';
import { openBucket, type Bucket, type ObjectInfo } from './files.ts';
import { listObjects } from './list.ts';
import { verifySignature, type Credentials } from './signature.ts';

/** Settings of the store. `mount` is its path on the server, '' for a server of its own. */
type StoreOptions = Credentials & { dir: string; publicBucket: string; privateBucket: string; mount?: string };

/** Answers one HTTP request as S3 would. */
type ObjectStore = ((request: IncomingMessage, response: ServerResponse) => Promise<void>) & {
  /** Stores a private object without a request: the demo data is written before the site listens. */
  putPrivate: Bucket['put'];
};

type Call = { request: IncomingMessage; url: URL; name: string; bucket: Bucket; key: string };
type Reply = { status: number; headers?: Record<string, string>; body?: Buffer | string };

/** Headers of an upload that its download returns. */
const STORED_HEADERS = ['content-type', 'cache-control', 'content-disposition', 'content-encoding'];

/**
 * A small, strict S3 for one machine: verifies signatures and expiry like AWS, so that code that works here also works
 * there. Only objects in the public bucket can be read without a signature.
 */
export async function createObjectStore({ mount = '', ...options }: StoreOptions): Promise<ObjectStore> {
  const buckets = new Map<string, Bucket>();
  for (const name of [options.publicBucket, options.privateBucket]) {
    buckets.set(name, await openBucket(join(options.dir, name)));
  }

  async function answer(request: IncomingMessage): Promise<Reply> {
    const url = new URL(`http://store${request.url}`);
    const { name, key } = targetOf(request.url ?? '/', mount);
    const bucket = buckets.get(name);
    const wire = await readWireBody(request);
    const declared = verifySignature(request, url, options);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const isOpen = isReading && name === options.publicBucket && key !== '' && url.search === '';
    if (declared === undefined && !isOpen) throw new StoreError(403, 'AccessDenied', 'Access Denied');
    if (!bucket) throw new StoreError(404, 'NoSuchBucket', 'The specified bucket does not exist');
    return perform({ request, url, name, bucket, key }, openBody(request, wire, declared ?? 'UNSIGNED-PAYLOAD'));
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers = {}, body = '' } = await answer(request).catch(refusal);
    // The store may share the site's origin, where uploaded content must not run.
    const guards = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" };
    const length = headers['content-length'] ?? String(Buffer.byteLength(body));
    response.writeHead(status, { ...guards, ...headers, ...(status === 204 ? {} : { 'content-length': length }) });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  return Object.assign(handle, { putPrivate: buckets.get(options.privateBucket)!.put });
}

/** The store as a separate server on 127.0.0.1. */
export async function startObjectStore({ port = 0, ...options }: StoreOptions & { port?: number }) {
  const store = await createObjectStore(options);
  const underWay = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const answered = store(request, response).finally(() => underWay.delete(answered));
    underWay.add(answered);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
    // Requests may still be writing; wait, so that the folder can be removed.
    await Promise.allSettled(underWay);
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

/** From the raw path, not from a URL object, which would resolve `..` in a key. */
function targetOf(rawUrl: string, mount: string): { name: string; key: string } {
  const path = (rawUrl.split('?')[0] ?? '').slice(mount.length + 1);
  const cut = path.includes('/') ? path.indexOf('/') : path.length;
  try {
    return { name: path.slice(0, cut), key: decodeURIComponent(path.slice(cut + 1)) };
  } catch {
    throw new StoreError(400, 'InvalidURI', 'The key is not encoded correctly');
  }
}

function perform({ request, url, name, bucket, key }: Call, body: Buffer): Promise<Reply> | Reply {
  const isPlain = ![...url.searchParams.keys()].some((word) => !/^(X-Amz-|x-id$|response-|list-type$)/.test(word));
  if (request.method === 'GET' && key === '' && url.searchParams.get('list-type') === '2') {
    return { status: 200, headers: { 'content-type': 'application/xml' }, body: listObjects(name, bucket.list(), url) };
  }
  if (key !== '' && isPlain && !request.headers['x-amz-copy-source']) {
    if (request.method === 'PUT') return putObject(request, bucket, key, body);
    if (request.method === 'GET' || request.method === 'HEAD') return getObject(request, url, bucket, key);
    if (request.method === 'DELETE') return bucket.remove(key).then(() => ({ status: 204 }));
  }
  throw new StoreError(501, 'NotImplemented', `${request.method} ${request.url} is not supported here`);
}

async function putObject(request: IncomingMessage, bucket: Bucket, key: string, body: Buffer): Promise<Reply> {
  if (Buffer.byteLength(key) > 1024) throw new StoreError(400, 'KeyTooLongError', 'Your key is too long');
  const names = Object.keys(request.headers).filter(
    (name) => STORED_HEADERS.includes(name) || name.startsWith('x-amz-meta-'),
  );
  const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]));
  const encoding = headers['content-encoding']?.replace(/^aws-chunked,?\s*/, '');
  if (encoding) headers['content-encoding'] = encoding;
  else delete headers['content-encoding'];
  const { etag } = await bucket.put(key, body, headers);
  return { status: 200, headers: { etag } };
}

async function getObject(request: IncomingMessage, url: URL, bucket: Bucket, key: string): Promise<Reply> {
  const found = await bucket.get(key);
  if (!found) throw new StoreError(404, 'NoSuchKey', 'The specified key does not exist.');
  const headers = { ...headersOf(found.info), ...overridesIn(url) };
  if (request.headers['if-none-match'] === found.info.etag) return { status: 304, headers };
  return { status: 200, headers, body: found.body };
}

function headersOf({ headers, etag, modified, size }: ObjectInfo): Record<string, string> {
  const always = { etag, 'last-modified': new Date(modified).toUTCString(), 'content-length': String(size) };
  return { 'content-type': 'application/octet-stream', ...headers, ...always };
}

/** A signed link may set other headers of the response, such as the file name of a download. */
function overridesIn(url: URL): Record<string, string> {
  const names = [...STORED_HEADERS.filter((name) => url.searchParams.has(`response-${name}`))];
  return Object.fromEntries(names.map((name) => [name, url.searchParams.get(`response-${name}`) ?? '']));
}

function refusal(error: unknown): Reply {
  const { status, code, message } =
    error instanceof StoreError
      ? error
      : new StoreError(500, 'InternalError', error instanceof Error ? error.message : '');
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`;
  return { status, headers: { 'content-type': 'application/xml' }, body };
}
