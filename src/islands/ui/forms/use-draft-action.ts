import { type ActionEndpoint, useAction } from '../use-action.ts';
import { bindFields } from './bind-fields.ts';
import { useTabDraft } from './use-tab-draft.ts';

/**
 * A `useAction` with the fields of its form. What is typed is kept in the tab as `name` until the action succeeds; `done`
 * may close the form then.
 */
export function useDraftAction<E extends ActionEndpoint, Draft extends object>(
  endpoint: E,
  name: string,
  blank: Draft,
  done?: () => void,
) {
  const [draft, change, clear] = useTabDraft(name, blank);
  const action = useAction(endpoint, () => {
    clear();
    done?.();
  });
  return { ...action, draft, change, bind: bindFields(draft, change, action) };
}
