import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Config } from '@netlify/functions';
import { build, type Metafile, type Plugin, stop } from 'esbuild';

type Output = Metafile['outputs'][string];
type PackageFile = Partial<Record<'dependencies' | 'optionalDependencies', Record<string, string>>>;

const root = join(import.meta.dirname, '..');

/** Sources that read files when they are called: those files are packed with each function that contains the source. */
export const READ_WHEN_CALLED: Record<string, string> = {
  'src/print/fonts.ts': 'src/print/fonts/*.ttf',
  'netlify/server/platform/content.ts': 'src/content/{webinars,jobs}/*.md',
};
/** Machine code cannot be bundled: the packages are packed with the functions that load them. */
const MACHINE_CODE = ['sharp'];

const CONFIG = /^export const config: Config = (\{.*\});$/ms;

/**
 * Makes one `.mjs` file of each function of a folder, complete but for machine code (docs/decisions/041). Its last line is
 * the `config` that Netlify's packer and the local preview read.
 */
export async function buildFunctions(folder: string, outdir: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  const configs = new Map<string, Config>();
  const { outputFiles, metafile } = await build({
    entryPoints: files.map((file) => join(folder, file)),
    absWorkingDir: root,
    outdir,
    bundle: true,
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node24',
    minify: true,
    // The stack of a bug names the functions of the sources.
    keepNames: true,
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'warning',
    external: MACHINE_CODE,
    // Of `/api/health`.
    define: { 'process.env.COMMIT_REF': JSON.stringify(process.env.COMMIT_REF || gitCommit()) },
    plugins: [takeConfigs(folder, configs)],
    // CommonJS packages inside an ES module still call require, and ask for their folder.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url); const __dirname = import.meta.dirname;",
    },
  });
  await stop(); // Otherwise its service process keeps running.
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path, '.mjs'), output]));
  for (const { path, text } of outputFiles) {
    const name = basename(path, '.mjs');
    const config = { ...configs.get(name), ...(await packedWith(outputs.get(name)!, outdir)) };
    await writeFile(path, `${text}export const config = ${JSON.stringify(config)};\n`);
  }
}

/** The commit of the working copy; blank outside a Git checkout. */
function gitCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

/** Takes the config out of the sources of a folder, so that it can be written as a literal again. */
function takeConfigs(folder: string, configs: Map<string, Config>): Plugin {
  return {
    name: 'configs',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        if (dirname(path) !== folder) return undefined;
        const source = await readFile(path, 'utf8');
        const [statement, literal] = CONFIG.exec(source) ?? [];
        if (!statement)
          return { errors: [{ text: 'Write "export const config: Config = { … };" as a plain literal.' }] };
        configs.set(basename(path, '.ts'), runInNewContext(`(${literal})`) as Config);
        return { contents: source.replace(statement, ''), loader: 'ts' };
      }),
  };
}

/** What is packed with a function that needs more than its own file, relative to it. */
async function packedWith({ inputs, imports }: Output, outdir: string): Promise<{ includedFiles?: string[] }> {
  const readLater = Object.entries(READ_WHEN_CALLED).filter(([source]) => inputs[source]?.bytesInOutput);
  const needed = MACHINE_CODE.filter((name) => imports.some(({ path }) => path === name));
  const patterns = [
    ...readLater.map(([, pattern]) => pattern),
    ...(await packagesOf(needed)).map((name) => `node_modules/${name}/**`),
  ];
  const up = relative(outdir, root).split(sep).join('/');
  return patterns.length > 0 ? { includedFiles: patterns.map((pattern) => `${up}/${pattern}`) } : {};
}

/** Packages and all that they depend on and that is installed: of optional ones, those for this machine. */
async function packagesOf(names: string[], found = new Set<string>()): Promise<string[]> {
  for (const name of names) {
    const text = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8').catch(() => undefined);
    if (text === undefined || found.has(name)) continue;
    found.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(text) as PackageFile;
    await packagesOf(Object.keys({ ...dependencies, ...optionalDependencies }), found);
  }
  return [...found].sort();
}

if (import.meta.main) await buildFunctions(join(root, 'netlify', 'functions'), join(root, 'dist-functions'));
