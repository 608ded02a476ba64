import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { largeImage } from '#contracts/catalog/images.ts';
import { type Api, startApi } from '../../support/api.ts';
import { takeErrors } from '../../support/console.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';
import { bomb, picture } from '../../support/samples/pictures.ts';

let api: Api;
let store: Store;
let staff: Person;
let buyer: Person;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  buyer = await signIn(api, (await addUser(api, (await addCompany(api, 'Aravalli')).company_id)).email);
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

/** Sends a file like the form. */
async function upload(
  bytes: Uint8Array,
  { name = 'photo.jpg', token = staff.token, path = '/api/admin/upload', field = 'file' } = {},
) {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  return send(form, { token, path });
}

async function send(body: BodyInit, { token = staff.token, path = '/api/admin/upload', headers = {} } = {}) {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(api.url + path, { method: 'POST', body, headers: { ...authorization, ...headers } });
  return { status: response.status, body: await response.json() };
}

/** The object at an address returned by an upload. */
async function fetchStored(url: string) {
  const response = await fetch(url.replace('http://media.test', `${store.url}/public`));
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const stored = async () => (await readdir(store.dir, { recursive: true })).filter((name) => /images/.test(name)).length;

describe('an uploaded picture', () => {
  it.each([
    { kind: 'JPG', name: 'a.jpg', make: () => picture(2000, 1500).jpeg().toBuffer() },
    { kind: 'PNG', name: 'b.PNG', make: () => picture(2000, 1500).png().toBuffer() },
    { kind: 'WebP', name: 'c.webp', make: () => picture(2000, 1500).webp().toBuffer() },
    {
      kind: 'PNG with another name',
      name: '../../etc/passwd\u202egpj.exe',
      make: () => picture(2000, 1500).png().toBuffer(),
    },
    {
      kind: 'JPG with a name of 300 characters',
      name: `${'x'.repeat(300)}.jpg`,
      make: () => picture(2000, 1500).jpeg().toBuffer(),
    },
  ])('$kind is stored in both widths as WebP under a random name, to be cached forever', async ({ name, make }) => {
    const { status, body } = await upload(await make(), { name });
    expect({ status, body }).toMatchObject({ status: 200, body: { success: true, message: 'Picture uploaded.' } });
    expect(body.url).toMatch(/^http:\/\/media\.test\/images\/[0-9a-f-]{36}-400\.webp$/);
    for (const [url, width, height] of [
      [body.url, 400, 300],
      [largeImage(body.url), 1200, 900],
    ]) {
      const { status, headers, bytes } = await fetchStored(url);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    }
  });

  it('is rotated upright and has no camera metadata', async () => {
    const original = await picture(600, 300)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Photographer' }, IFD3: { GPSLatitude: '28/1 12/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(original.includes('Photographer')).toBe(true);
    const { bytes } = await fetchStored(largeImage((await upload(original)).body.url));
    const { width, height, exif, icc, orientation } = await sharp(bytes).metadata();
    expect({ width, height, exif, icc, orientation }).toEqual({ width: 300, height: 600 });
    expect(bytes.includes('Photographer')).toBe(false);
  });

  it('with a script after its last byte or in a comment keeps only its pixels', async () => {
    const polyglot = Buffer.concat([
      await picture(500, 500).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const { status, body } = await upload(polyglot, { name: 'polyglot.html' });
    expect(status).toBe(200);
    for (const url of [body.url, largeImage(body.url)]) {
      const { bytes } = await fetchStored(url);
      expect(bytes.includes('script')).toBe(false);
      expect(bytes.toString('latin1', 0, 4)).toBe('RIFF');
    }
  });

  it('that is small is not enlarged, and a transparent one stays transparent', async () => {
    const logo = await sharp({ create: { width: 120, height: 40, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { bytes } = await fetchStored(largeImage((await upload(logo)).body.url));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 120, height: 40, hasAlpha: true });
  });

  it('is also accepted at the path of the specification', async () => {
    expect((await upload(await picture(50, 50).png().toBuffer(), { path: '/api/admin/upload.php' })).status).toBe(200);
  });
});

describe('an upload is refused, and nothing is stored, for', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const TYPE = 'Upload a JPG, PNG or WebP picture.';
  const text = (value: string) => async () => Buffer.from(value);

  it.each([
    { name: 'an SVG named .jpg', make: text(svg), status: 415, message: TYPE },
    { name: 'an SVG after an XML declaration', make: text(`<?xml version="1.0"?>${svg}`), status: 415, message: TYPE },
    { name: 'HTML named .jpg', make: text('<!doctype html><script>alert(1)</script>'), status: 415, message: TYPE },
    {
      name: 'a program named .jpg',
      make: async () => Buffer.concat([Buffer.from('MZ'), randomBytes(2000)]),
      status: 415,
      message: TYPE,
    },
    { name: 'a PDF', make: text('%PDF-1.7\n'), status: 415, message: TYPE },
    { name: 'a GIF', make: () => picture(20, 20).gif().toBuffer(), status: 415, message: TYPE },
    { name: 'a TIFF', make: () => picture(20, 20).tiff().toBuffer(), status: 415, message: TYPE },
    { name: 'an AVIF', make: () => picture(20, 20).avif().toBuffer(), status: 415, message: TYPE },
    { name: 'an empty file', make: text(''), status: 415, message: TYPE },
    {
      name: 'the first bytes of a JPG followed by noise',
      make: async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(5000)]),
      status: 415,
      message: TYPE,
    },
    {
      name: 'half a JPG',
      make: async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 3000),
      status: 415,
      message: TYPE,
    },
    {
      name: 'half a PNG',
      make: async () => (await picture(900, 900).png().toBuffer()).subarray(0, 900),
      status: 415,
      message: TYPE,
    },
    {
      name: 'a bomb of 400 million pixels',
      make: async () => bomb(20_000, 20_000),
      status: 413,
      message: 'The picture has 400 million pixels. Upload one of at most 40 million.',
    },
    {
      name: 'a bomb that claims a width of 2^31',
      make: async () => bomb(0x7fffffff, 0x7fffffff),
      status: 415,
      message: TYPE,
    },
    {
      name: '10 MB',
      make: async () => Buffer.alloc(10_000_000, 0xff),
      status: 413,
      message: 'The file is too large. Upload at most 4 MB.',
    },
    {
      name: 'one byte above 4 MB',
      make: async () => Buffer.alloc(4 * 1024 * 1024 + 1, 0xff),
      status: 413,
      message: /at most 4 MB/,
    },
  ])('$name', async ({ make, status, message }) => {
    const before = await stored();
    const answer = await upload(await make());
    expect(answer).toMatchObject({
      status,
      body: { success: false },
    });
    expect(answer.body.message).toMatch(message);
    expect(await stored()).toBe(before);
  });

  it.each([
    { name: 'JSON', body: '{"file":"x"}', headers: { 'content-type': 'application/json' }, status: 415 },
    {
      name: 'a form of another encoding',
      body: 'file=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      status: 415,
    },
    {
      name: 'an incomplete form',
      body: '--b\r\nContent-Disposition: form-data; name="file"',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      status: 400,
    },
    {
      name: 'a form without a boundary',
      body: 'x',
      headers: { 'content-type': 'multipart/form-data; charset=utf-8' },
      status: 400,
    },
  ])('$name', async ({ body, headers, status }) => {
    expect(await send(body, { headers: headers as never })).toMatchObject({ status, body: { success: false } });
  });

  it('a form without the file, or with text instead of it', async () => {
    const message = 'Choose a picture to upload.';
    expect(await upload(new Uint8Array(9), { field: 'other' })).toMatchObject({ status: 400, body: { message } });
    const form = new FormData();
    form.append('file', 'text');
    expect(await send(form)).toMatchObject({ status: 400, body: { message } });
  });

  it('a buyer, and a caller without a token', async () => {
    const bytes = await picture(50, 50).png().toBuffer();
    const before = await stored();
    expect((await upload(bytes, { token: buyer.token })).status).toBe(403);
    expect((await upload(bytes, { token: '' })).status).toBe(401);
    expect((await upload(bytes, { token: buyer.token, path: '/api/admin/upload.php' })).status).toBe(403);
    expect(await stored()).toBe(before);
  });
});

describe('an unavailable store', () => {
  it('gives a message to try again', async () => {
    await store.goDown();
    const answer = await upload(await picture(50, 50).png().toBuffer());
    expect(answer).toMatchObject({
      status: 503,
      body: { message: 'The file could not be stored. Try again in a minute.' },
    });
    expect(takeErrors().join()).toContain('"event":"unavailable"');
    await store.comeBack();
  });
});
