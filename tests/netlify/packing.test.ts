import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { functionSettings, pack, packBare, type Packed, unpacked } from './pack.ts';
import { environment } from './settings.ts';
import { classOf, LIMITS, table, type Weighed } from './weights.ts';

let dir: string;
let bare: Packed;
let packed: Packed[];

const contracts = import.meta.glob<Record<string, Endpoint>>(['../../src/contracts/**/*.ts', '!**/*.test.ts'], {
  eager: true,
});
const endpoints = Object.values(contracts)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Endpoint'))
  .map(([, endpoint]) => endpoint);

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'plantsetu-packed-'));
  bare = await packBare(dir);
  packed = await pack(resolve((await functionSettings()).directory), join(dir, 'all'));
});

afterAll(() => rm(dir, { recursive: true, force: true }));

test('Netlify reads the path and the method of every call from the built files, and no other', () => {
  const read = packed.filter(({ schedule }) => !schedule);
  const routes = read.flatMap(({ routes: list = [] }) =>
    list.map(({ pattern, methods = [] }) => [pattern, ...methods]),
  );
  const wanted = endpoints.flatMap(({ path, php, method }) =>
    (php ? [path, `${path}.php`] : [path]).map((each) => [each, method]),
  );
  expect(routes.map(String).sort()).toEqual(wanted.map(String).sort());
});

test('Netlify reads the schedules of the sources', async () => {
  const scheduled = packed.filter(({ schedule }) => schedule);
  expect(scheduled.length).toBeGreaterThan(0);
  for (const { name, schedule, routes = [] } of scheduled) {
    expect(routes).toEqual([]);
    expect(await readFile(`netlify/functions/${name}.ts`, 'utf8')).toContain(`{ schedule: '${schedule}' }`);
  }
});

test('every function is packed as it is, for Singapore and Node 24, without a warning', () => {
  const facts = packed.map((each) => [each.bundler, each.region, each.runtimeVersion, each.bundlerWarnings]);
  expect(new Set(facts.map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify(['none', 'sin', 'nodejs24.x', undefined])]),
  );
});

test('every archive starts outside the project by Netlify’s own start code, and weighs no more than its limit', async () => {
  const floor = await weigh(bare);
  const queue = [...packed];
  const weighed: Weighed[] = [];
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) weighed.push(await weigh(next, floor));
  };
  await Promise.all([work(), work()]);
  console.log(table(floor, weighed));
  const heavy = weighed.filter(({ kind, ownBytes }) => ownBytes > LIMITS[kind] * 1000);
  expect(heavy.map(({ name, kind, ownBytes }) => `${name}: ${ownBytes} bytes, ${kind}`)).toEqual([]);
});

/** Starts an archive in a process that has only its folder and the settings. */
async function weigh({ name, path, routes = [] }: Packed, floor?: Weighed): Promise<Weighed> {
  const { size } = await stat(path);
  return unpacked(path, async (folder, files) => {
    const main = files.find((file) => file.endsWith(`${name}.mjs`) && !file.startsWith('___'))!;
    const script = resolve('tests/netlify/start-archive.ts');
    const run = promisify(execFile)(process.execPath, [script, main, routes[0]?.pattern ?? ''], {
      cwd: folder,
      env: environment,
    });
    const { stdout } = await run.catch((error: Error) => {
      throw new Error(`${name} does not start: ${error.message}`);
    });
    const { status, importMs, wholeMs, megabytes } = JSON.parse(stdout.trim().split('\n').at(-1)!) as Started;
    expect(`${name} ${status}`).toBe(`${name} ${routes.length > 0 ? 405 : undefined}`);
    const kind = floor ? classOf(name, files, await readFile(join(folder, main), 'utf8')) : 'other calls';
    return {
      name,
      kind,
      ownBytes: size - (floor?.bytes ?? 0),
      bytes: size,
      files: files.length,
      importMs,
      wholeMs,
      megabytes,
    };
  });
}

type Started = { status?: number; importMs: number; wholeMs: number; megabytes: number };
