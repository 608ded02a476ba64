import { type SubmitEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { keepFocus } from './keep-focus.ts';
import type { Newer } from './newer-version.ts';
import { useKeep, useKept } from './use-kept.ts';
import { errorsOf } from './use-submit.ts';
import { useUnsaved } from './use-unsaved.ts';

/** What the status line says. */
export type FormStatus = { tone: 'ok' | 'bad'; text: string };

type Options<Values, E extends Endpoint> = {
  endpoint: E;
  /** What the form shows when it opens. */
  initial: Values;
  /** Under what name and version the tab keeps what was changed when the session ends; absent: it does not. */
  keep?: string;
  /** A field that is never kept: a password. */
  secret?: keyof Values;
  /** What is sent for the values; checked in the browser by the endpoint's own contract. */
  bodyOf: (values: Values) => z.input<E['body']>;
  /** After the save, with the values that were sent. `letGo` lets the page be left without asking. */
  onSaved: (reply: z.output<E['reply']>, values: Values, letGo: () => void) => void | Promise<void>;
  /** After a refusal; the form keeps what was typed in any case. */
  onRefused?: (refusal: ApiError) => void | Promise<void>;
};

/** State of a form that saves through one call: values, errors by field, whether it is dirty, busy, and what to say. */
export function useForm<Values extends object, E extends Endpoint>({
  endpoint,
  initial,
  keep,
  secret,
  bodyOf,
  onSaved,
  onRefused,
}: Options<Values, E>) {
  const kept = useKept<Values>(keep);
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...kept }));
  const [saved, setSaved] = useState(initial);
  const [newer, setNewer] = useState<Newer<Values> | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [status, setStatus] = useState<FormStatus | null>(null);
  const [busy, setBusy] = useState(false);
  const dirty = JSON.stringify(values) !== JSON.stringify(saved);
  const letGo = useUnsaved(dirty);
  useKeep(keep, dirty ? changed(values, saved, secret) : null);

  const edit = (change: Partial<Values> | ((values: Values) => Partial<Values>)) => {
    setStatus(null);
    setValues((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) }));
    // What is said of a field holds no longer once the field is edited.
    if (typeof change !== 'function') setErrors((before) => without(before, Object.keys(change)));
  };

  /** What is the server's word: neither a change of the reader's nor one that could get lost. */
  const rebase = (change: Partial<Values>) => {
    setValues((before) => ({ ...before, ...change }));
    setSaved((before) => ({ ...before, ...change }));
  };

  /** Somebody else's version comes under what was changed here: what was not touched here becomes theirs. */
  const moveOnto = (theirs: Values) => {
    // Told a second time, it is still compared with what its reader opened.
    setNewer({ opened: newer?.opened ?? saved, theirs });
    setValues((now) => ({ ...theirs, ...changed(now, saved) }));
    setSaved(theirs);
  };

  async function save(sent: Values) {
    if (busy) return;
    const goOn = keepFocus();
    const body = bodyOf(sent);
    const refused = errorsOf(endpoint.body, body);
    setStatus(null);
    setErrors(refused);
    if (Object.keys(refused).length > 0) return;
    setBusy(true);
    try {
      const reply = await call<E>(endpoint, { body });
      setSaved(sent);
      setNewer(null);
      // Lists, and whatever else shows what was saved, are out of date.
      void queryClient.invalidateQueries();
      await onSaved(reply, sent, letGo);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A version is no field that somebody could mend: the form says in its own way that others were quicker.
      const { version: _, ...fields } = error.fields;
      setErrors(fields);
      setStatus({ tone: 'bad', text: error.message });
      await onRefused?.(error);
    } finally {
      setBusy(false);
      goOn();
    }
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(values);
  };

  return { values, edit, rebase, newer, moveOnto, errors, status, setStatus, busy, dirty, save, submit };
}

/** What differs from what is saved: the rest is the server's word, which may be another one by then. */
function changed<Values extends object>(values: Values, saved: Values, secret?: keyof Values): Partial<Values> {
  const names = (Object.keys(values) as (keyof Values)[]).filter((name) => name !== secret);
  const different = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(saved[name]));
  return Object.fromEntries(different.map((name) => [name, values[name]])) as Partial<Values>;
}

function without(errors: Record<string, string>, fields: string[]): Record<string, string> {
  const rest = Object.entries(errors).filter(([field]) => !fields.includes(field));
  return rest.length === Object.keys(errors).length ? errors : Object.fromEntries(rest);
}
