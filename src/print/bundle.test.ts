import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { cacheFolder } from '#local/project-folder.ts';

const folder = join(cacheFolder, `print-bundle-${process.pid}`);

test('a bundled function finds the typefaces and prints, as local/functions.ts and Netlify bundle it', async () => {
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
    external: ['sharp', 'pdfkit'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  await writeFile(join(folder, 'package.json'), '{}');
  const { stdout } = await promisify(execFile)(process.execPath, [outfile]);
  expect(stdout).toMatch(/^\d{5,} %PDF-1\.7 %%EOF$/);
  await rm(folder, { recursive: true });
});
