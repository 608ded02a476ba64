import { afterEach, expect, vi } from 'vitest';

const errors: string[] = [];

// The functions log a line for each call; what counts here is whether one of them was an error.
vi.spyOn(console, 'log').mockImplementation(() => {});
vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void errors.push(parts.join(' ')));

/** What was logged as an error since the last call. A test that does not take its errors fails. */
export function takeErrors(): string[] {
  return errors.splice(0);
}

afterEach(() => {
  expect(takeErrors(), 'errors that the test did not expect').toEqual([]);
});
