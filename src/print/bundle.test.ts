import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Context } from '@netlify/functions';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { cacheFolder } from '#local/instance/project-folder.ts';
import { openFunctions } from '#local/netlify/functions.ts';
import { buildFunctions } from '../../netlify/build-functions.ts';

const folder = join(cacheFolder, `print-bundle-${process.pid}`);

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a built function holds what prints, and finds the typefaces below its working directory', async () => {
  await mkdir(folder, { recursive: true });
  const source =
    `import { renderInvoice } from ${JSON.stringify(resolve('src/print/invoice-sheet.ts'))};\n` +
    `import { invoiceOf } from ${JSON.stringify(resolve('tests/support/samples/print-samples.ts'))};\n` +
    'export default async () => new Response(await renderInvoice(invoiceOf(3)));\n' +
    "export const config: Config = { path: '/printed' };\n";
  await writeFile(join(folder, 'printed.ts'), source);
  // Outside the project, where no package can be found.
  const outside = await mkdtemp(join(tmpdir(), 'plantsetu-printed-'));
  try {
    await buildFunctions(folder, outside);
    const [printed] = await openFunctions(outside);
    expect(printed!.config).toEqual({
      path: '/printed',
      includedFiles: [expect.stringMatching(/\/src\/print\/fonts\/\*\.ttf$/)],
    });
    const { default: print } = await printed!.load();
    const reply = await print(new Request('http://x'), {} as Context);
    const pdf = Buffer.from(await reply!.arrayBuffer()).toString('latin1');
    expect(`${pdf.slice(0, 8)} ${pdf.trimEnd().slice(-5)}`).toBe('%PDF-1.7 %%EOF');
  } finally {
    await rm(outside, { recursive: true });
  }
});

test('to import a printed sheet loads neither pdfkit nor fontkit: only to print does', async () => {
  const { metafile } = await build({
    entryPoints: [resolve('src/print/invoice-sheet.ts'), resolve('src/print/quote-sheet.ts')],
    outdir: folder,
    write: false,
    metafile: true,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['pdfkit', 'fontkit'],
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const heavy = imports.filter(({ path }) => ['pdfkit', 'fontkit'].includes(path));
  expect(heavy.map(({ kind }) => kind)).toEqual(Array(heavy.length).fill('dynamic-import'));
  const bytes = Object.values(metafile.outputs).map((output) => output.bytes);
  expect(Math.max(...bytes)).toBeLessThan(120_000);
});
