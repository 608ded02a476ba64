import { useState } from 'react';
import {
  listViewsEndpoint,
  removeViewEndpoint,
  type SavedView,
  saveViewEndpoint,
  type ViewedList,
} from '#contracts/views/views.ts';
import { Button } from '#ui/Button.tsx';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { useRead } from '#ui/use-read.ts';
import { removeView, saveView, showSearch, type ViewCalls } from './view-calls.ts';
import { isSameSearch, searchToSave } from './view-search.ts';
import { ViewDialog } from './ViewDialog.tsx';
import './list-views.css';

type Props = {
  list: ViewedList;
  /** The label of the whole list: `All orders`. */
  all: string;
  calls?: ViewCalls;
};

const STAFF_VIEWS: ViewCalls = {
  list: listViewsEndpoint,
  save: saveViewEndpoint,
  remove: removeViewEndpoint,
  canShare: true,
};

/** The saved views of a list, as tabs above it: its filters, search, order and columns under a name. */
export function ListViews({ list, all, calls = STAFF_VIEWS }: Props) {
  const { data } = useRead(calls.list, { list });
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
        <Button small kind="quiet" onClick={() => void removeView(calls, list, current)}>
          Delete view
        </Button>
      )}
      {changed && (
        <Button
          small
          kind="quiet"
          onClick={() => void saveView(calls, { ...changed, list, search: searchToSave(search) })}
        >
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
          calls={calls}
          view={dialog === 'new' ? null : dialog}
          search={searchToSave(search)}
          onClose={() => setDialog(null)}
          onRemove={(view) => {
            setDialog(null);
            void removeView(calls, list, view);
          }}
        />
      )}
    </div>
  );
}

const titleOf = ({ mine, by, shared }: SavedView) =>
  mine ? (shared ? 'Shared with colleagues' : undefined) : `Shared by ${by}`;
