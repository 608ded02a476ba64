import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { LocalError } from '../instance/local-error.ts';
import type { Binaries } from './binaries.ts';
import { canEnter, UNPRIVILEGED, sharedFolder } from './shared-folder.ts';

/** The user to run a process as; empty: the current user. */
export type RunAs = { uid?: number; gid?: number };

/** True if PostgreSQL has to run as another user. */
export const isRoot = process.getuid?.() === 0;

/** The environment without PG… variables of the developer's shell, which would affect our server and programs. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

/**
 * Returns the data folder below `dir`, created on the first call, and the user to run as. Throws a LocalError if it is not
 * a data folder of this PostgreSQL.
 */
export async function openDataFolder(
  dir: string,
  binaries: Binaries,
  superPassword: string,
  options: { durable: boolean },
): Promise<{ folder: string; runAs: RunAs }> {
  const place = join(dir, 'postgres');
  await rmdir(place).catch(() => {}); // Removes it only if it is empty.
  if (!(await isThere(place))) await makeDataFolder(dir, place, binaries, superPassword, options);
  const folder = await realpath(place).catch(() => {
    throw new LocalError(
      `The database that ${place} links to is gone. Remove the link to start with an empty database.`,
    );
  });
  await checkDataFolder(folder, binaries.major);
  const { uid, gid } = await stat(folder);
  return { folder, runAs: isRoot ? { uid, gid } : {} };
}

const isThere = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** Created under a temporary name and then renamed, so that a killed start leaves no incomplete folder. */
async function makeDataFolder(
  dir: string,
  place: string,
  binaries: Binaries,
  superPassword: string,
  { durable }: { durable: boolean },
): Promise<void> {
  const runAs = isRoot ? UNPRIVILEGED : {};
  if (isRoot) await allowEntry(dir);
  const elsewhere = isRoot && !(await canEnter(await realpath(dir), UNPRIVILEGED));
  const name = elsewhere
    ? await mkdtemp(join(await sharedFolder(), 'data-'))
    : join(dir, `postgres.${process.pid}.new`);
  if (!elsewhere) {
    await rm(name, { recursive: true, force: true });
    await mkdir(name, { mode: 0o700 });
  }
  if (isRoot) await chown(name, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  try {
    await initialise(binaries.initdb, name, superPassword, runAs, durable);
    await (elsewhere ? symlink(name, place) : rename(name, place));
  } catch (error) {
    await rm(name, { recursive: true, force: true });
    throw error;
  }
}

/** Lets other users enter our own folder, whose contents have their own modes. Its parents are not ours to change. */
async function allowEntry(dir: string): Promise<void> {
  const { mode, uid } = await stat(dir);
  if (uid === process.getuid?.()) await chmod(dir, mode | 0o011);
}

async function initialise(initdb: string, folder: string, superPassword: string, runAs: RunAs, durable: boolean) {
  const args = [`--pgdata=${folder}`, '--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--no-locale'];
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions');
  const passwordFile = `${folder}.password`;
  await writeFile(passwordFile, superPassword, { mode: 0o600 });
  if (runAs.uid !== undefined) await chown(passwordFile, runAs.uid, runAs.gid ?? runAs.uid);
  args.push(`--pwfile=${passwordFile}`);
  if (!durable) args.push('--no-sync');
  const child = spawn(initdb, args, { ...runAs, cwd: folder, env: cleanEnvironment(), stdio: 'pipe', detached: true });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text));
  child.stderr.on('data', (text: Buffer) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  await rm(passwordFile, { force: true });
  if (code !== 0) throw new LocalError(`PostgreSQL could not create a data folder in ${folder}: ${lastError(output)}`);
}

/** The most specific message of PostgreSQL, without the time and process id of its log line. */
export function lastError(output: string): string {
  const lines = output.split('\n').filter(Boolean);
  const line = lines.findLast((text) => /error|FATAL|PANIC|could not/i.test(text)) ?? lines.at(-1) ?? 'no reason given';
  return line.replace(/^.*? \[\d+\] /, '').trim();
}

async function checkDataFolder(folder: string, major: string): Promise<void> {
  const remedy = 'move it, or choose another folder with DATA_DIR';
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOTDIR' ? 'is a file, not a folder' : `cannot be read (${error.code})`;
    throw new LocalError(`The database folder ${folder} ${reason}; ${remedy}.`);
  });
  if (!entries.includes('PG_VERSION')) {
    throw new LocalError(`The folder ${folder} has no PostgreSQL database (PG_VERSION is missing); ${remedy}.`);
  }
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version !== major) {
    throw new LocalError(
      `The database in ${folder} is of PostgreSQL ${version || 'of an unknown version'}, but this is ${major}; ${remedy}.`,
    );
  }
  if (!existsSync(join(folder, 'global', 'pg_control'))) {
    throw new LocalError(`The database in ${folder} is damaged (global/pg_control is missing); ${remedy}.`);
  }
}

/** A password of 256 random bits, without characters that need escaping in an address. */
export const randomPassword = () => randomBytes(32).toString('base64url');
