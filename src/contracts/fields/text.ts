import * as z from 'zod/mini';

/** Where staff refuse, hold or cancel something of a buyer's. */
export const REASON_MISSING = 'Give a reason. The buyer will see it.';

/** PostgreSQL cannot store NUL or unpaired surrogates. */
export const storable = z.refine<string>((value) => !value.includes('\0') && value.isWellFormed(), {
  error: 'Remove the characters that cannot be stored.',
});

/** Trimmed text of at most `max` characters, possibly empty; `ask` is the message if it is missing or not text. */
export const text = (max: number, ask?: string) =>
  z.string(ask).check(storable, z.trim(), z.maxLength(max, { error: `Use at most ${max} characters.` }));

/** Removes characters, e.g. the spaces of `8482 10`. To be placed before the checks of the value. */
export const stripChars = (chars: RegExp) => z.overwrite<string>((value) => value.replace(chars, ''));

/** Text that must not be blank; `ask` is the message if it is. */
export const required = (max: number, ask: string) => text(max, ask).check(z.minLength(1, { error: ask }));

/** Optional text: absent, null and blank all become null. */
export const optional = (max: number) =>
  z.pipe(
    z.optional(z.nullable(text(max))),
    z.transform((value) => value || null),
  );

/** Parts between dots, of any script: no separators of recipients, no spaces, no hyphen at the start. */
const LOCAL_PART = /^(?!-)[^\s@,;:<>"()[\]\\.]+(\.[^\s@,;:<>"()[\]\\.]+)*$/;
const DOMAIN = /^([\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu;

function isEmail(value: string): boolean {
  const [local = '', domain = '', ...rest] = value.split('@');
  return rest.length === 0 && LOCAL_PART.test(local) && DOMAIN.test(domain);
}

/** An email address with exactly one recipient, for every call. */
export const email = required(254, 'Enter an email address.').check(
  z.refine(isEmail, { error: 'Enter an email address like name@company.in.' }),
);

/** What email programs turn into a link. */
const WEB_ADDRESS =
  /:\/\/|www\.|[\p{L}\p{N}-]\.(com|net|org|info|biz|xyz|io|co|in|me|ly|gl|ru|cn|tk|top|site|online|shop|store|app|dev|link|click|live|club|pro|page)(?![\p{L}\p{N}])|\.\p{L}+\//iu;

/** A person's name. Emails greet people by it, so it must not contain a link; `ask` is the message if it is missing. */
export const personName = (max: number, ask: string) =>
  required(max, ask).check(
    z.refine((value) => !WEB_ADDRESS.test(value), { error: 'Enter the name only, without a web address.' }),
  );

/** A row's id. */
export const id = z.int().check(z.positive());

/** A row's id that a form has to choose; `ask` is the message if it is missing. */
export const requiredId = (ask: string) => z.int({ error: ask }).check(z.positive({ error: ask }));

/** The same on each retry, so that one click creates one order or RFQ. Absent: not retried. */
export const idempotencyKey = z.optional(z.string().check(z.regex(/^[\w-]{8,80}$/)));

/** A row's id in a query string. */
export const idParam = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number));

/** A whole number in a query string, clamped to 1 to `max`; `fallback` if absent or invalid. */
export const countParam = (fallback: number, max: number) =>
  z.pipe(
    z.optional(z.string()),
    z.transform((value) => {
      const number = Math.trunc(Number(value || fallback));
      return Number.isNaN(number) ? fallback : Math.min(Math.max(number, 1), max);
    }),
  );

/** Parses a list that a form sends as JSON text, blank for none; text that is not JSON is passed on and refused later. */
export const listText = z.transform((value: unknown) => {
  if (typeof value !== 'string') return value;
  try {
    return value.trim() === '' ? [] : (JSON.parse(value) as unknown);
  } catch {
    return value;
  }
});
