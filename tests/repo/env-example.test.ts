import { globSync, readFileSync } from 'node:fs';
import { parseEnv as parseFile } from 'node:util';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const example = parseFile(readFileSync('.env.example', 'utf8')) as Record<string, string>;

/** Names that the code reads and no one sets for a deployment. */
const NOT_SETTINGS = {
  ...{ SSR: 'Astro', SITE: 'Astro, from SITE_URL', COMMIT_REF: 'Netlify, while it builds' },
  DATABASE_OWNER_URL: 'commands of an operator; it must not be in the functions’ environment',
};

let env: typeof import('#server/platform/env.ts');

beforeAll(async () => {
  // The module reads the settings when it is loaded; the example is complete except for the secrets.
  for (const [name, value] of Object.entries(example)) vi.stubEnv(name, value || 'x'.repeat(32));
  for (const name of ['S3_ENDPOINT', 'BUILD_HOOK_URL', 'ALERT_WEBHOOK_URL']) vi.stubEnv(name, '');
  env = await import('#server/platform/env.ts');
});

describe('.env.example', () => {
  it('lists every setting of the functions and of the pages, and no other', () => {
    const ofPages = Object.keys(example).filter((name) => name.startsWith('PUBLIC_'));
    expect(ofPages).not.toEqual([]);
    expect(Object.keys(example).sort()).toEqual([...Object.keys(env.Env.shape), ...ofPages].sort());
  });

  it('lists every setting that the code reads by name, and each of the pages is read', () => {
    const sources = ['astro.config.mjs', ...globSync('{src,netlify,db}/**/*.{ts,tsx,astro,mjs}')];
    const read = new Set(
      sources.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\b(?:process|import\.meta)\.env\.(\w+)/g)].map(([, name]) => name!),
      ),
    );
    expect([...read].filter((name) => !(name in example) && !(name in NOT_SETTINGS))).toEqual([]);
    expect(Object.keys(example).filter((name) => name.startsWith('PUBLIC_') && !read.has(name))).toEqual([]);
  });

  it('is complete except for the secrets', () => {
    expect(() => env.parseEnv(example)).toThrow(
      /complete\. (?=.*AUTH_SECRET)(?=.*S3_ACCESS_KEY_ID)(([A-Z0-9_]*(SECRET|KEY)[A-Z0-9_]* is missing)(; |\. )){3}See/,
    );
  });
});
