import type { Colleague } from '#contracts/owners/owners.ts';

/** Colleagues offered at once. */
const MAX_OFFERED = 6;

/** The `@` before the caret, and what has been typed after it. */
export interface Mentioning {
  /** Place of the `@` in the text. */
  start: number;
  typed: string;
}

/** What is being mentioned at the caret; null if it is not in a word that begins with `@`. */
export function mentionAt(text: string, caret: number): Mentioning | null {
  const typed = /(?:^|[\s(])@([^@\n]{0,60})$/u.exec(text.slice(0, caret))?.[1];
  return typed === undefined ? null : { start: caret - typed.length - 1, typed };
}

/** Colleagues whose first name or surname begins with what was typed. */
export function offered(colleagues: readonly Colleague[], typed: string): Colleague[] {
  const wanted = typed.toLowerCase();
  const begins = ({ name }: Colleague) => ` ${name.toLowerCase()}`.includes(` ${wanted}`);
  return colleagues.filter((colleague) => !colleague.me && begins(colleague)).slice(0, MAX_OFFERED);
}

/** Finds `@` with one of these names; a longer name before one that it begins with. */
function patternOf(names: readonly string[]): RegExp {
  const escaped = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`@(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

/** Ids of the colleagues whose names a text has after `@`; of several with the same name, those that were picked. */
export function mentionsIn(text: string, colleagues: readonly Colleague[], picked: readonly number[]): number[] {
  if (colleagues.length === 0) return [];
  const names = text.match(patternOf(colleagues.map(({ name }) => name))) ?? [];
  const ids = names.flatMap((found) => {
    const named = colleagues.filter(({ name }) => `@${name}` === found);
    return named.filter(({ id }) => named.length === 1 || picked.includes(id)).map(({ id }) => id);
  });
  return [...new Set(ids)];
}

/** A text in parts, of which those with a mention are marked. */
export function splitMentions(text: string, names: readonly string[]): { text: string; isMention: boolean }[] {
  if (names.length === 0) return [{ text, isMention: false }];
  const parts: { text: string; isMention: boolean }[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(patternOf(names))) {
    if (index > end) parts.push({ text: text.slice(end, index), isMention: false });
    parts.push({ text: found, isMention: true });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMention: false });
  return parts;
}
