import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The current text of the database, and what applies it. */
const SCHEMA = ['db/migrations', 'db/sql'];
const MIGRATOR = ['db/migrate.ts', 'db/migrator', 'db/owner-url.ts'];
const JOURNEY = 'tests/functions/platform/smoke-journey.test.ts';

/**
 * The release that runs while a deployment changes the schema: the newest tag `v*` before HEAD; without tags, the commit
 * before the last change of the schema. Undefined without history.
 */
export function findPreviousRelease(folder: string): string | undefined {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : '';
  };
  const before = ['--merged', 'HEAD', '--no-contains', 'HEAD'];
  const tags = git('tag', '--list', 'v*', ...before, '--sort=-version:refname');
  if (tags) return tags.split('\n')[0];
  // A change that is not committed yet comes after the last commit.
  if (git('status', '--porcelain', '--', ...SCHEMA)) return 'HEAD';
  const change = git('log', '-1', '--format=%H', '--', ...SCHEMA);
  return (change && git('rev-parse', '--verify', '--quiet', `${change}^`)) || undefined;
}

/** Unpacks a release with the schema of this working copy instead of its own. */
function prepare(release: string, folder: string): void {
  const archive = execFileSync('git', ['archive', release], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  for (const path of [...SCHEMA, ...MIGRATOR]) {
    rmSync(join(folder, path), { recursive: true, force: true });
    cpSync(path, join(folder, path), { recursive: true });
  }
  if (!existsSync(join(folder, JOURNEY))) cpSync(JOURNEY, join(folder, JOURNEY));
  const lockfile = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lockfile(folder) === lockfile('.'))
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
}

/** Runs the release's own journey; returns the exit status of the test runner. */
function runJourney(release: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'plantsetu-previous-'));
  try {
    prepare(release, folder);
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
    return spawnSync(process.execPath, [vitest, 'run', JOURNEY], { cwd: folder, stdio: 'inherit' }).status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// `npm run test:previous-release`
if (import.meta.main) {
  const release = findPreviousRelease(process.cwd());
  if (!release) {
    console.log('There is no earlier release: no tag v*, and no commit before the last change of the schema.');
  } else {
    console.log(`The smoke journey of the previous release (${release}) runs against the schema of this working copy.`);
    process.exitCode = runJourney(release);
    if (process.exitCode) {
      console.error(
        'The previous release does not work with this schema, so the site would fail while it is deployed. See "Changing the schema" in docs/operating.md.',
      );
    }
  }
}
