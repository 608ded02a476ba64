import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { ProductImport } from '#contracts/catalog/import.ts';
import { ImportResult } from './ImportResult.tsx';

vi.mock('./ImportRows.tsx', async (original) => ({ ...(await original<object>()), ImportRows: () => null }));

it.each([
  ['No changes to import.', { new: 0, changed: 0, same: 1, wrong: 0 }],
  ['No rows can be imported.', { new: 0, changed: 0, same: 0, wrong: 1 }],
])('a file with nothing to import offers another file instead of a cancellation: %s', (message, counts) => {
  const record: ProductImport = {
    ...{ id: 1, company_id: 1, company: 'Konkan Pumps', file_name: 'x.csv', fingerprint: '', columns: ['sku'], counts },
    ...{ status: 'checking', running: false, created_at: '2026-11-22T10:00:00.000Z' },
    ...{ rows: 1, checked: 1, last_row: 2, applied: 0 },
  };
  const task = {
    running: null,
    done: 0,
    failure: null,
    run: () => Promise.resolve(),
    stop: () => undefined,
    isStopping: false,
  };
  const page = renderToStaticMarkup(createElement(ImportResult, { record, task, onAnother: () => undefined }));
  expect(page).toContain(message);
  expect(page).toContain('Import another file');
  expect(page).not.toContain('button-danger');
});
