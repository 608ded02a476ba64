import * as z from 'zod/mini';
import { id } from './text.ts';

/** A number; a form with a file sends it as text. */
const numberOf = z.transform((value: unknown) => (typeof value === 'string' ? Number(value) : value));

/** A row's id in a call that also takes a form. */
export const formId = z.pipe(numberOf, id);

/** A whole number in a call that also takes a form. */
export const formInt = z.pipe(numberOf, z.int());

/** A checkbox in a call that also takes a form. */
export const formFlag = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? value === 'true' : value)),
  z.boolean(),
);
