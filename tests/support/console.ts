import { afterEach, expect, vi } from 'vitest';

const errors: string[] = [];

// The functions log a line for each call; only errors matter here.
vi.spyOn(console, 'log').mockImplementation(() => {});
vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void errors.push(parts.join(' ')));

/** The errors logged since the last call. A test that leaves errors fails. */
export function takeErrors(): string[] {
  return errors.splice(0);
}

afterEach(() => {
  expect(takeErrors(), 'errors that the test did not expect').toEqual([]);
});
