import { join, resolve } from 'node:path';
import { listenOnLoopback } from '#local/instance/listen.ts';
import { readNetlifyToml } from '#local/netlify/netlify-toml.ts';
import { createPreview, type Mount } from '#local/netlify/preview.ts';
import { openStaticFiles } from '#local/netlify/static-files.ts';
import { projectFolder } from '#local/instance/project-folder.ts';

/** The floor of every page: as much text as fits into the first packets of a connection, and nothing else to load. */
const words = 'bearing valve flange gasket motor cable drum carton pallet helmet '.repeat(212);
const FLOOR = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Floor</title><meta name="description" content="The floor of every page."><h1>Floor</h1><p>${words}</p></html>`;

const floor: Mount = {
  path: '/floor',
  answer: async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(FLOOR);
  },
};

/** Serves the built site like the preview, compressed and with its headers; BENCH_SITE sets another folder. */
export async function servePages() {
  const config = readNetlifyToml(join(projectFolder, 'netlify.toml'));
  const findFile = await openStaticFiles(resolve(projectFolder, process.env.BENCH_SITE ?? config.publish));
  const parts = { config, findFile, findFunction: () => undefined, mounts: [floor], pending: new Set<never>() };
  return listenOnLoopback(createPreview(parts), Number(process.env.PORT ?? 8877));
}
