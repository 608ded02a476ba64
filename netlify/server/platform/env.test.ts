import { beforeAll, describe, expect, it, vi } from 'vitest';

const complete = {
  DATABASE_URL: 'postgresql://plantsetu_app:secret-1@host/plantsetu',
  AUTH_SECRET: 's'.repeat(32),
  SITE_URL: 'https://www.plantsetu.example',
  S3_REGION: 'ap-south-1',
  S3_PUBLIC_BUCKET: 'public',
  S3_PRIVATE_BUCKET: 'private',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret-2',
  S3_PUBLIC_URL: 'https://media.plantsetu.example',
  SMTP_URL: 'smtps://user:secret-3@mail.plantsetu.example:465',
  MAIL_FROM: 'PlantSetu <orders@plantsetu.example>',
};

let parseEnv: typeof import('./env.ts').parseEnv;

beforeAll(async () => {
  // The module reads the settings of its process when it is loaded.
  for (const [name, value] of Object.entries(complete)) vi.stubEnv(name, value);
  ({ parseEnv } = await import('./env.ts'));
});

function complaint(source: Record<string, string | undefined>): string {
  try {
    parseEnv(source);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('nothing to complain about');
}

describe('the settings', () => {
  it('are read where they are complete, and what is not needed may be absent or empty', () => {
    expect(parseEnv(complete)).toEqual(complete);
    expect(parseEnv({ ...complete, NEON_RELAY: '', S3_ENDPOINT: '' })).toEqual(complete);
    expect(parseEnv({ ...complete, NEON_RELAY: '127.0.0.1:1', PATH: '/bin' })).toEqual({
      ...complete,
      NEON_RELAY: '127.0.0.1:1',
    });
  });

  it('name everything that is missing, in one message', () => {
    const message = complaint({});
    for (const name of Object.keys(complete)) expect(message).toContain(`${name} is missing`);
    expect(message).toContain('.env.example');
    expect(message).not.toMatch(/NEON_RELAY|S3_ENDPOINT/);
  });

  it.each(Object.keys(complete))('miss %s also where it is set to nothing', (name) => {
    expect(complaint({ ...complete, [name]: '' })).toContain(`${name} is missing`);
    expect(complaint({ ...complete, [name]: undefined })).toContain(`${name} is missing`);
  });

  it.each([
    ['AUTH_SECRET', 'too-short'],
    ['DATABASE_URL', 'hunter2'],
    ['SITE_URL', 'www.plantsetu.example'],
    ['SMTP_URL', 'mail server'],
  ])('name %s where it is wrong, and never its value', (name, value) => {
    const message = complaint({ ...complete, [name]: value });
    expect(message).toContain(`${name}: `);
    expect(message).not.toContain(value);
    expect(message).not.toMatch(/secret-\d/);
  });
});
