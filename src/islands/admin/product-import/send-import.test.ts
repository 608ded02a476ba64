import { expect, it, vi } from 'vitest';
import { applyValid, sendRows } from './send-import.ts';

const calls = vi.hoisted(() => [] as string[]);
vi.mock('#client/api.ts', () => ({
  ApiError: Error,
  call: ({ path }: { path: string }) => {
    calls.push(path);
    return Promise.resolve({ more: false, applied: 5 });
  },
}));

it('a resumed task reports its progress at once, before the first reply', async () => {
  const onProgress = (rows: number) => void calls.push(`${rows}`);
  const rows = Array.from({ length: 1500 }, (_, n) => ({ row: n + 2, cells: ['A'] }));
  await sendRows(1, rows, 1001, onProgress, new AbortController().signal);
  await applyValid(1, 2000, onProgress, new AbortController().signal);
  expect(calls).toEqual(['1000', '/api/admin/import-rows', '1500', '2000', '/api/admin/import-apply', '2005']);
});
