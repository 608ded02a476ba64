import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { beforeAll, expect, test } from 'vitest';
import { projectFolder } from '#local/instance/project-folder.ts';
import { readNetlifyToml } from '#local/netlify/netlify-toml.ts';
import { openStaticFiles } from '#local/netlify/static-files.ts';

const netlifyConfigPath = join(projectFolder, 'netlify.toml');
const config = readNetlifyToml(netlifyConfigPath);
const site = join(projectFolder, config.publish);

interface Rule {
  from: string;
  to: string;
  status: number;
  force: boolean;
}
interface HeaderRule {
  for: string;
  values: Record<string, string>;
}

let rules: Rule[];
let headers: HeaderRule[];

beforeAll(async () => {
  const shared = { netlifyConfigPath, minimal: true };
  const redirects = await parseAllRedirects({
    ...shared,
    redirectsFiles: [join(site, '_redirects')],
    configRedirects: [],
  });
  const read = await parseAllHeaders({ ...shared, headersFiles: [join(site, '_headers')], configHeaders: [] });
  expect([...redirects.errors, ...read.errors]).toEqual([]);
  rules = redirects.redirects as Rule[];
  headers = read.headers as HeaderRule[];
});

/** A path that a rule matches, and where the rule leads from there. */
function sample({ from, to }: Rule): [path: string, target: string] {
  const values: Record<string, string> = { splat: 'some/where' };
  const path = from.replace(/:(\w+)/g, (_, name: string) => (values[name] = `a-${name}`)).replace('*', values.splat!);
  return [path, to.replace(/:(\w+)/g, (_, name: string) => values[name]!)];
}

test('the preview follows every redirect as Netlify’s parser reads it, in the same order', () => {
  expect(rules.length).toBe(config.redirects.length);
  for (const [at, rule] of rules.entries()) {
    const [path, target] = sample(rule);
    const own = config.redirects[at]!;
    expect([path, own.match(path), own.status, own.force]).toEqual([path, target, rule.status, rule.force]);
  }
});

test('every rule leads to a file of the built site', async () => {
  const find = await openStaticFiles(site);
  const lost = rules.filter(({ to }) => !find(to));
  expect(lost).toEqual([]);
});

test('the preview sends every file of the built site with the headers that Netlify’s parser reads', () => {
  expect(headers.length).toBeGreaterThan(0);
  const files = globSync('**/*.*', { cwd: site }).map((file) => `/${file.replaceAll('\\', '/')}`);
  expect(files.length).toBeGreaterThan(100);
  const wanted = (path: string) =>
    Object.assign({}, ...headers.filter((rule) => isFor(rule, path)).map(({ values }) => values)) as object;
  const different = files.filter((path) => JSON.stringify(wanted(path)) !== JSON.stringify(config.headersFor(path)));
  expect(different).toEqual([]);
});

/** Our rules are for a path or for all below one. */
function isFor({ for: rule }: HeaderRule, path: string): boolean {
  expect(rule).toMatch(/^[^*:]+\*?$/);
  return rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
}
