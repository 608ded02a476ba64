import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { recovery_codes } from '#db/schema/second-factors.ts';
import { db, rows } from '../../platform/database.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';

/** Codes of one person. */
const COUNT = 10;
/** 50 random bits each, without characters that look alike; hashed as slowly as a password. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

/** New recovery codes, such as `kq3fm-8xw2d`, and their hashes. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const plain = Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  );
  const hashes = await Promise.all(plain.map((code) => hashPassword(code)));
  return { codes: plain.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), hashes };
}

/** Replaces a person's codes. */
export const replaceCodes = (user_id: number, hashes: string[]) =>
  [
    db.delete(recovery_codes).where(eq(recovery_codes.user_id, user_id)),
    db.insert(recovery_codes).values({ user_id, hashes }),
  ] as const;

/** Without spaces and hyphens, in lower case: as the code was hashed. */
export const plainCode = (typed: string) => typed.replace(/[\s-]/g, '').toLowerCase();

/** Which of the hashes the code has; undefined for a wrong or used code. */
export async function findCode(code: string, hashes: string[]): Promise<string | undefined> {
  if (code.length !== LENGTH) return undefined;
  const matches = await Promise.all(hashes.map((hash) => verifyPassword(code, hash)));
  return hashes[matches.indexOf(true)];
}

/** Uses a code up; of two requests with it, the second fails with the guard `code`. */
export const useCode = (user_id: number, hash: string) =>
  rows(sql`with used as (update ${recovery_codes} set hashes = array_remove(hashes, ${hash})
    where user_id = ${user_id} and ${hash} = any (hashes) returning 1)
    select must(exists (select from used), 'code')`);
