import { type Judgement, judgePassword } from '#contracts/auth/password-judgement.ts';
import { brand } from '#site';
import { readUser } from './session.ts';

/** Judges a password for someone with these details; those of the signed-in user are added. */
export type Judge = (password: string, details: string[]) => Judgement;

let loaded: Promise<Judge> | undefined;

/** Loads what judges a password, once a page needs it: the estimate (12 kB) and the common passwords (20 kB). */
export function loadJudge(): Promise<Judge> {
  return (loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  }));
}

async function load(): Promise<Judge> {
  const [{ ZxcvbnFactory }, list] = await Promise.all([import('@zxcvbn-ts/core'), fetch('/usual-passwords.json')]);
  if (!list.ok) throw new Error(`/usual-passwords.json answered ${list.status}.`);
  const estimate = new ZxcvbnFactory({ dictionary: { 'passwords-common': (await list.json()) as string[] } });
  return (password, details) => {
    const user = readUser();
    return judgePassword((text, own) => estimate.check(text, own).guessesLog10, password, [
      ...details,
      ...(user ? [user.name, user.email] : []),
      brand.name,
    ]);
  };
}
