import { readFileSync } from 'node:fs';
import { parseEnv as parseFile } from 'node:util';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const example = parseFile(readFileSync('.env.example', 'utf8')) as Record<string, string>;

let env: typeof import('#server/env.ts');

beforeAll(async () => {
  // The module reads the settings of its process when it is loaded; the example is complete but for the key.
  for (const [name, value] of Object.entries(example)) vi.stubEnv(name, value);
  vi.stubEnv('AUTH_SECRET', 'x'.repeat(32));
  env = await import('#server/env.ts');
});

describe('.env.example', () => {
  it('names every setting of the functions and no other', () => {
    expect(Object.keys(example).sort()).toEqual(Object.keys(env.Env.shape).sort());
  });

  it('lacks nothing but the key, which everybody makes for himself', () => {
    expect(() => env.parseEnv(example)).toThrow('The environment is not complete. AUTH_SECRET is missing. See');
  });
});
