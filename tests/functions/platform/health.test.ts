import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { useRelay } from '#db/connection.ts';
import { type Api, startApi } from '../../support/api.ts';
import { takeErrors } from '../../support/console.ts';
import { request } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';
import { countTrips } from '../../support/round-trips.ts';

let api: Api;
let store: Store;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
});
afterEach(() => api.sql('delete from outbox'));
afterAll(async () => {
  await api.stop();
  await store.close();
});

const health = () => request(api, 'GET', '/api/health');

/** Adds an unsent mail of this age in minutes. */
const addMail = (age: number, given_up_at: string | null = null) =>
  api.sql(
    `insert into outbox (kind, recipient, payload, created_at, given_up_at)
     values ('order-placed', 'buyer@plant.example', '{"name": "Asha"}', now() - $1 * interval '1 minute', $2)`,
    [age, given_up_at],
  );

describe('a healthy service', () => {
  it('says so to anyone, in one round trip, uncached and without a secret', async () => {
    const { answer, trips } = await countTrips(health);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.body).toEqual({
      success: true,
      database: 'ok',
      object_store: 'ok',
      oldest_mail_minutes: null,
      schema: expect.stringMatching(/^\d{4}_\w+ [0-9a-f]{8}$/),
      build: expect.stringMatching(/^(development|[0-9a-f]{12})$/),
    });
    expect(trips).toBe(1);
  });

  it('has the age of the oldest mail that is still to be sent', async () => {
    await addMail(500, new Date().toISOString());
    await addMail(42);
    await addMail(3);
    const { status, body } = await health();
    expect({ status, age: body.oldest_mail_minutes }).toEqual({ status: 200, age: 42 });
  });

  it('has another schema version when an applied file has changed', async () => {
    const before = (await health()).body.schema;
    await api.sql(`update migrations.applied_files set hash = 'other' where path = 'sql/grants.sql'`);
    const after = (await health()).body.schema;
    expect(after).not.toBe(before);
    expect(after.split(' ')[0]).toBe(before.split(' ')[0]);
  });
});

describe('503 names the part that fails:', () => {
  const REFUSED = { success: false, code: 'unavailable', request_id: expect.any(String) };

  it('mail, if none was sent since one that has waited for more than an hour', async () => {
    await addMail(61);
    const { status, body, text } = await health();
    expect(status).toBe(503);
    const mail = 'No email has been sent for 61 minutes.';
    expect(body).toEqual({ ...REFUSED, message: mail, fields: { mail } });
    expect(text).not.toMatch(/plant\.example|Asha/);
    takeErrors();

    // A later one was sent: only the address of the first is wrong.
    await addMail(5);
    await api.sql('update outbox set sent_at = now() where id = (select max(id) from outbox)');
    expect(await health()).toMatchObject({ status: 200, body: { oldest_mail_minutes: 61 } });
  });

  it('the object store, whose error is only logged', async () => {
    await store.goDown();
    const { status, body } = await health();
    await store.comeBack();
    expect(status).toBe(503);
    const object_store = 'The object store does not answer.';
    expect(body).toEqual({ ...REFUSED, message: object_store, fields: { object_store } });
    expect(JSON.parse(takeErrors()[0]!)).toMatchObject({ event: 'unavailable', path: '/api/health' });
  });

  it('the database and the object store', async () => {
    useRelay('127.0.0.1:1');
    await store.goDown();
    const { status, body } = await health();
    await store.comeBack();
    useRelay(inject('relay'));
    expect(status).toBe(503);
    expect(Object.keys(body.fields)).toEqual(['database', 'object_store']);
    expect(takeErrors()).toHaveLength(1);
  });
});
