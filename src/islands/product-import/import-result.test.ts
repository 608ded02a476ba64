import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { ProductImport } from '#contracts/product-import.ts';
import { ImportResult } from './ImportResult.tsx';

vi.mock('./ImportRows.tsx', () => ({ ImportRows: () => null, verdictWords: {} }));

it.each([
  ['Nothing would change.', { new: 0, changed: 0, same: 1, wrong: 0 }],
  ['No row can be imported.', { new: 0, changed: 0, same: 0, wrong: 1 }],
])('where nothing can be imported there is a way on, not a danger: %s', (words, counts) => {
  const of: ProductImport = {
    ...{ id: 1, company_id: 1, company: 'Konkan Pumps', file_name: 'x.csv', fingerprint: '', columns: ['sku'], counts },
    ...{ status: 'checking', running: false, created_at: '2026-11-22T10:00:00.000Z' },
    ...{ rows: 1, checked: 1, last_row: 2, applied: 0 },
  };
  const work = {
    doing: null,
    done: 0,
    failure: null,
    run: () => Promise.resolve(),
    stop: () => undefined,
    isStopping: false,
  };
  const page = renderToStaticMarkup(createElement(ImportResult, { of, work, onAnother: () => undefined }));
  expect(page).toContain(words);
  expect(page).toContain('Import another file');
  expect(page).not.toContain('button-danger');
});
