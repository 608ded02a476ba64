import { globSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';

const variables = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));
const operating = readFileSync('docs/operating.md', 'utf8');

describe('the documents for operators', () => {
  it('say of every variable how it is replaced, or that it is no secret', () => {
    expect(variables.filter((name) => !operating.includes(`\`${name}\``))).toEqual([]);
  });

  it('have policies that are JSON, for the buckets of the example', () => {
    const policies = globSync('docs/aws/*.json').map((file) => readFileSync(file, 'utf8'));
    expect(policies.length).toBe(3);
    const buckets = policies.flatMap((text) => JSON.stringify(JSON.parse(text)).match(/(?<=s3:::)[\w-]+/g) ?? []);
    expect([...new Set(buckets)].sort()).toEqual(['plantsetu-private', 'plantsetu-public']);
  });
});
