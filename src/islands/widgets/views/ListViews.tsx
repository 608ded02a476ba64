import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { writeSearch } from '#client/url-search.ts';
import {
  listViewsEndpoint,
  removeViewEndpoint,
  type SavedView,
  saveViewEndpoint,
  type ViewedList,
} from '#contracts/views/views.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { useRead } from '#ui/use-read.ts';
import { isSameSearch, searchToSave } from './view-search.ts';
import { ViewDialog } from './ViewDialog.tsx';
import './list-views.css';

/** The saved views of a list, as tabs above it: its filters, search, order and columns under a name. */
export function ListViews({
  list,
  all,
}: {
  list: ViewedList;
  /** The label of the whole list: `All orders`. */ all: string;
}) {
  const { data } = useRead(listViewsEndpoint, { list });
  const search = useSearchParams().toString();
  const [opened, setOpened] = useState<number | null>(null);
  const [dialog, setDialog] = useState<SavedView | 'new' | null>(null);
  const views = data?.items ?? [];
  const current = views.find((view) => isSameSearch(view.search, search));
  const isWhole = isSameSearch('', search);
  // After a change of its filters the view that was opened can take them over.
  const changed = current || isWhole ? undefined : views.find(({ id, mine }) => id === opened && mine);
  const open = (view: SavedView | null) => {
    setOpened(view?.id ?? null);
    showSearch(view?.search ?? '', search);
  };
  return (
    <div className="list-views">
      <div className="list-choice" role="group" aria-label="Views">
        <button type="button" aria-pressed={isWhole} onClick={() => open(null)}>
          {all}
        </button>
        {views.map((view) => (
          <button
            key={view.id}
            type="button"
            aria-pressed={view === current}
            title={titleOf(view)}
            onClick={() => open(view)}
          >
            {view.name}
            {view.shared && !view.mine && <span className="visually-hidden">, shared by {view.by}</span>}
          </button>
        ))}
      </div>
      {current?.mine && (
        <Button small kind="quiet" onClick={() => setDialog(current)}>
          Edit view
        </Button>
      )}
      {current && !current.mine && (
        <Button small kind="quiet" onClick={() => void remove(list, current)}>
          Delete view
        </Button>
      )}
      {changed && (
        <Button small kind="quiet" onClick={() => void save({ ...changed, list, search: searchToSave(search) })}>
          Update “{changed.name}”
        </Button>
      )}
      {!current && !isWhole && (
        <Button small kind="quiet" onClick={() => setDialog('new')}>
          Save view
        </Button>
      )}
      {dialog && (
        <ViewDialog
          list={list}
          view={dialog === 'new' ? null : dialog}
          search={searchToSave(search)}
          onClose={() => setDialog(null)}
          onRemove={(view) => {
            setDialog(null);
            void remove(list, view);
          }}
        />
      )}
    </div>
  );
}

const titleOf = ({ mine, by, shared }: SavedView) =>
  mine ? (shared ? 'Shared with colleagues' : undefined) : `Shared by ${by}`;

/** Shows the list with another query string. */
function showSearch(next: string, current: string): void {
  const none = Object.fromEntries([...new URLSearchParams(current).keys()].map((name) => [name, null]));
  writeSearch({ ...none, ...Object.fromEntries(new URLSearchParams(next)) }, { push: true });
}

type Saved = Pick<SavedView, 'name' | 'search' | 'shared'> & { id?: number; list: ViewedList };

async function save({ id, list, name, search, shared }: Saved): Promise<void> {
  await act(() => call(saveViewEndpoint, { body: { ...(id && { id }), list, name, search, shared } }));
}

/** Deletes a view; Undo saves it again. */
async function remove(list: ViewedList, { id, name, search, shared }: SavedView): Promise<void> {
  await act(
    () => call(removeViewEndpoint, { body: { id } }),
    () => void save({ list, name, search, shared }),
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
