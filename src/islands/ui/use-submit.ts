import { useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { ApiError, call } from '#client/api.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { focusFirstError } from './focus-first-error.ts';

/**
 * Sends a form to its call. Values that the contract's schema refuses are not sent; `errors` maps field to message, from
 * the schema or the server, and `failure` is the message of any other failure. The first invalid field takes the focus.
 * `onRefused` is called for every failed call. The form keeps what was typed.
 */
export function useSubmit<E extends Endpoint>(
  endpoint: E,
  done: (reply: z.output<E['reply']>) => unknown,
  onRefused?: (refusal: ApiError) => unknown,
) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(values: z.input<E['body']>) {
    if (busy) return;
    const form = document.activeElement?.closest('form') ?? document;
    const refuse = (fields: Record<string, string>) => {
      // Drawn at once: the focus goes to a field that is marked as invalid.
      flushSync(() => setErrors(fields));
      focusFirstError(form);
    };
    setFailure(null);
    // A body composed by code has no schema in the browser.
    const refused = endpoint.composed ? {} : fieldErrors(endpoint.body, values);
    if (Object.keys(refused).length > 0) return refuse(refused);
    setErrors({});
    setBusy(true);
    try {
      await done(await call(endpoint, { body: values }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (Object.keys(error.fields).length > 0) refuse(error.fields);
      else setFailure(error.message);
      await onRefused?.(error);
    } finally {
      setBusy(false);
    }
  }

  /** Clears the error of an edited field and of the fields inside it: `lines.0` also clears `lines.0.item`. */
  const edited = (field: string) =>
    setErrors((current) => {
      const others = Object.entries(current).filter(([name]) => name !== field && !name.startsWith(`${field}.`));
      return others.length === Object.keys(current).length ? current : Object.fromEntries(others);
    });

  return { submit, busy, errors, failure, edited };
}

/** The first message for each field that the schema refuses; nested fields by path, `lines.0.item`. */
export function fieldErrors(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const parsed = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) errors[path.join('.')] ??= message;
  return errors;
}
