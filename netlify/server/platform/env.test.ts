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

/** The same with the defaults of what is absent. */
const read = { ...complete, ADMIN_SECOND_FACTOR: 'required', EINVOICE_PROVIDER: 'none' };

let parseEnv: typeof import('./env.ts').parseEnv;

beforeAll(async () => {
  // The module reads the settings of its process when it is loaded.
  for (const [name, value] of Object.entries(complete)) vi.stubEnv(name, value);
  ({ parseEnv } = await import('./env.ts'));
});

function errorOf(source: Record<string, string | undefined>): string {
  try {
    parseEnv(source);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the settings were accepted');
}

describe('the settings', () => {
  it('are accepted if complete; optional ones may be absent or empty', () => {
    expect(parseEnv(complete)).toEqual(read);
    expect(parseEnv({ ...complete, NEON_RELAY: '', S3_ENDPOINT: '' })).toEqual(read);
    expect(parseEnv({ ...complete, NEON_RELAY: '127.0.0.1:1', PATH: '/bin' })).toEqual({
      ...read,
      NEON_RELAY: '127.0.0.1:1',
    });
  });

  it('ask admins for a second factor unless they say otherwise', () => {
    expect(parseEnv(complete).ADMIN_SECOND_FACTOR).toBe('required');
    expect(errorOf({ ...complete, ADMIN_SECOND_FACTOR: 'off' })).toMatch(/only required and optional are known/);
  });

  it('are refused with one message that names all missing ones', () => {
    const message = errorOf({});
    for (const name of Object.keys(complete)) expect(message).toContain(`${name} is missing`);
    expect(message).toContain('.env.example');
    expect(message).not.toMatch(/NEON_RELAY|S3_ENDPOINT/);
  });

  it.each(Object.keys(complete))('are refused if %s is empty', (name) => {
    expect(errorOf({ ...complete, [name]: '' })).toContain(`${name} is missing`);
    expect(errorOf({ ...complete, [name]: undefined })).toContain(`${name} is missing`);
  });

  it.each([
    ['AUTH_SECRET', 'too-short'],
    ['DATABASE_URL', 'hunter2'],
    ['SITE_URL', 'www.plantsetu.example'],
    ['SMTP_URL', 'mail server'],
  ])('are refused with the name of an invalid %s, but not its value', (name, value) => {
    const message = errorOf({ ...complete, [name]: value });
    expect(message).toContain(`${name}: `);
    expect(message).not.toContain(value);
    expect(message).not.toMatch(/secret-\d/);
  });
});
