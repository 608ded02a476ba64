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

it('work that goes on says at once how far it is, before anything is answered', async () => {
  const told = (rows: number) => void calls.push(`${rows}`);
  const rows = Array.from({ length: 1500 }, (_, n) => ({ row: n + 2, cells: ['A'] }));
  await sendRows(1, rows, 1001, told, new AbortController().signal);
  await applyValid(1, 2000, told, new AbortController().signal);
  expect(calls).toEqual(['1000', '/api/admin/import-rows', '1500', '2000', '/api/admin/import-apply', '2005']);
});
