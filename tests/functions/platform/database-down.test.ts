import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { useRelay } from '#db/connection.ts';
import { type Api, startApi } from '../../support/api.ts';
import { takeErrors } from '../../support/console.ts';
import { addCompany, addProduct, addUser, PASSWORD, type Person, request, signIn } from '../../support/fixtures.ts';

let api: Api;
let buyer: Person;
let product_id: number;
let email: string;
const stand: Server[] = [];

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  ({ email } = await addUser(api, company_id));
  product_id = await addProduct(api, company_id, { stock: 10 });
  buyer = await signIn(api, email);
});
afterEach(() => {
  useRelay(inject('relay'));
  for (const server of stand.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
afterAll(() => api.stop());

/** Points the driver to a server that is not a healthy database. */
async function databaseIs(listener: RequestListener): Promise<void> {
  const server = createServer(listener);
  stand.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  useRelay(`127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const FAULTS: { name: string; break: () => Promise<void> | void }[] = [
  { name: 'is not reachable', break: () => useRelay('127.0.0.1:1') },
  { name: 'never responds', break: () => databaseIs(() => {}) },
  {
    name: 'stops in the middle of its response',
    break: () => databaseIs((_, response) => void response.writeHead(200).write('{"results":')),
  },
  { name: 'closes the connection', break: () => databaseIs((incoming) => void incoming.socket.destroy()) },
  {
    name: 'closes the connection in the middle of its response',
    break: () =>
      databaseIs((_, response) => {
        response.writeHead(200).write('{"results":', () => response.destroy());
      }),
  },
  {
    name: 'has a proxy that returns 503',
    break: () => databaseIs((_, response) => void response.writeHead(503).end('no database here, 10.1.2.3')),
  },
  {
    name: 'has no free connections',
    break: () =>
      databaseIs((_, response) => void response.writeHead(400).end('{"message":"too many clients","code":"53300"}')),
  },
  {
    name: 'is shutting down',
    break: () =>
      databaseIs((_, response) => void response.writeHead(400).end('{"message":"terminating","code":"57P01"}')),
  },
];

describe('every call gets a 503 that only says to retry', () => {
  it.each(FAULTS)('if the database $name', async (fault) => {
    await fault.break();
    const answers = await Promise.all([
      buyer.get('/api/catalog/list'),
      buyer.post('/api/orders/create', { items: [{ product_id, qty: 1 }] }),
      request(api, 'POST', '/api/login', { body: { email, password: PASSWORD } }),
    ]);
    for (const { status, body, headers } of answers) {
      expect(status).toBe(503);
      expect(body).toEqual({
        success: false,
        message: 'The service is busy or restarting. Try again in a minute.',
        code: 'unavailable',
        request_id: expect.any(String),
      });
      expect(headers.get('retry-after')).toBe('60');
    }
    // The details are in the log, with the request id that the caller got.
    const logged = takeErrors().map((line) => JSON.parse(line));
    expect(logged.map(({ requestId }) => requestId).sort()).toEqual(answers.map(({ body }) => body.request_id).sort());
    for (const line of logged) expect(line.cause).toBeTruthy();
  });
});

describe('an order while the database fails', () => {
  /** Passes `healthy` requests to the real database and then applies `fault` to the response of the next one. */
  async function failAfter(healthy: number, { afterCommit }: { afterCommit: boolean }): Promise<void> {
    let seen = 0;
    await databaseIs(async (incoming, response) => {
      const body = Buffer.concat(await incoming.toArray());
      const isFault = ++seen > healthy;
      if (isFault && !afterCommit) return void incoming.socket.destroy();
      const answer = await fetch(`http://${inject('relay')}/sql`, {
        method: 'POST',
        headers: Object.entries(incoming.headers).filter(([name]) => name.startsWith('neon')) as [string, string][],
        body,
      });
      if (isFault) return void incoming.socket.destroy();
      response.writeHead(answer.status).end(await answer.text());
    });
  }
  const orders = async () => Number((await api.sql<{ n: string }>('select count(*) as n from orders'))[0]!.n);
  const stock = async () => (await api.sql<{ stock: number }>('select stock from catalog'))[0]!.stock;

  it('before the commit writes nothing, and a retry places it', async () => {
    const body = { items: [{ product_id, qty: 1 }], idempotency_key: 'cut-before-commit' };
    const before = [await orders(), await stock()];
    await failAfter(1, { afterCommit: false });
    expect((await buyer.post('/api/orders/create', body)).status).toBe(503);
    takeErrors();
    expect([await orders(), await stock()]).toEqual(before);

    useRelay(inject('relay'));
    expect((await buyer.post('/api/orders/create', body)).status).toBe(200);
    expect([await orders(), await stock()]).toEqual([before[0]! + 1, before[1]! - 1]);
  });

  it('after the commit is placed once, even if it is sent again', async () => {
    const body = { items: [{ product_id, qty: 1 }], idempotency_key: 'cut-after-commit' };
    const before = [await orders(), await stock()];
    await failAfter(1, { afterCommit: true });
    expect((await buyer.post('/api/orders/create', body)).status).toBe(503);
    takeErrors();
    expect([await orders(), await stock()]).toEqual([before[0]! + 1, before[1]! - 1]);

    useRelay(inject('relay'));
    expect((await buyer.post('/api/orders/create', body)).status).toBe(200);
    expect([await orders(), await stock()]).toEqual([before[0]! + 1, before[1]! - 1]);
  });
});
