import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('a password', () => {
  it.each(['PlantSetu-demo-1', ' spaces kept ', 'पासवर्ड-१२३४', '🔑'.repeat(8), 'x'.repeat(200)])(
    'is recognised by its own hash and by no other: %s',
    async (password) => {
      const hash = await hashPassword(password);
      expect(await verifyPassword(password, hash)).toBe(true);
      expect(await verifyPassword(`${password} `, hash)).toBe(false);
      expect(await verifyPassword(password.slice(0, -1), hash)).toBe(false);
      expect(await verifyPassword('', hash)).toBe(false);
    },
  );

  it('gets a different hash each time, with argon2id at the cost that OWASP recommends', async () => {
    const [one, other] = await Promise.all([hashPassword('same'), hashPassword('same')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
  });

  it('is recognised by a hash that another program made, at another cost', async () => {
    // A test vector of the reference implementation (phc-winner-argon2, src/test.c).
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', hash)).toBe(true);
    expect(await verifyPassword('passwore', hash)).toBe(false);
  });

  it('never matches if there is no account', async () => {
    expect(await verifyPassword('anything', null)).toBe(false);
  });
});
