import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { takeErrors } from '../../support/console.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { startMailServer } from '../../support/mail-server.ts';

type Handler = (request: Request, context: Context) => Promise<Response>;

let api: Api;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let buyer: Person;
let product_id: number;
let placeOrder: Handler;
let listOrders: Handler;
let retryOutbox: () => Promise<void>;

beforeAll(async () => {
  mail = await startMailServer();
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  product_id = await addProduct(api, company_id, { stock: 1000 });
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  placeOrder = (await import('../../../netlify/functions/orders-create.ts')).default;
  listOrders = (await import('../../../netlify/functions/orders-list.ts')).default;
  retryOutbox = (await import('../../../netlify/functions/outbox-retry.ts')).default;
});
beforeEach(async () => {
  await api.sql('delete from outbox');
  mail.received.length = 0;
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

/** What a call handed to `waitUntil`, as Netlify keeps it running after the response. */
async function callAt(
  site: string,
  handler: Handler,
  path: string,
  body?: object,
): Promise<{ status: number; after: Promise<unknown>[] }> {
  const after: Promise<unknown>[] = [];
  const headers = { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' };
  const request = new Request(site + path, {
    headers,
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  const context = { ip: '127.0.0.1', requestId: 'r-1', waitUntil: (work: Promise<unknown>) => void after.push(work) };
  const { status } = await handler(request, context as unknown as Context);
  return { status, after };
}

const place = (site: string, items: object[] = [{ product_id, qty: 1 }]) =>
  callAt(site, placeOrder, '/api/orders/create', { items });
const outbox = () =>
  api.sql<{ sent: boolean; attempts: number }>('select sent_at is not null as sent, attempts from outbox order by id');

/** Where nothing listens. */
const NOWHERE = 'http://127.0.0.1:1';

describe('the mails of a call', () => {
  it('are sent when it has ended, without a scheduled run', async () => {
    const { status, after } = await place(api.url);
    expect(status).toBe(200);
    await Promise.all(after);
    expect(mail.received).toHaveLength(1);
    expect(await outbox()).toEqual([{ sent: true, attempts: 1 }]);
  });

  it('are sent once each, by calls that end together and a scheduled run', async () => {
    const calls = await Promise.all(Array.from({ length: 6 }, () => place(api.url)));
    await Promise.all([...calls.flatMap(({ after }) => after), retryOutbox(), retryOutbox()]);
    await retryOutbox();
    expect(mail.received).toHaveLength(6);
    expect(await outbox()).toEqual(Array.from({ length: 6 }, () => ({ sent: true, attempts: 1 })));
  });

  it('are left to the scheduled run if sending cannot be started', async () => {
    const { status, after } = await place(NOWHERE);
    expect(status).toBe(200);
    await Promise.all(after);
    expect(JSON.parse(takeErrors()[0]!)).toMatchObject({ event: 'mail not started' });
    expect(await outbox()).toEqual([{ sent: false, attempts: 0 }]);
    await retryOutbox();
    expect(mail.received).toHaveLength(1);
  });

  it('are left to the scheduled run if the function ends with its response', async () => {
    // The tests' server has no `waitUntil`: nothing runs after the response.
    await buyer.post('/api/orders/create', { items: [{ product_id, qty: 1 }] });
    expect(await outbox()).toEqual([{ sent: false, attempts: 0 }]);
    await retryOutbox();
    await retryOutbox();
    expect(mail.received).toHaveLength(1);
  });

  it('are sent by a later run, and by no run within the next minute, if the one that took them dies', async () => {
    await buyer.post('/api/orders/create', { items: [{ product_id, qty: 1 }] });
    // What is left of a run that was killed: it has taken the mail and reports nothing.
    await api.sql(`update outbox set attempts = 1, next_attempt_at = now() + interval '1 minute'`);
    await retryOutbox();
    expect(mail.received).toHaveLength(0);
    await api.sql('update outbox set next_attempt_at = now()');
    await retryOutbox();
    expect(mail.received).toHaveLength(1);
    expect(await outbox()).toEqual([{ sent: true, attempts: 2 }]);
  });

  it('are retried by the scheduled run if the mail server is down', async () => {
    await mail.stop();
    const { after } = await place(api.url);
    await Promise.all(after);
    expect(takeErrors()).toHaveLength(1);
    await mail.start();
    await api.sql('update outbox set next_attempt_at = now()');
    await retryOutbox();
    expect(mail.received).toHaveLength(1);
  });
});

describe('nothing is started after a call', () => {
  it('that queues no mail', async () => {
    const { status, after } = await callAt(api.url, listOrders, '/api/orders/list');
    expect({ status, after }).toEqual({ status: 200, after: [] });
  });

  it('that is refused', async () => {
    const { status, after } = await place(api.url, [{ product_id, qty: 1_000_000_000 }]);
    expect({ status, after }).toEqual({ status: 400, after: [] });
  });
});

describe('a mail that has waited for an hour', () => {
  it('is reported in the log, once', async () => {
    const add = (age: number) =>
      api.sql(
        `insert into outbox (kind, recipient, payload, created_at, attempts, next_attempt_at)
         values ('order-placed', 'a@x.example', '{}', now() - $1 * interval '1 minute', 5, now() + interval '1 day')`,
        [age],
      );
    await add(59);
    await add(91);
    await retryOutbox();
    expect(takeErrors()).toEqual([]);
    await add(70);
    await retryOutbox();
    expect(takeErrors().map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', event: 'mail stuck', mails: [{ kind: 'order-placed', attempts: 5 }] },
    ]);
  });
});
