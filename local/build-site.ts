import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LocalError } from './instance/local-error.ts';
import { identityOf, isRunning } from './instance/process-identity.ts';
import { cacheFolder, projectFolder } from './instance/project-folder.ts';

/** The sources of the pages. */
const SOURCES = ['src', 'public', 'astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];
const MAX_BUILDS = 3;

/**
 * Returns the folder of the built site. Builds are stored by the digest of their sources: without a change nothing is
 * built, and an instance that serves an older build keeps its files.
 */
export async function buildSite({
  log,
  signal,
}: {
  log: (line: string) => void;
  signal: AbortSignal;
}): Promise<string> {
  const builds = join(cacheFolder, 'sites');
  await mkdir(builds, { recursive: true });
  const site = join(builds, await digestOfSources());
  if (!existsSync(site)) {
    const release = await waitForLock(join(cacheFolder, 'build.lock'));
    try {
      if (!existsSync(site)) await buildInto(site, log, signal);
    } finally {
      await release();
    }
  }
  await utimes(site, new Date(), new Date());
  await deleteOldBuilds(builds);
  return site;
}

async function buildInto(site: string, log: (line: string) => void, signal: AbortSignal): Promise<void> {
  log('Building the site…');
  const unfinished = `${site}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const { code, output } = await runAstro(['build', '--outDir', unfinished], signal);
  signal.throwIfAborted();
  if (code !== 0) throw new LocalError(`${output}\nThe site could not be built; see Astro's messages above.`);
  await rename(unfinished, site);
}

function runAstro(args: string[], signal: AbortSignal): Promise<{ code: number | null; output: string }> {
  const astro = join(projectFolder, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const child = spawn(process.execPath, [astro, ...args], { cwd: projectFolder, env, signal, stdio: 'pipe' });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text));
  child.stderr.on('data', (text: Buffer) => (output += text));
  return new Promise((resolve) => {
    child.once('error', (error) => (output += error.message));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Waits for other builds: concurrent ones would write to the same working files of Astro. */
async function waitForLock(lock: string): Promise<() => Promise<void>> {
  const me = identityOf(process.pid);
  // Only one process can create the folder; its only entry identifies that process.
  for (;;) {
    const made = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (made) {
      await mkdir(join(lock, `${me.pid} ${me.started}`));
      return () => rm(lock, { recursive: true, force: true });
    }
    await pause(200);
    const [holder] = await readdir(lock).catch(() => ['']);
    const [pid, started = ''] = (holder ?? '0 ').split(/ (.*)/);
    if (holder !== '' && !isRunning({ pid: Number(pid), started })) await rm(lock, { recursive: true, force: true });
  }
}

async function digestOfSources(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) await addToDigest(join(projectFolder, source), hash);
  const settings = Object.entries(process.env).filter(([name]) => name === 'SITE_URL' || name.startsWith('PUBLIC_'));
  return hash.update(JSON.stringify(settings.sort())).digest('hex').slice(0, 32);
}

async function addToDigest(path: string, hash: ReturnType<typeof createHash>): Promise<void> {
  const info = await stat(path).catch(() => undefined);
  hash.update(`${path}\0${info?.isDirectory() ? '' : `${info?.size} ${info?.mtimeMs}`}\0`);
  if (!info?.isDirectory()) return;
  for (const name of (await readdir(path)).sort()) await addToDigest(join(path, name), hash);
}

async function deleteOldBuilds(builds: string): Promise<void> {
  const names = (await readdir(builds)).filter((name) => !name.endsWith('.new'));
  const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(builds, name))).mtimeMs })));
  const old = dated.sort((a, b) => b.at - a.at).slice(MAX_BUILDS);
  for (const { name } of old) await rm(join(builds, name), { recursive: true, force: true });
}
