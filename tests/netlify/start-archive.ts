import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

/**
 * Run by packing.test.ts in the folder of an unpacked archive: starts the function as Netlify does and sends it a request
 * with a method that every call refuses, so that nothing else is needed. Prints what it answered and what that took.
 */
const [main = '', path = ''] = process.argv.slice(2);

let status: number | undefined;
const chunks: Buffer[] = [];
const stream = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    chunks.push(Buffer.from(chunk));
    done();
  },
});
// The part of Amazon's runtime that Netlify's start code expects.
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: unknown) => handler,
    HttpResponseStream: {
      from: (to: Writable, { statusCode }: { statusCode: number }) => {
        status = statusCode;
        return to;
      },
    },
  },
});

type Start = { handler: (event: object, to: Writable, context: object) => Promise<void> };
const load = (file: string) => import(pathToFileURL(join(process.cwd(), file)).href) as Promise<Start>;

const { handler } = await load('___netlify-entry-point.mjs');
const before = process.cpuUsage();
await load(main);
const { user, system } = process.cpuUsage(before);
const whole = process.cpuUsage();

const headers = { 'x-nf-client-connection-ip': '127.0.0.1' };
const event = { httpMethod: 'DELETE', rawUrl: `https://plantsetu.test${path}`, headers, flags: {}, body: '' };
// A function by schedule would begin its work.
if (path) await handler({ ...event, invocationMetadata: {} }, stream, { awsRequestID: '1', clientContext: {} });

// Loaded by the function only when it has a picture to work on.
if (existsSync('node_modules/sharp')) {
  const sharp = createRequire(join(process.cwd(), main))('sharp') as typeof import('sharp').default;
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } });
  await image.webp().toBuffer();
}

const result = {
  status,
  answer: Buffer.concat(chunks).toString(),
  importMs: (user + system) / 1000,
  wholeMs: (whole.user + whole.system) / 1000,
  megabytes: process.memoryUsage().rss / 1e6,
};
process.stdout.write(`\n${JSON.stringify(result)}\n`);
