import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { takeErrors } from '../../support/console.ts';
import { addExamples, endpoints } from '../../support/endpoints.ts';
import { addUser, type Person, request, signIn } from '../../support/fixtures.ts';
import { openLine } from '../../support/frozen-database.ts';
import { openStore, type Store } from '../../support/object-store.ts';
import { publicBodyOf } from '../../support/public-bodies.ts';
import { whileHeld } from '../../support/row-held.ts';

let api: Api;
let store: Store;
let line: Awaited<ReturnType<typeof openLine>> | undefined;
let admin: Person;
let examples: Awaited<ReturnType<typeof addExamples>>;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  examples = await addExamples(api);
  admin = await signIn(api, (await addUser(api, null, 'admin')).email);
});
afterEach(() => {
  line?.close();
  line = undefined;
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

describe('while the database accepts connections and never responds', () => {
  it('every call answers 503', async () => {
    const calls = Object.values(endpoints).map((endpoint) => {
      const { path, method, roles } = endpoint;
      const person = roles !== 'public' && roles.includes('customer') ? examples.buyer : admin;
      const body = publicBodyOf(path);
      return { path, call: () => (body ? request(api, method, path, { body }) : examples.call(endpoint, person)) };
    });
    // Loads the functions, whose first import takes longer than the deadline on a busy machine.
    await Promise.all(calls.map(({ path }) => request(api, 'PUT', path)));
    line = await openLine();
    line.freeze();
    const statuses: Record<string, number> = {};
    const AT_ONCE = 60;
    for (let start = 0; start < calls.length; start += AT_ONCE)
      await Promise.all(
        calls.slice(start, start + AT_ONCE).map(async ({ path, call }) => (statuses[path] = (await call()).status)),
      );
    takeErrors();
    expect(Object.entries(statuses).filter(([, status]) => status !== 503)).toEqual([]);
  }, 240_000);
});

describe('a long write on a connection of its own', () => {
  const listOf = (text: string) => ({ name: `List ${text}`, note: text, active: true });
  const addList = async (text: string): Promise<number> =>
    (await admin.post('/api/admin/price-list-save', listOf(text))).body.id;
  const noteOf = async (id: number) =>
    (await api.sql<{ note: string }>('select note from price_lists where id = $1', [id]))[0]!.note;

  it('during which the database stops answering gets 503 and is not saved', async () => {
    const id = await addList('before');
    const save = async () => {
      line = await openLine();
      return admin.post('/api/admin/price-list-save', { id, ...listOf('after') });
    };
    const [answer] = await whileHeld(api, `price_lists where id = ${id}`, [save], async () => {
      line!.freeze();
    });
    takeErrors();
    expect(answer!.status).toBe(503);
    line!.thaw();
    expect(await noteOf(id)).toBe('before');
    expect((await admin.post('/api/admin/price-list-save', { id, ...listOf('after') })).status).toBe(200);
  });

  it('that waits longer than that for a working database is saved', async () => {
    const id = await addList('slow');
    const save = () => admin.post('/api/admin/price-list-save', { id, ...listOf('saved') });
    const [answer] = await whileHeld(api, `price_lists where id = ${id}`, [save], () =>
      api.sql('select pg_sleep(3.5)'),
    );
    expect([answer!.status, await noteOf(id)]).toEqual([200, 'saved']);
  });
});
