import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { LocalError } from '../instance/local-error.ts';
import { commandOf, endProcess, isAlive, isIdInUse, workingFolderOf } from '../instance/processes.ts';
import { keptSecrets } from '../instance/secrets.ts';
import { findBinaries } from './binaries.ts';
import { cleanEnvironment, isRoot, lastError, openDataFolder, randomPassword, type RunAs } from './data-folder.ts';

/** A running PostgreSQL on 127.0.0.1; the address functions take the name of a database. */
export type Postgres = {
  port: number;
  /** For the role that owns the schema: migrations and seed. */
  ownerUrl: (database: string) => string;
  /** For the functions' role, which owns nothing and cannot bypass row-level security. */
  appUrl: (database: string) => string;
  superUrl: (database: string) => string;
  /** Resolves when the server process has ended for any reason. */
  exited: Promise<void>;
  stop: () => Promise<void>;
};

type Options = { dir: string; log?: (line: string) => void; durable?: boolean };

/**
 * Starts the PostgreSQL installed by npm, with its data in `<dir>/postgres`, and ends a server left by an earlier start.
 * `durable: false` (tests) trades safety for speed. Throws a LocalError if the folder cannot be used.
 */
export async function startPostgres({ log = () => {}, durable = true, ...options }: Options): Promise<Postgres> {
  const dir = resolve(options.dir);
  await mkdir(dir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new LocalError(`The data folder ${dir} cannot be created (${error.code}); choose another one with DATA_DIR.`);
  });
  const binaries = await findBinaries({ asOtherUser: isRoot });
  const names = ['postgres', 'plantsetu_owner', 'plantsetu_app'] as const;
  const passwords = await keptSecrets(join(dir, 'postgres-passwords.json'), names, randomPassword);
  const { folder, runAs } = await openDataFolder(dir, binaries, passwords.postgres, { durable });
  await endLeftover(folder, log);
  const server = await launch({
    program: binaries.postgres,
    folder,
    runAs,
    logFile: join(dir, 'postgres.log'),
    durable,
  });
  const url = (role: (typeof names)[number]) => (database: string) =>
    `postgresql://${role}:${passwords[role]}@127.0.0.1:${server.port}/${database}`;
  try {
    await addRoles(url('postgres')('postgres'), passwords);
  } catch (error) {
    await server.stop();
    if ((error as { code?: string }).code !== '28P01') throw error;
    throw new LocalError(
      `The database in ${folder} has different passwords from those in ${dir}; move ${folder} away.`,
    );
  }
  return { ...server, ownerUrl: url('plantsetu_owner'), appUrl: url('plantsetu_app'), superUrl: url('postgres') };
}

/** After a `kill -9` of the Node process its PostgreSQL keeps running; two servers must never share a folder. */
async function endLeftover(folder: string, log: (line: string) => void): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!pid || !isIdInUse(pid)) return;
  const place = workingFolderOf(pid) ?? lines[1];
  if (!isAlive(pid) || place !== folder || !/postgres/.test(commandOf(pid))) {
    // A zombie, or another process with the same id: PostgreSQL would take either for its predecessor.
    await rm(pidFile, { force: true });
    return;
  }
  log(`Ending the PostgreSQL of an earlier start (process ${pid}).`);
  const ended = await endProcess(pid, [
    { signal: 'SIGINT', within: 10_000 },
    { signal: 'SIGQUIT', within: 5_000 },
  ]);
  if (!ended) throw new LocalError(`An earlier PostgreSQL (process ${pid}) still uses ${folder} and cannot be ended.`);
}

type Launch = { program: string; folder: string; runAs: RunAs; logFile: string; durable: boolean };

async function launch(how: Launch): Promise<Pick<Postgres, 'port' | 'exited' | 'stop'>> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const server = spawnServer(how, port);
    if (await isReady(how.folder, server)) return { port, exited: server.exited, stop: server.stop };
    const output = await readFile(how.logFile, 'utf8');
    // The port has just been taken, or workers of a killed server are still ending.
    const passes = /could not bind|pre-existing shared memory block/.test(output);
    if (!passes || attempt === 20) {
      throw new LocalError(`PostgreSQL does not start (${lastError(output)}); its output is in ${how.logFile}.`);
    }
    await pause(250);
  }
}

function spawnServer({ program, folder, runAs, logFile, durable }: Launch, port: number) {
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'max_connections=200'];
  settings.push('shared_buffers=256MB', 'timezone=UTC', 'log_timezone=UTC');
  // Each test file has a database of its own: autovacuum would visit hundreds of them in turn.
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off');
  const output = openSync(logFile, 'w', 0o600);
  // Detached: in its own session, so that Ctrl-C in the terminal reaches only us, and we stop the parts in order.
  const child = spawn(program, ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])], {
    ...runAs,
    cwd: folder,
    env: cleanEnvironment(),
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  const exited = new Promise<void>((resolve) => child.once('error', () => resolve()).once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGINT');
    const timer = setTimeout(() => child.kill('SIGQUIT'), 10_000);
    await exited;
    clearTimeout(timer);
  };
  return { pid: child.pid, exited, stop };
}

/** PostgreSQL writes "ready" to the last line of its lock file; `pg_ctl` waits for the same. */
async function isReady(folder: string, { pid, exited }: { pid: number | undefined; exited: Promise<void> }) {
  let isGone = false;
  void exited.then(() => (isGone = true));
  while (!isGone) {
    const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (Number(lines[0]) === pid && lines[7]?.trim() === 'ready') return true;
    await pause(10);
  }
  return false;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Runs at each start, because a first start may have been killed between two of these statements. */
async function addRoles(
  superUrl: string,
  passwords: { plantsetu_owner: string; plantsetu_app: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select rolname name from pg_roles union select datname from pg_database',
    );
    const missing = (name: string) => !rows.some((row) => row.name === name);
    const role = (name: keyof typeof passwords, powers: string) =>
      client.query(`create role ${name} login nosuperuser ${powers} password ${pg.escapeLiteral(passwords[name])}`);
    if (missing('plantsetu_owner')) await role('plantsetu_owner', 'createdb createrole');
    if (missing('plantsetu_app')) await role('plantsetu_app', 'nocreatedb nocreaterole nobypassrls');
    // As on Neon, where the owner creates the role (db/sql/roles.sql).
    await client.query('grant plantsetu_app to plantsetu_owner with admin true, inherit false, set false');
    if (missing('plantsetu')) await client.query('create database plantsetu owner plantsetu_owner');
  } finally {
    await client.end();
  }
}
