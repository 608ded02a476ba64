import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

interface CheckNode {
  BROUGHT: string[];
  findProblem: (version: string, platform: string, arch: string) => string;
}
const { BROUGHT, findProblem } = createRequire(import.meta.url)('../../local/check-node.cjs') as CheckNode;

interface Locked {
  version: string;
  os?: string | string[];
  cpu?: string | string[];
  resolved?: string;
}
const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  optionalDependencies: Record<string, string>;
};
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
/** Name → what the lockfile has of each Node that npm installs. */
const nodes = Object.keys(optionalDependencies).map((name) => ({ name, ...packages[`node_modules/${name}`]! }));

describe('local/check-node.cjs', () => {
  it.each([
    ['v24.7.0', 'linux', 'x64'],
    ['v24.21.0', 'freebsd', 'x64'],
    ['v26.10.0', 'darwin', 'arm64'],
  ])('accepts %s on %s %s', (...machine) => expect(findProblem(...machine)).toBe(''));

  it.each([
    [
      'v20.20.2',
      'linux',
      'x64',
      /needs Node 24\.7 .* this is v20\.20\.2 and npm has not installed its own: run "npm ci"/,
    ],
    ['v24.6.0', 'darwin', 'arm64', /this is v24\.6\.0 and npm has not/],
    ['v0.12.18', 'linux', 's390x', /npm has none for linux-s390x: install Node 24/],
    ['v22.14.0', 'win32', 'arm64', /install the x64 version of Node 24/],
  ])('refuses %s on %s %s in one sentence that says what to do', (version, platform, arch, says) => {
    const problem = findProblem(version, platform, arch);
    expect(problem).toMatch(says);
    expect(problem).toMatch(/^[^\n]*\.$/);
  });

  it('is in a syntax that any Node can read', async () => {
    const eslint = new ESLint({
      overrideConfigFile: true,
      overrideConfig: { files: ['**/*.cjs'], languageOptions: { ecmaVersion: 5, sourceType: 'script' } },
    });
    const [result] = await eslint.lintFiles('local/check-node.cjs');
    expect(result!.messages.filter(({ fatal }) => fatal)).toEqual([]);
  });
});

describe('the Node that npm installs', () => {
  it('is there for each platform for which the check expects it', () => {
    expect(nodes.map(({ os, cpu }) => `${[os].flat()[0]}-${[cpu].flat()[0]}`).sort()).toEqual([...BROUGHT].sort());
  });

  it.each(nodes)('$name runs the product, and is no other package under that name', ({ name, version }) => {
    expect(findProblem(`v${version}`, 'any', 'any')).toBe('');
    expect(optionalDependencies[name]).toBe(version);
  });
});
