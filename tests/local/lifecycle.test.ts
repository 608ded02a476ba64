import { chmod, mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { builtFunctions } from '#local/built-parts.ts';
import { isAlive } from '#local/instance/processes.ts';
import { freePort, postgresOf, startInstance, type Instance } from './instance.ts';

// Each test starts several processes, which is slow on a busy machine; speed is not tested here.
vi.setConfig({ testTimeout: 120_000 });

let dir: string;
/** The data folder of most tests, which run in order: each starts with the data of the one before. */
let home: string;
const started: Instance[] = [];

async function start(dataDir: string, options: { port?: number; command?: 'npm' } = {}): Promise<Instance> {
  const instance = await startInstance({ dataDir, port: options.port ?? (await freePort()), command: options.command });
  started.push(instance);
  return instance;
}

async function stop(instance: Instance, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  instance.child.kill(signal);
  return instance.exited;
}

/** Signs in, which writes a session row before the server responds. */
async function signIn({ url }: Instance): Promise<string> {
  const body = JSON.stringify({
    email: 'buyer@aravalli-auto.example',
    password: 'PlantSetu-demo-1',
    role: 'customer',
  });
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${url}/api/login`, { method: 'POST', headers, body });
  return ((await reply.json()) as { token: string }).token;
}

const useSession = async ({ url }: Instance, token: string) =>
  (await fetch(`${url}/api/companies/my`, { headers: { authorization: `Bearer ${token}` } })).status;

const answers = ({ url }: Instance) =>
  fetch(url).then(
    (reply) => reply.ok,
    () => false,
  );

const gone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), 15_000);

beforeAll(async () => {
  // Once for all instances below, which find the build made.
  await builtFunctions({ log: () => {}, signal: AbortSignal.timeout(240_000) });
  dir = await mkdtemp(join(tmpdir(), 'lifecycle-'));
  // As root, a database in a folder that others cannot enter would be created elsewhere and remain after the test.
  await chmod(dir, 0o755);
  home = join(dir, 'home');
}, 240_000);

afterEach(async () => {
  for (const instance of started.splice(0)) await stop(instance);
});

afterAll(() => rm(dir, { recursive: true, force: true }));

test('an instance responds; a stop leaves no process and no open port, and the next start has the data', async () => {
  const first = await start(home);
  await first.up;
  expect(await answers(first)).toBe(true);
  const postgres = await postgresOf(home);
  const token = await signIn(first);
  expect(await stop(first)).toBe(0);
  expect([isAlive(postgres), await answers(first)]).toEqual([false, false]);
  const second = await start(home);
  await second.up;
  expect(await useSession(second, token)).toBe(200);
});

test('a stop during a start leaves nothing running', async () => {
  const dataDir = join(dir, 'early');
  const instance = await start(dataDir);
  const postgres = await vi.waitFor(() => postgresOf(dataDir), { timeout: 15_000, interval: 5 });
  await stop(instance);
  await gone(postgres);
  expect(instance.output()).not.toMatch(/Error/);
});

test('after a kill -9 the next start ends leftover processes and has all acknowledged writes', async () => {
  const first = await start(home);
  await first.up;
  const orphan = await postgresOf(home);
  const token = await signIn(first);
  await stop(first, 'SIGKILL');
  expect(isAlive(orphan)).toBe(true);
  const second = await start(home);
  await second.up;
  expect(isAlive(orphan)).toBe(false);
  expect(await useSession(second, token)).toBe(200);
});

test('the next start recovers after a kill -9 of PostgreSQL as well', async () => {
  const first = await start(home);
  await first.up;
  const postgres = await postgresOf(home);
  const token = await signIn(first);
  process.kill(postgres, 'SIGKILL');
  await stop(first, 'SIGKILL');
  await gone(postgres);
  const second = await start(home);
  await second.up;
  expect(await useSession(second, token)).toBe(200);
});

test('an instance ends with a message if its PostgreSQL ends', async () => {
  const instance = await start(home);
  await instance.up;
  process.kill(await postgresOf(home), 'SIGKILL');
  expect(await instance.exited).toBe(1);
  expect(instance.output()).toMatch(/^PostgreSQL has stopped;/m);
});

test('two instances run side by side, and the same data folder cannot be used twice', async () => {
  const one = await start(home);
  const two = await start(join(dir, 'two'));
  await Promise.all([one.up, two.up]);
  const token = await signIn(one);
  expect([await useSession(one, token), await useSession(two, token)]).toEqual([200, 401]);
  const third = await start(home);
  expect(await third.exited).toBe(1);
  expect(third.output()).toBe(
    `The data folder ${home} is in use by the instance at ${one.url} (process ${one.child.pid}); stop that one, or choose another folder with DATA_DIR.\n`,
  );
  expect(await answers(one)).toBe(true);
});

test('an instance whose npm was killed ends and releases its data folder', async () => {
  const first = await start(home, { command: 'npm' });
  await first.up;
  const { pid } = JSON.parse(await readFile(join(home, 'instance.json'), 'utf8')) as { pid: number };
  const postgres = await postgresOf(home);
  first.child.kill('SIGKILL');
  const second = await start(home);
  await second.up;
  expect([isAlive(pid), isAlive(postgres)]).toEqual([false, false]);
});

test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)('a %s sent only to npm stops everything', async (signal) => {
  const instance = await start(home, { command: 'npm' });
  await instance.up;
  const { pid } = JSON.parse(await readFile(join(home, 'instance.json'), 'utf8')) as { pid: number };
  const postgres = await postgresOf(home);
  instance.child.kill(signal);
  await gone(pid);
  expect([isAlive(postgres), await answers(instance)]).toEqual([false, false]);
});

test('Ctrl-C, which reaches the whole process group, stops PostgreSQL last and in order', async () => {
  const instance = await start(home, { command: 'npm' });
  await instance.up;
  const postgres = await postgresOf(home);
  process.kill(-(instance.child.pid ?? 0), 'SIGINT');
  await gone(postgres);
  expect(await readFile(join(home, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\n$/);
});

test('a port in use gives a clear message and starts nothing', async () => {
  const port = await freePort();
  const stranger = createServer().listen(port, '127.0.0.1');
  const instance = await start(join(dir, 'busy'), { port });
  expect(await instance.exited).toBe(1);
  expect(instance.output()).toBe(
    `Port ${port} is in use. Stop the program that uses it, or choose another port with PORT (for example PORT=${port + 1}).\n`,
  );
  stranger.close();
});

test.each([
  {
    what: 'no database',
    files: { 'postgres/notes.txt': 'mine' },
    sentence: /^The folder .*postgres has no PostgreSQL database \(PG_VERSION is missing\); move it, .*DATA_DIR\.\n$/,
  },
  {
    what: 'a database of another version',
    files: { 'postgres/PG_VERSION': '12\n' },
    sentence: /^The database in .*postgres is of PostgreSQL 12, but this is 18; move it, .*\n$/,
  },
  {
    what: 'half a database',
    files: { 'postgres/PG_VERSION': '18\n', 'postgres/base/1': '' },
    sentence: /^The database in .*postgres is damaged .*; move it, .*\n$/,
  },
  {
    what: 'secrets that are not JSON',
    files: { 'secrets.json': '{' },
    sentence: /^The file .*secrets\.json cannot be read .*\n$/,
  },
])('a data folder with $what gives a clear message', async ({ what, files, sentence }) => {
  const dataDir = join(dir, what.replaceAll(' ', '-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(dataDir, name, '..'), { recursive: true });
    await writeFile(join(dataDir, name), text);
  }
  const instance = await start(dataDir);
  expect(await instance.exited).toBe(1);
  expect(instance.output()).toMatch(sentence);
});

test('a file in place of the data folder gives a clear message', async () => {
  await writeFile(join(dir, 'file'), '');
  const instance = await start(join(dir, 'file'));
  expect(await instance.exited).toBe(1);
  expect(instance.output()).toBe(`The data folder ${dir}/file is a file; choose another one with DATA_DIR.\n`);
});
