import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPreviousRelease } from '../previous-release.ts';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
/** Writes a file and commits it; returns the commit. */
function commit(path: string, text: string): string {
  writeFileSync(join(folder, path), text);
  git('add', '--all');
  git('commit', '--quiet', '--message', text);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plantsetu-releases-'));
  mkdirSync(join(folder, 'db/sql'), { recursive: true });
  git('init', '--quiet');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('without history there is no earlier release', () => {
  expect(findPreviousRelease(folder)).toBeUndefined();
  commit('db/sql/views.sql', 'The first commit has the schema');
  expect(findPreviousRelease(folder)).toBeUndefined();
});

it('without tags it is the commit before the last change of the schema', () => {
  commit('db/sql/views.sql', 'First');
  const before = commit('README.md', 'Something else');
  commit('db/sql/views.sql', 'Second');
  commit('README.md', 'Something later');
  expect(findPreviousRelease(folder)).toBe(before);
  writeFileSync(join(folder, 'db/sql/views.sql'), 'Third, not committed');
  expect(findPreviousRelease(folder)).toBe('HEAD');
});

it('with tags it is the newest before this commit', () => {
  for (const tag of ['v1.9.0', 'v1.10.0', 'other', 'v1.11.0']) {
    commit('db/sql/views.sql', tag);
    git('tag', tag);
  }
  expect(findPreviousRelease(folder)).toBe('v1.10.0');
  commit('README.md', 'After the release');
  expect(findPreviousRelease(folder)).toBe('v1.11.0');
});
