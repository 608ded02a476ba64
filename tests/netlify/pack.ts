import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { unzipSync } from 'fflate';
import { parse } from 'smol-toml';
import { projectFolder } from '#local/instance/project-folder.ts';

/** A function as Netlify's packer describes and packs it. */
export type Packed = Awaited<ReturnType<typeof pack>>[number];

type FunctionSettings = { directory: string; node_bundler: 'none'; region: 'sin' };

/** The section of netlify.toml for functions. */
export async function functionSettings(): Promise<FunctionSettings> {
  const text = await readFile(join(projectFolder, 'netlify.toml'), 'utf8');
  return parse(text).functions as unknown as FunctionSettings;
}

/** Packs a folder of functions as Netlify's build does, with the settings of netlify.toml. */
export async function pack(folder: string, into: string) {
  const { node_bundler, region } = await functionSettings();
  await mkdir(into, { recursive: true });
  const settings = { nodeBundler: node_bundler, region, includedFilesBasePath: projectFolder, nodeVersion: '24.0.0' };
  return zipFunctions(folder, into, { basePath: projectFolder, config: { '*': settings } });
}

/** Packs a function that does nothing: what it weighs and takes is Netlify's share of every other. */
export async function packBare(dir: string): Promise<Packed> {
  const folder = join(dir, 'bare-source');
  await mkdir(folder);
  const source = "export default () => new Response('');\nexport const config = { path: '/bare', method: 'POST' };\n";
  // It refuses other methods itself, as every call of ours does.
  await writeFile(join(folder, 'bare.mjs'), source.replace("''", "'', { status: 405 }"));
  const [bare] = await pack(folder, join(dir, 'bare'));
  return bare!;
}

/** Unpacks an archive into a new folder outside the project and hands that over; returns what `work` does. */
export async function unpacked<T>(archive: string, work: (folder: string, files: string[]) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'plantsetu-archive-'));
  try {
    const files = unzipSync(await readFile(archive));
    for (const [name, bytes] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), bytes);
    }
    return await work(folder, Object.keys(files));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
