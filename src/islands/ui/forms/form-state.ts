import type { EditConflict } from './edit-conflict.ts';

/** The text of the form's status line. */
export type FormStatus = { tone: 'ok' | 'bad'; text: string };

type FormState<Values> = {
  /** As shown and edited. */
  values: Values;
  /** As last saved or read from the server. */
  saved: Values;
  /** Another user's version, until the form is saved. */
  conflict: EditConflict<Values> | null;
  /** Field name to message. */
  errors: Record<string, string>;
  status: FormStatus | null;
  busy: boolean;
};

export type FormAction<Values> =
  | { type: 'edit'; change: Partial<Values> | ((values: Values) => Partial<Values>) }
  | { type: 'rebase'; change: Partial<Values> }
  | { type: 'rebaseOnServer'; theirs: Values }
  | { type: 'check'; errors: Record<string, string> }
  | { type: 'send' }
  | { type: 'saved'; values: Values }
  | { type: 'refused'; errors: Record<string, string>; message: string }
  | { type: 'settle' }
  | { type: 'status'; status: FormStatus | null };

export function formReducer<Values extends object>(
  state: FormState<Values>,
  action: FormAction<Values>,
): FormState<Values> {
  const { values, saved, conflict, errors } = state;
  switch (action.type) {
    case 'edit': {
      const change = typeof action.change === 'function' ? action.change(values) : action.change;
      // Only a direct edit names its fields for certain; their errors no longer apply.
      const remaining = typeof action.change === 'function' ? errors : without(errors, Object.keys(change));
      return { ...state, values: { ...values, ...change }, errors: remaining, status: null };
    }
    case 'rebase':
      return { ...state, values: { ...values, ...action.change }, saved: { ...saved, ...action.change } };
    case 'rebaseOnServer':
      return {
        ...state,
        values: { ...action.theirs, ...changedValues(values, saved) },
        saved: action.theirs,
        // A second conflict is still compared with what the user opened.
        conflict: { opened: conflict?.opened ?? saved, theirs: action.theirs },
      };
    case 'check':
      return { ...state, errors: action.errors, status: null };
    case 'send':
      return { ...state, busy: true };
    case 'saved':
      return { ...state, saved: action.values, conflict: null };
    case 'refused':
      return { ...state, errors: action.errors, status: { tone: 'bad', text: action.message } };
    case 'settle':
      return { ...state, busy: false };
    case 'status':
      return { ...state, status: action.status };
  }
}

/** The fields that differ from the saved version; the others may be newer on the server. */
export function changedValues<Values extends object>(
  values: Values,
  saved: Values,
  secretField?: keyof Values,
): Partial<Values> {
  const names = (Object.keys(values) as (keyof Values)[]).filter((name) => name !== secretField);
  const different = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(saved[name]));
  return Object.fromEntries(different.map((name) => [name, values[name]])) as Partial<Values>;
}

function without(errors: Record<string, string>, fields: string[]): Record<string, string> {
  const rest = Object.entries(errors).filter(([field]) => !fields.includes(field));
  return rest.length === Object.keys(errors).length ? errors : Object.fromEntries(rest);
}
