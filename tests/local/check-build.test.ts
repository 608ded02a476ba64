import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv as parseFile, promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const example = parseFile(readFileSync('.env.example', 'utf8')) as Record<string, string>;

const complete = {
  NETLIFY: 'true',
  DATABASE_URL: 'postgresql://plantsetu_app:k3y@ep-1.ap-southeast-1.aws.neon.tech/plantsetu',
  AUTH_SECRET: 's'.repeat(44),
  SITE_URL: 'https://www.plantsetu.in',
  S3_REGION: 'ap-south-1',
  S3_PUBLIC_BUCKET: 'plantsetu-public',
  S3_PRIVATE_BUCKET: 'plantsetu-private',
  S3_ACCESS_KEY_ID: 'AKIA1',
  S3_SECRET_ACCESS_KEY: 'k3y',
  S3_PUBLIC_URL: 'https://media.plantsetu.in',
  SMTP_URL: 'smtps://user:k3y@mail.plantsetu.in:465',
  MAIL_FROM: 'PlantSetu <orders@plantsetu.in>',
};

const check = (settings: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['local/check-build.ts'], { env: settings }).then(
    () => ({ ok: true, output: '' }),
    (error: { stderr: string }) => ({ ok: false, output: error.stderr }),
  );

describe('a build on Netlify', () => {
  it('starts with all settings', async () => {
    expect(await check(complete)).toEqual({ ok: true, output: '' });
  });

  it('fails without any, and names each that is needed', async () => {
    const { ok, output } = await check({ NETLIFY: 'true' });
    expect(ok).toBe(false);
    for (const name of Object.keys(complete).slice(1)) expect(output).toContain(`${name} is missing`);
    expect(output).not.toMatch(/BUILD_HOOK_URL|PUBLIC_API_BASE|S3_ENDPOINT/);
  });

  it('fails with one missing and one wrong, and names both but no value', async () => {
    const { ok, output } = await check({ ...complete, S3_PUBLIC_URL: '', SMTP_URL: 'mail server' });
    expect({ ok, output }).toEqual({
      ok: false,
      output: expect.stringMatching(/S3_PUBLIC_URL is missing; SMTP_URL: /),
    });
    expect(output).not.toMatch(/k3y|mail server/);
  });

  it('fails with the values of .env.example, and names each that is an example', async () => {
    const { ok, output } = await check({ ...example, NETLIFY: 'true' });
    expect(ok).toBe(false);
    for (const name of ['DATABASE_URL', 'SITE_URL', 'S3_PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM']) {
      expect(output).toContain(`${name} is an example`);
    }
  });

  it.each([
    ['SITE_URL', 'http://localhost:8888'],
    ['NEON_RELAY', '127.0.0.1:4444'],
  ])('fails with %s=%s', async (name, value) => {
    const { ok, output } = await check({ ...complete, [name]: value });
    expect({ ok, output }).toEqual({ ok: false, output: expect.stringContaining(name) });
  });
});

it('a build elsewhere needs no setting', async () => {
  expect(await check({})).toEqual({ ok: true, output: '' });
});
