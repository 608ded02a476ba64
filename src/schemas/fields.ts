import * as z from 'zod';

/**
 * The kinds of content field. Each takes `what`, a phrase that says what belongs there; the error message repeats it.
 * Astro puts the names of the file and the field in front of the message.
 */

type Problem = { input?: unknown; code?: string | undefined; keys?: string[] };

const missing = (what: string) => `This field is missing. Add ${what}.`;
const short = (what: string) => `This field is empty. Write ${what}.`;

/** Text of at most `max` characters on one line, trimmed. */
export const line = (what: string, max = 120, min = 1) =>
  z
    .string({
      error: ({ input }) =>
        input === undefined ? missing(what) : `Put the value in quotes, so that it is read as text: ${what}.`,
    })
    .trim()
    // Placeholders of docs/templates.
    .regex(/^[^<>]*$/, { error: `Replace the text in angle brackets: ${what}.`, abort: true })
    .min(min, {
      error: ({ input }) =>
        min === 1 ? short(what) : `Write at least ${min} characters, there are ${length(input)}: ${what}.`,
    })
    .max(max, { error: ({ input }) => `Shorten it to ${max} characters, there are ${length(input)}: ${what}.` })
    .regex(/^[^\n]*$/, { error: `Keep it on one line: ${what}.` });

/** A day as `'2026-11-21'`. Unquoted, YAML would turn it into a moment, and 30 February into 2 March. */
export const day = (what: string) =>
  z
    .string({
      error: ({ input }) => (input === undefined ? missing(what) : `Put the day in quotes, as '2026-11-21': ${what}.`),
    })
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: `Write the day as '2026-11-21', year first: ${what}.`, abort: true })
    .refine(isDay, { error: ({ input }) => `${input} is not a calendar date. Correct it: ${what}.` });

/** A time of day as `'15:30'`, India Standard Time. */
export const clock = (what: string) =>
  z
    .string({
      error: ({ input }) => (input === undefined ? missing(what) : `Put the time in quotes, as '15:30': ${what}.`),
    })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: `Write the time as '15:30', on the 24-hour clock: ${what}.` });

/** A whole number from `min` to `max`. */
export const count = (what: string, min: number, max: number) => {
  const remedy = `Write a whole number from ${min} to ${max}, without quotes: ${what}.`;
  const error = ({ input }: Problem) => (input === undefined ? missing(what) : remedy);
  return z.int({ error }).min(min, { error: remedy }).max(max, { error: remedy });
};

/** Yes or no; absent means `fallback`. */
export const flag = (what: string, fallback: boolean) =>
  z.boolean({ error: `Write true or false, without quotes: ${what}.` }).default(fallback);

/** One of a closed list. */
export const oneOf = <const T extends readonly [string, ...string[]]>(what: string, values: T) =>
  z.enum(values, {
    error: ({ input }) =>
      `${input === undefined ? 'This field is missing' : `“${input}” is not on the list`}. ` +
      `Choose ${what}: ${values.join(', ')}.`,
  });

/** The name of a file without its ending, such as `bulk-buying`. */
export const slug = (what: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing(what) : `Write text here: ${what}.`) })
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: `Use small letters, digits and single hyphens, as in bulk-buying: ${what}.`,
    });

/** The address of a page on this site, such as `/solutions/bulk-buying`. */
export const path = (what: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing(what) : `Write text here: ${what}.`) })
    .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[\w-]+)?$/, {
      error: `Start with a slash and leave the domain out, as in /solutions/bulk-buying: ${what}.`,
    });

/** A list with a bounded number of items; with `min` equal to `max`, exactly that many. */
export const list = <T extends z.ZodType>(what: string, item: T, min: number, max: number) => {
  const wanted = min === max ? `exactly ${min}` : `${min} to ${max}`;
  const error = ({ input }: Problem) =>
    Array.isArray(input)
      ? `Give ${wanted} of them, there are ${input.length}: ${what}.`
      : input === undefined
        ? missing(`a list of ${wanted}: ${what}`)
        : `Write a list, each item on a line that starts with a hyphen: ${what}.`;
  // zod's own min and max would also measure a string given instead of a list.
  return z.array(item, { error }).refine(({ length }) => length >= min && length <= max, { error });
};

/** A group of named fields. An unknown name is usually a typing error, so it is refused. */
export const group = <T extends z.ZodRawShape>(fields: T) =>
  z.strictObject(fields, {
    error: ({ code, keys, input }: Problem) =>
      code === 'unrecognized_keys'
        ? `There is no field “${keys?.join('”, “')}” here. Correct its name or remove it; the fields are: ${Object.keys(fields).join(', ')}.`
        : input === undefined
          ? missing(`a group with the fields ${Object.keys(fields).join(', ')}`)
          : `Write a group with the fields ${Object.keys(fields).join(', ')}.`,
  });

/** A title with a sentence or two about it. */
export const point = (what: string, max = 320) =>
  group({
    /** Its name, in sentence case. */
    title: line(`a short title: ${what}`, 70),
    /** What to say about it. */
    text: line(`one to three sentences: ${what}`, max),
  });

const length = (input: unknown) => String(input).trim().length;

function isDay(text: string): boolean {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return month >= 1 && month <= 12 && date >= 1 && date <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
