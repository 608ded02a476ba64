import * as z from 'zod/mini';

type Change<Field extends string> = { [Name in Field | 'disabled']?: unknown };

/** Refuses a change of an account that changes neither one of the fields nor its sign-in. */
export const changesSomething = <Field extends string>(...fields: [Field, ...Field[]]) =>
  z.refine<Change<Field>>((change) => [...fields, 'disabled' as const].some((field) => change[field] !== undefined), {
    error: 'Choose what to change.',
    path: [fields[0]],
  });
