import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { cacheFolder } from '#local/instance/project-folder.ts';

/** As netlify.toml keeps them outside; local/netlify/functions.ts bundles fontkit, into a chunk of its own. */
const external = ['sharp', 'pdfkit', 'fontkit'];
const folder = join(cacheFolder, `print-bundle-${process.pid}`);

test('a bundled function finds the typefaces and prints, as local/netlify/functions.ts and Netlify bundle it', async () => {
  await mkdir(folder, { recursive: true });
  const outfile = join(folder, 'printing.mjs');
  const entry =
    `import { renderInvoice } from ${JSON.stringify(resolve('src/print/invoice-sheet.ts'))};\n` +
    `import { invoiceOf } from ${JSON.stringify(resolve('tests/support/print-samples.ts'))};\n` +
    'const pdf = await renderInvoice(invoiceOf(3));\n' +
    "process.stdout.write(`${pdf.length} ${pdf.toString('latin1', 0, 8)} ${pdf.toString('latin1').trimEnd().slice(-5)}`);\n";
  await build({
    stdin: { contents: entry, resolveDir: resolve('.'), loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external,
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  await writeFile(join(folder, 'package.json'), '{}');
  const { stdout } = await promisify(execFile)(process.execPath, [outfile]);
  expect(stdout).toMatch(/^\d{5,} %PDF-1\.7 %%EOF$/);
  await rm(folder, { recursive: true });
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
    external,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const heavy = imports.filter(({ path }) => external.includes(path));
  expect(heavy.map(({ kind }) => kind)).toEqual(Array(heavy.length).fill('dynamic-import'));
  const bytes = Object.values(metafile.outputs).map((output) => output.bytes);
  expect(Math.max(...bytes)).toBeLessThan(120_000);
});
