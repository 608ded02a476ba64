import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { takeErrors } from '../../support/console.ts';

let api: Api;
let server: Server;
const received: string[] = [];
let status = 200;
let handle: typeof import('#server/platform/handle.ts').handle;
let scheduled: typeof import('#server/platform/scheduled.ts').scheduled;
let healthEndpoint: typeof import('#contracts/health/health.ts').healthEndpoint;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    received.push(Buffer.concat(await request.toArray()).toString());
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.ALERT_WEBHOOK_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  api = await startApi();
  ({ handle } = await import('#server/platform/handle.ts'));
  ({ scheduled } = await import('#server/platform/scheduled.ts'));
  ({ healthEndpoint } = await import('#contracts/health/health.ts'));
});
beforeEach(() => {
  received.length = 0;
  status = 200;
});
afterAll(async () => {
  delete process.env.ALERT_WEBHOOK_URL;
  server.close();
  await api.stop();
});

/** Makes a call whose code fails with `error`; returns its status when its alert has been sent. */
async function callThatFails(path: `/api/${string}`, error: Error): Promise<number> {
  const after: Promise<unknown>[] = [];
  const context = { requestId: 'r-77', waitUntil: (work: Promise<unknown>) => void after.push(work) };
  const call = handle({ ...healthEndpoint, path }, () => Promise.reject(error));
  const response = await call(new Request(`http://plantsetu.test${path}`), context as never);
  await Promise.all(after);
  takeErrors();
  return response.status;
}

describe('an alert', () => {
  it('is sent for a call that fails by our fault, with its path and request id and nothing of the error', async () => {
    expect(await callThatFails('/api/first', new Error('row of asha@plant.example'))).toBe(500);
    expect(received.map((text) => JSON.parse(text))).toEqual([
      { text: 'plantsetu.test: /api/first failed, request r-77.' },
    ]);
  });

  it('is sent once in ten minutes for the same call', async () => {
    for (let i = 0; i < 3; i++) await callThatFails('/api/second', new Error('x'));
    expect(received).toHaveLength(1);
  });

  it('is not sent for a refusal', async () => {
    const { AppError } = await import('#server/platform/errors.ts');
    expect(await callThatFails('/api/third', new AppError('conflict', 'Taken.'))).toBe(409);
    expect(received).toEqual([]);
  });

  it('that is not accepted changes nothing for the caller', async () => {
    status = 500;
    expect(await callThatFails('/api/fourth', new Error('x'))).toBe(500);
    expect(received).toHaveLength(1);
  });

  it('is sent for a scheduled function that fails, whose error is logged as JSON', async () => {
    await scheduled('some-job', () => Promise.reject(new Error('no database')))();
    expect(takeErrors().map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', event: 'job failed', job: 'some-job', error: 'no database' },
    ]);
    expect(received).toEqual([expect.stringContaining('some-job failed')]);
  });
});
