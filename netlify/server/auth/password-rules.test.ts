import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORD, OWN_DETAILS } from '#contracts/auth/account.ts';
import { generatePassword } from '#contracts/auth/generated-password.ts';
import { assertStrongPassword } from './password-rules.ts';

const ASHA = ['Asha Rao', 'asha.rao@aravalli.example', 'Aravalli Auto Components Pvt. Ltd.'];

/** The message of the refusal, null if the password is accepted. */
function refusalOf(password: string): string | null {
  try {
    assertStrongPassword(password, ASHA);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a password', () => {
  it.each([
    ...['password', 'Password1', 'Password@123', 'P@55w0rd!', '12345678', 'qwertyuiop', 'iloveyou1', 'Welcome@2026'],
    ...['admin@123', 'Krishna@108', 'aaaaaaaaaa', 'abcdefgh', 'abc12345', 'letmein99', '01012026'],
  ])('that is common is refused: %s', (password) => expect(refusalOf(password)).toBe(COMMON_PASSWORD));

  it.each([
    ...['asharao1987', 'AshaRao@2026', 'asha.rao@aravalli.example', 'Aravalli@123', 'Aravalli2026!', 'A5h@R@o1987'],
    ...['raoasharao', 'Components#1', 'PlantSetu@123', 'aravalliauto'],
  ])('made of the person’s own details is refused: %s', (password) => expect(refusalOf(password)).toBe(OWN_DETAILS));

  it.each([
    ...['quiet lathe 81 harbour', 'PlantSetu-demo-1', 'Rao keeps nine blue lathes', 'पासवर्ड-१२३४', 'tR7#kq2!pZ9m'],
    ...['monsoon-gearbox-71', 'x'.repeat(4) + ' kettle unveils Tuesday'],
  ])('that is neither is accepted: %s', (password) => expect(refusalOf(password)).toBeNull());

  it('that was generated is accepted, whatever it is', () => {
    for (let i = 0; i < 200; i++) expect(refusalOf(generatePassword())).toBeNull();
  });

  it.each(['a', 'ab1', 'पा', 'password'])('of the longest kind that repeats %s is refused', (sign) =>
    expect(refusalOf(sign.repeat(200).slice(0, 200))).not.toBeNull(),
  );
});
