import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { dictionary } from '@zxcvbn-ts/language-common';
import { COMMON_PASSWORD, OWN_DETAILS } from '#contracts/auth/account.ts';
import { judgePassword } from '#contracts/auth/password-judgement.ts';
import { brand } from '#site';
import { fieldError } from '../platform/errors.ts';

const estimate = new ZxcvbnFactory({ dictionary });

/** Refuses, at the field `password`, a common password and one made of the person's own details. */
export function assertStrongPassword(password: string, details: (string | null | undefined)[]): void {
  const { reason } = judgePassword(
    (text, own) => estimate.check(text, own).guessesLog10,
    password,
    [...details, brand.name].filter((detail) => detail !== null && detail !== undefined),
  );
  if (reason) throw fieldError('invalid', 'password', reason === 'own' ? OWN_DETAILS : COMMON_PASSWORD);
}
