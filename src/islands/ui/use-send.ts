import { useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError, call } from '#client/api.ts';
import type { Endpoint } from '#contracts/endpoint.ts';

/** What a form shows of the call it makes. */
export interface Sending<E extends Endpoint> {
  busy: boolean;
  /** Field → how to mend it, from the contract or from the server. */
  fields: Record<string, string>;
  /** What went wrong with the call as a whole. */
  error: ApiError | null;
  reply: z.output<E['reply']> | null;
  send: (body: unknown) => Promise<z.output<E['reply']> | null>;
  /** Forgets a field's message once it is edited. */
  edited: (field: string) => void;
}

/**
 * Sends a form through its contract: what the contract refuses is shown at its fields and never leaves the browser,
 * what the server refuses is shown in the same places. A second click while it is under way does nothing.
 */
export function useSend<E extends Endpoint>(endpoint: E): Sending<E> {
  const [busy, setBusy] = useState(false);
  const [fields, setFields] = useState<Record<string, string>>({});
  const [error, setError] = useState<ApiError | null>(null);
  const [reply, setReply] = useState<z.output<E['reply']> | null>(null);

  async function send(body: unknown) {
    if (busy) return null;
    setError(null);
    setReply(null);
    const checked = endpoint.body.safeParse(body);
    if (!checked.success) {
      setFields(messagesOf(checked.error.issues));
      return null;
    }
    setFields({});
    setBusy(true);
    try {
      const answer = await call(endpoint, { body: body as z.input<E['body']> });
      setReply(answer);
      return answer;
    } catch (failure) {
      const refusal = failure instanceof ApiError ? failure : new ApiError('', 0);
      setFields(refusal.fields);
      setError(refusal);
      return null;
    } finally {
      setBusy(false);
    }
  }

  const edited = (field: string) =>
    setFields((known) =>
      field in known ? Object.fromEntries(Object.entries(known).filter(([name]) => name !== field)) : known,
    );

  return { busy, fields, error, reply, send, edited };
}

function messagesOf(issues: z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join('.')] ??= issue.message;
  return fields;
}
