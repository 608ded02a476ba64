import { readFileSync } from 'node:fs';
import { parseEnv as parseFile } from 'node:util';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const example = parseFile(readFileSync('.env.example', 'utf8')) as Record<string, string>;

let env: typeof import('#server/platform/env.ts');

beforeAll(async () => {
  // The module reads the settings when it is loaded; the example is complete except for the secrets.
  for (const [name, value] of Object.entries(example)) vi.stubEnv(name, value || 'x'.repeat(32));
  vi.stubEnv('S3_ENDPOINT', '');
  env = await import('#server/platform/env.ts');
});

describe('.env.example', () => {
  it('lists every setting of the functions and no other', () => {
    expect(Object.keys(example).sort()).toEqual(Object.keys(env.Env.shape).sort());
  });

  it('is complete except for the secrets', () => {
    expect(() => env.parseEnv(example)).toThrow(
      /complete\. (?=.*AUTH_SECRET)(?=.*S3_ACCESS_KEY_ID)(([A-Z0-9_]*(SECRET|KEY)[A-Z0-9_]* is missing)(; |\. )){3}See/,
    );
  });
});
