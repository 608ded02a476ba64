import { useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError, call } from '#client/api.ts';
import type { Endpoint } from '#contracts/endpoint.ts';

/**
 * Sends a form to its call. What the contract's own schema refuses never leaves the browser and comes back as `errors`,
 * field to message, as the server's refusals do; any other failure is a sentence in `failure`. Nothing typed is touched.
 * `onRefused` hears of every call that failed.
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
    setFailure(null);
    // A body that a program puts together has no schema in the browser.
    const refused = endpoint.composed ? {} : errorsOf(endpoint.body, values);
    setErrors(refused);
    if (Object.keys(refused).length > 0) return;
    setBusy(true);
    try {
      await done(await call(endpoint, { body: values }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (Object.keys(error.fields).length > 0) setErrors(error.fields);
      else setFailure(error.message);
      await onRefused?.(error);
    } finally {
      setBusy(false);
    }
  }

  /** Forgets what is said of a field once it is edited, and of what lies in it: `lines.0` also forgets `lines.0.item`. */
  const edited = (field: string) =>
    setErrors((known) => {
      const others = Object.entries(known).filter(([name]) => name !== field && !name.startsWith(`${field}.`));
      return others.length === Object.keys(known).length ? known : Object.fromEntries(others);
    });

  return { submit, busy, errors, failure, edited };
}

/** The first message of each field that the schema refuses; nested fields by their path, `lines.0.item`. */
export function errorsOf(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const parsed = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) errors[path.join('.')] ??= message;
  return errors;
}
