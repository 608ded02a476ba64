import { type Dispatch, type SubmitEvent, useReducer } from 'react';
import type * as z from 'zod/mini';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { rememberFocus } from '../remember-focus.ts';
import { changedValues, type FormAction, formReducer, type FormStatus } from './form-state.ts';
import { useRestoredDraft, useSaveDraft } from './use-restored-draft.ts';
import { fieldErrors } from '../use-submit.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

type Options<Values, E extends Endpoint> = {
  endpoint: E;
  /** The values that the form opens with. */
  initial: Values;
  /** Name and version under which the tab stores unsaved changes when the session ends; without it nothing is stored. */
  draftKey?: string;
  /** A field that is never stored: a password. */
  secretField?: keyof Values;
  /** The request body for the values; checked in the browser against the endpoint's contract. */
  bodyOf: (values: Values) => z.input<E['body']>;
  /** Called after the save with the values sent. `allowLeave` lets the user leave the page without being asked. */
  onSaved: (reply: z.output<E['reply']>, values: Values, allowLeave: () => void) => void | Promise<void>;
  /** Called after a refusal; the form keeps what was typed. */
  onRefused?: (refusal: ApiError) => void | Promise<void>;
};

/** State of a form that saves through one call: values, errors by field, whether it is dirty or busy, and its status line. */
export function useForm<Values extends object, E extends Endpoint>({
  endpoint,
  initial,
  draftKey,
  secretField,
  bodyOf,
  onSaved,
  onRefused,
}: Options<Values, E>) {
  const draft = useRestoredDraft<Values>(draftKey);
  const [state, dispatch] = useReducer(formReducer<Values>, {
    values: { ...initial, ...draft },
    saved: initial,
    conflict: null,
    errors: {},
    status: null,
    busy: false,
  });
  const { values, saved, conflict, errors, status, busy } = state;
  const dirty = JSON.stringify(values) !== JSON.stringify(saved);
  const allowLeave = useUnsavedWarning(dirty);
  useSaveDraft(draftKey, dirty ? changedValues(values, saved, secretField) : null);

  async function save(sent: Values) {
    if (busy) return;
    const restoreFocus = rememberFocus();
    const body = bodyOf(sent);
    const invalid = fieldErrors(endpoint.body, body);
    dispatch({ type: 'check', errors: invalid });
    if (Object.keys(invalid).length > 0) return;
    dispatch({ type: 'send' });
    try {
      const reply = await call<E>(endpoint, { body });
      dispatch({ type: 'saved', values: sent });
      // Lists and other views of the record are out of date.
      void queryClient.invalidateQueries();
      await onSaved(reply, sent, allowLeave);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The version is not a field of the form: a conflict has its own notice.
      const { version: _, ...fields } = error.fields;
      dispatch({ type: 'refused', errors: fields, message: error.message });
      await onRefused?.(error);
    } finally {
      dispatch({ type: 'settle' });
      restoreFocus();
    }
  }

  return {
    ...{ values, conflict, errors, status, busy, dirty, save },
    /** Shows what the contract refuses, but for a field that a dialog asks for later; true if that is nothing. */
    check: (later: string): boolean => {
      const { [later]: _, ...invalid } = fieldErrors(endpoint.body, bodyOf(values));
      dispatch({ type: 'check', errors: invalid });
      return Object.keys(invalid).length === 0;
    },
    ...formActions<Values>(dispatch),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      void save(values);
    },
  };
}

function formActions<Values>(dispatch: Dispatch<FormAction<Values>>) {
  return {
    edit: (change: Partial<Values> | ((values: Values) => Partial<Values>)) => dispatch({ type: 'edit', change }),
    /** Takes over values from the server: they do not count as unsaved changes. */
    rebase: (change: Partial<Values>) => dispatch({ type: 'rebase', change }),
    /** Takes over another user's version; only the fields that were changed here keep their values. */
    rebaseOnServer: (theirs: Values) => dispatch({ type: 'rebaseOnServer', theirs }),
    setStatus: (next: FormStatus | null) => dispatch({ type: 'status', status: next }),
  };
}
