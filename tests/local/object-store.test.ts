import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
// AWS's own signer, used by its presigner package: independent of the store's code.
import { SignatureV4 } from '@smithy/signature-v4';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startObjectStore } from '#local/object-store/object-store.ts';

const keys = { accessKeyId: 'LOCALKEY', secretAccessKey: 'a-secret', region: 'ap-south-1' };
const [Public, Private] = ['test-public', 'test-private'];

let dir: string;
let store: Awaited<ReturnType<typeof startObjectStore>>;
let endpoint: string;
let s3: S3Client;

const open = () => startObjectStore({ ...keys, dir, publicBucket: Public, privateBucket: Private, mount: '/store' });
const client = (changed: Partial<typeof keys & { endpoint: string }> = {}) => {
  const { region, endpoint: address, ...credentials } = { ...keys, endpoint, ...changed };
  return new S3Client({ endpoint: address, region, credentials, forcePathStyle: true, maxAttempts: 1 });
};

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'store-'));
  store = await open();
  endpoint = `http://127.0.0.1:${store.port}/store`;
  s3 = client();
});

afterAll(async () => {
  await store.stop();
  await rm(dir, { recursive: true, force: true });
});

describe('the AWS SDK', () => {
  test('uploads an object and downloads it with its headers', async () => {
    const Key = 'images/ä b+c/1.webp';
    const headers = { ContentType: 'image/webp', CacheControl: 'max-age=60', ContentDisposition: 'inline' };
    const { ETag } = await s3.send(
      new PutObjectCommand({ Bucket: Public, Key, Body: 'pixels', ...headers, Metadata: { w: '9' } }),
    );
    const got = await s3.send(new GetObjectCommand({ Bucket: Public, Key }));
    expect(await got.Body?.transformToString()).toBe('pixels');
    expect(got).toMatchObject({ ...headers, ETag, ContentLength: 6, Metadata: { w: '9' } });
    expect(await s3.send(new HeadObjectCommand({ Bucket: Public, Key }))).toMatchObject({
      ...headers,
      ETag,
      ContentLength: 6,
    });
  });

  test('uploads a stream, in chunks followed by a checksum', async () => {
    const Body = Readable.from([Buffer.alloc(70_000, 'a'), Buffer.alloc(70_000, 'b')]);
    await s3.send(new PutObjectCommand({ Bucket: Private, Key: 'stream', Body, ContentLength: 140_000 }));
    const got = await s3.send(new GetObjectCommand({ Bucket: Private, Key: 'stream' }));
    expect(await got.Body?.transformToString()).toBe('a'.repeat(70_000) + 'b'.repeat(70_000));
    expect(got.ContentEncoding).toBeUndefined();
  });

  test('deletes an object', async () => {
    await s3.send(new PutObjectCommand({ Bucket: Private, Key: 'gone', Body: '' }));
    await s3.send(new DeleteObjectCommand({ Bucket: Private, Key: 'gone' }));
    await expect(s3.send(new GetObjectCommand({ Bucket: Private, Key: 'gone' }))).rejects.toMatchObject({
      name: 'NoSuchKey',
    });
  });

  test('lists by prefix, folder and page', async () => {
    const names = ['list/a/1', 'list/a/2', 'list/b & c', 'list/z', 'other'];
    for (const Key of names) await s3.send(new PutObjectCommand({ Bucket: Private, Key, Body: Key }));
    const folder = await s3.send(new ListObjectsV2Command({ Bucket: Private, Prefix: 'list/', Delimiter: '/' }));
    expect(folder.Contents?.map(({ Key, Size }) => [Key, Size])).toEqual([
      ['list/b & c', 10],
      ['list/z', 6],
    ]);
    expect(folder.CommonPrefixes).toEqual([{ Prefix: 'list/a/' }]);
    const first = await s3.send(new ListObjectsV2Command({ Bucket: Private, Prefix: 'list/', MaxKeys: 3 }));
    const next = { Bucket: Private, Prefix: 'list/', ContinuationToken: first.NextContinuationToken };
    const second = await s3.send(new ListObjectsV2Command(next));
    expect([first.IsTruncated, second.IsTruncated]).toEqual([true, false]);
    expect([...(first.Contents ?? []), ...(second.Contents ?? [])].map(({ Key }) => Key)).toEqual(names.slice(0, 4));
  });

  test.each([
    { why: 'another secret', changed: { secretAccessKey: 'guess' }, name: 'SignatureDoesNotMatch' },
    { why: 'an unknown key', changed: { accessKeyId: 'STRANGER' }, name: 'InvalidAccessKeyId' },
    { why: 'another region', changed: { region: 'us-east-1' }, name: 'AccessDenied' },
  ])('is refused with $why', async ({ changed, name }) => {
    const put = client(changed).send(new PutObjectCommand({ Bucket: Private, Key: 'x', Body: 'x' }));
    await expect(put).rejects.toMatchObject({ name, $metadata: { httpStatusCode: 403 } });
  });

  test('gets an error for operations that the store does not support', async () => {
    const copy = new CopyObjectCommand({ Bucket: Private, Key: 'copy', CopySource: `${Private}/list/z` });
    await expect(s3.send(copy)).rejects.toMatchObject({ $metadata: { httpStatusCode: 501 } });
  });

  test('finds the objects after a restart', async () => {
    await s3.send(
      new PutObjectCommand({ Bucket: Private, Key: 'kept', Body: 'still here', ContentType: 'text/plain' }),
    );
    const again = await open();
    const other = client({ endpoint: `http://127.0.0.1:${again.port}/store` });
    const got = await other.send(new GetObjectCommand({ Bucket: Private, Key: 'kept' }));
    expect([await got.Body?.transformToString(), got.ContentType]).toEqual(['still here', 'text/plain']);
    await again.stop();
  });
});

describe('a presigned address', () => {
  type Wish = { method: string; key: string; query?: Record<string, string>; headers?: Record<string, string> };

  async function presign({ method, key, query = {}, headers = {} }: Wish, expiresIn: number, signingDate = new Date()) {
    const { region, ...credentials } = keys;
    const signer = new SignatureV4({
      service: 's3',
      region,
      credentials,
      sha256: s3.config.sha256,
      uriEscapePath: false,
    });
    const host = `127.0.0.1:${store.port}`;
    const path = `/store/${Private}/${key}`;
    const request = {
      method,
      protocol: 'http:',
      hostname: host,
      path,
      query,
      headers: { host, 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD', ...headers },
    };
    const options = { expiresIn, signingDate, signableHeaders: new Set(['content-type', 'content-length']) };
    const signed = await signer.presign({ ...request, body: undefined, fragment: '' } as never, options as never);
    return `http://${host}${path}?${new URLSearchParams(signed.query as Record<string, string>)}`;
  }

  test('uploads and downloads until it expires', async () => {
    const put = await presign({ method: 'PUT', key: 'resume.pdf' }, 60);
    expect(
      (await fetch(put, { method: 'PUT', body: '%PDF', headers: { 'content-type': 'application/pdf' } })).status,
    ).toBe(200);
    const query = { 'response-content-disposition': 'attachment; filename="Meera.pdf"' };
    const get = await fetch(await presign({ method: 'GET', key: 'resume.pdf', query }, 60));
    expect([await get.text(), get.headers.get('content-type')]).toEqual(['%PDF', 'application/pdf']);
    expect(get.headers.get('content-disposition')).toBe('attachment; filename="Meera.pdf"');
    const old = await fetch(await presign({ method: 'GET', key: 'resume.pdf' }, 60, new Date(Date.now() - 61_000)));
    expect([old.status, await old.text()]).toEqual([403, expect.stringContaining('Request has expired')]);
  });

  test('is valid only for its method, key and query', async () => {
    const address = await presign({ method: 'GET', key: 'resume.pdf' }, 60);
    const changes = [
      fetch(address, { method: 'DELETE' }),
      fetch(address.replace('resume.pdf', 'kept')),
      fetch(`${address}&response-content-type=text/html`),
      fetch(address.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000')),
      fetch(address, { headers: { 'x-amz-meta-added': '1' } }),
    ];
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });

  test('allows only an upload with the signed type and length', async () => {
    const headers = { 'content-type': 'image/png', 'content-length': '4' };
    const address = await presign({ method: 'PUT', key: 'typed.png', headers }, 60);
    const put = async (body: string, type: string) =>
      (await fetch(address, { method: 'PUT', body, headers: { 'content-type': type } })).status;
    expect([await put('1234', 'text/html'), await put('12345', 'image/png'), await put('1234', 'image/png')]).toEqual([
      403, 403, 200,
    ]);
  });
});

describe('without a signature', () => {
  const status = async (path: string, init?: RequestInit) => (await fetch(`${endpoint}/${path}`, init)).status;

  test('objects of the public bucket can be read, and nothing else is allowed', async () => {
    await s3.send(new PutObjectCommand({ Bucket: Public, Key: 'open.txt', Body: 'hello', ContentType: 'text/plain' }));
    await s3.send(new PutObjectCommand({ Bucket: Private, Key: 'closed.txt', Body: 'secret' }));
    expect(await (await fetch(`${endpoint}/${Public}/open.txt`)).text()).toBe('hello');
    const etag = `"${createHash('md5').update('hello').digest('hex')}"`;
    expect(await status(`${Public}/open.txt`, { headers: { 'if-none-match': etag } })).toBe(304);
    expect(await status(`${Public}/missing.txt`)).toBe(404);
    expect(await status(Public)).toBe(403);
    expect(await status(`${Public}?list-type=2`)).toBe(403);
    expect(await status(`${Public}/open.txt`, { method: 'PUT', body: 'x' })).toBe(403);
    expect(await status(`${Public}/open.txt`, { method: 'DELETE' })).toBe(403);
    expect(await status(`${Private}/closed.txt`)).toBe(403);
    expect(await status(`${Private}/never-there.txt`)).toBe(403);
  });
});

test('a body that differs from the signed one is refused', async () => {
  const tamper = client();
  tamper.middlewareStack.add(
    (next) => (args) => {
      (args.request as { body: string }).body = 'evil';
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  const put = tamper.send(new PutObjectCommand({ Bucket: Private, Key: 'tampered', Body: 'good' }));
  await expect(put).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
});

test('a key with .. stays a plain key', async () => {
  const path = `/store/${Public}/../../../../escaped`;
  const read = await new Promise<number | undefined>((resolve) => {
    httpRequest({ port: store.port, path }, ({ statusCode }) => resolve(statusCode)).end();
  });
  expect(read).toBe(404);
  await s3.send(new PutObjectCommand({ Bucket: Private, Key: 'a/%2e%2e/../../x', Body: 'x' })).catch(() => {});
  expect((await readdir(dir)).sort()).toEqual([Private, Public]);
  for (const name of await readdir(join(dir, Private))) expect(name).toMatch(/^[0-9a-f]{64}$/);
});
