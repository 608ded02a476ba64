import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildFunctions } from '../netlify/build-functions.ts';
import { LocalError } from './instance/local-error.ts';
import { identityOf, isRunning } from './instance/process-identity.ts';
import { cacheFolder, projectFolder } from './instance/project-folder.ts';

type Options = { log: (line: string) => void; signal: AbortSignal };
/** A part of the deployment that is made from sources, into a folder of its own. */
type Part = {
  /** Name of the folder with its builds. */
  name: string;
  /** What changes a build when it changes. */
  sources: string[];
  /** Whether settings are built in: the address of the site and what browsers may know. Functions read theirs when they start. */
  hasSettings: boolean;
  build: (into: string, options: Options) => Promise<void>;
};

const MAX_BUILDS = 3;
const PROJECT = ['package.json', 'package-lock.json', 'tsconfig.json'];

const PAGE_SOURCES = ['src', 'public', 'astro.config.mjs', ...PROJECT];
const FUNCTION_SOURCES = [
  ...['netlify', 'db', 'src/contracts', 'src/print', 'src/drawings', 'src/site.ts', 'src/content/company'],
  ...PROJECT,
];

/** The folder of the built pages. */
export const builtSite = (options: Options) =>
  built({ name: 'sites', sources: PAGE_SOURCES, hasSettings: true, build: buildSite }, options);

/** The folder of the built functions. */
export const builtFunctions = (options: Options) =>
  built({ name: 'functions', sources: FUNCTION_SOURCES, hasSettings: false, build: buildAllFunctions }, options);

/**
 * Returns the folder of a built part. Builds are stored by the digest of their sources: without a change nothing is built,
 * and an instance that serves an older build keeps its files.
 */
async function built(part: Part, options: Options): Promise<string> {
  const builds = join(cacheFolder, part.name);
  await mkdir(builds, { recursive: true });
  const folder = join(builds, await digestOf(part));
  if (!existsSync(folder)) {
    const release = await waitForLock(join(cacheFolder, 'build.lock'));
    try {
      if (!existsSync(folder)) await buildInto(folder, part, options);
    } finally {
      await release();
    }
  }
  await utimes(folder, new Date(), new Date());
  await deleteOldBuilds(builds);
  return folder;
}

async function buildInto(folder: string, { build }: Part, options: Options): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await build(unfinished, options);
  options.signal.throwIfAborted();
  await rename(unfinished, folder);
}

async function buildSite(into: string, { log, signal }: Options): Promise<void> {
  log('Building the site…');
  const { code, output } = await runAstro(['build', '--outDir', into], signal);
  signal.throwIfAborted();
  if (code !== 0) throw new LocalError(`${output}\nThe site could not be built; see Astro's messages above.`);
}

async function buildAllFunctions(into: string, { log }: Options): Promise<void> {
  log('Building the functions…');
  await buildFunctions(join(projectFolder, 'netlify', 'functions'), into);
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

async function digestOf({ sources, hasSettings }: Part): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) await addToDigest(join(projectFolder, source), hash);
  const isBuiltIn = (name: string) => hasSettings && (name === 'SITE_URL' || name.startsWith('PUBLIC_'));
  const settings = Object.entries(process.env).filter(([name]) => isBuiltIn(name));
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
