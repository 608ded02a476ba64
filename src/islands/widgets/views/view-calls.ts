import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { writeSearch } from '#client/url-search.ts';
import type {
  listViewsEndpoint,
  removeViewEndpoint,
  SavedView,
  saveViewEndpoint,
  ViewedList,
} from '#contracts/views/views.ts';
import { toast } from '#ui/toast.ts';

/** The calls for views: those of staff, who may share a view, or those of buyers. */
export interface ViewCalls {
  list: typeof listViewsEndpoint;
  save: typeof saveViewEndpoint;
  remove: typeof removeViewEndpoint;
  canShare: boolean;
}

/** Shows the list with another query string. */
export function showSearch(next: string, current: string): void {
  const none = [...new URLSearchParams(current).keys()].map((name) => [name, null] as const);
  const params = new URLSearchParams(next);
  const chosen = [...params.keys()].map((name) => [name, params.getAll(name)] as const);
  writeSearch(Object.fromEntries([...none, ...chosen]), { push: true });
}

type Saved = Pick<SavedView, 'name' | 'search' | 'shared'> & { id?: number; list: ViewedList };

export async function saveView(calls: ViewCalls, { id, list, name, search, shared }: Saved): Promise<void> {
  await act(() => call(calls.save, { body: { ...(id && { id }), list, name, search, shared } }));
}

/** Deletes a view; Undo saves it again. */
export async function removeView(calls: ViewCalls, list: ViewedList, view: SavedView): Promise<void> {
  const { id, name, search, shared } = view;
  await act(
    () => call(calls.remove, { body: { id } }),
    () => void saveView(calls, { list, name, search, shared }),
  );
}

async function act(send: () => Promise<{ message: string }>, undo?: () => void): Promise<void> {
  try {
    const { message } = await send();
    await queryClient.invalidateQueries();
    toast(message, undo && { undo });
  } catch (error) {
    toast(error instanceof ApiError ? error.message : 'The change was not saved. Try again.', { tone: 'bad' });
  }
}
