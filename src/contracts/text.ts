import * as z from 'zod/mini';

/** PostgreSQL stores neither NUL nor half of a surrogate pair, so both are refused at the door. */
const storable = z.refine<string>((value) => !value.includes('\0') && value.isWellFormed(), {
  error: 'Remove the characters that cannot be stored.',
});

/** Text that is trimmed and may be empty, at most `max` characters; `ask` is said of what is no text, or missing. */
export const text = (max: number, ask?: string) =>
  z.string(ask).check(storable, z.trim(), z.maxLength(max, { error: `Use at most ${max} characters.` }));

/** Drops signs from a number that is written in groups, such as `8482 10`: a check that goes before those of its figures. */
export const dropping = (signs: RegExp) => z.overwrite<string>((value) => value.replace(signs, ''));

/** Text that must hold something; `ask` is the message that says how to mend it. */
export const required = (max: number, ask: string) => text(max, ask).check(z.minLength(1, { error: ask }));

/** Optional text: absent, null and blank all become null. */
export const optional = (max: number) =>
  z.pipe(
    z.optional(z.nullable(text(max))),
    z.transform((value) => value || null),
  );

/** An email address with exactly one recipient: commas, spaces and line ends are refused. */
export const email = required(254, 'Enter an email address.').check(
  z.regex(/^[^\s@,;:<>"()[\]\\]+@[^\s@,;:<>"()[\]\\]+\.[^\s@,;:<>"()[\]\\.]{2,}$/, {
    error: 'Enter an email address like name@company.in.',
  }),
);

/** A row's id. */
export const id = z.int().check(z.positive());

/** Sent again with a retry, so that one click is one order or RFQ. Absent means: never a retry. */
export const idempotencyKey = z.optional(z.string().check(z.regex(/^[\w-]{8,80}$/)));

/** A row's id in a query string. */
export const idParam = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number));

/** A whole number in a query string, clamped to its bounds; absent or unreadable means `fallback`. */
export const countParam = (fallback: number, max: number) =>
  z.pipe(
    z.optional(z.string()),
    z.transform((value) => {
      const number = Math.trunc(Number(value || fallback));
      return Number.isNaN(number) ? fallback : Math.min(Math.max(number, 1), max);
    }),
  );

/** Reads a list that a form sends as JSON text, blank for none; what is no JSON goes on to be refused as it is. */
export const listText = z.transform((value: unknown) => {
  if (typeof value !== 'string') return value;
  try {
    return value.trim() === '' ? [] : (JSON.parse(value) as unknown);
  } catch {
    return value;
  }
});
