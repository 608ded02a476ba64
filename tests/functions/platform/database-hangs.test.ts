import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { takeErrors } from '../../support/console.ts';
import { addExamples, endpoints } from '../../support/endpoints.ts';
import { addUser, type Answer, type Person, request, signIn } from '../../support/fixtures.ts';
import { openLine } from '../../support/frozen-database.ts';
import { openStore, type Store } from '../../support/object-store.ts';
import { publicBodyOf } from '../../support/public-bodies.ts';
import { whileHeld } from '../../support/row-held.ts';

/** Milliseconds within which a call answers. */
const DEADLINE = 3000;

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

/** The answer of a call, and how long it took. */
async function timed(call: () => Promise<Answer>) {
  const started = performance.now();
  const { status, body } = await call();
  return { status, code: body?.code, ms: performance.now() - started };
}

describe('while the database accepts connections and never responds', () => {
  it('every call answers 503 within 3 s', async () => {
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
    const measure = async (some: typeof calls, atOnce: number) => {
      const wrong: ((typeof calls)[number] & { status: number; ms: number })[] = [];
      for (let start = 0; start < some.length; start += atOnce) {
        const group = some.slice(start, start + atOnce).map(async (one) => ({ ...one, ...(await timed(one.call)) }));
        wrong.push(...(await Promise.all(group)).filter(({ status, ms }) => status !== 503 || ms > DEADLINE));
      }
      return wrong;
    };
    // A late one again with few others, to measure the call and not this process.
    const wrong = await measure(await measure(calls, 25), 4);
    takeErrors();
    expect(wrong.map(({ path, status, ms }) => ({ path, status, ms }))).toEqual([]);
  }, 240_000);
});

describe('a long write on a connection of its own', () => {
  const listOf = (text: string) => ({ name: `List ${text}`, note: text, active: true });
  const addList = async (text: string): Promise<number> =>
    (await admin.post('/api/admin/price-list-save', listOf(text))).body.id;
  const noteOf = async (id: number) =>
    (await api.sql<{ note: string }>('select note from price_lists where id = $1', [id]))[0]!.note;

  it('during which the database stops answering gets 503 within 3 s of that and is not saved', async () => {
    const id = await addList('before');
    let frozenAt = 0;
    const save = async () => {
      line = await openLine();
      const { status } = await admin.post('/api/admin/price-list-save', { id, ...listOf('after') });
      return { status, ms: performance.now() - frozenAt };
    };
    const [answer] = await whileHeld(api, `price_lists where id = ${id}`, [save], async () => {
      frozenAt = performance.now();
      line!.freeze();
    });
    takeErrors();
    expect(answer!.status).toBe(503);
    expect(answer!.ms).toBeLessThan(DEADLINE);
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
