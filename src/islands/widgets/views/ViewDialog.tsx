import type { SavedView, ViewedList } from '#contracts/views/views.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useAction } from '#ui/use-action.ts';
import { useState } from 'react';
import type { ViewCalls } from './view-calls.ts';

type Props = {
  list: ViewedList;
  calls: ViewCalls;
  /** The view to edit; null to save what the list shows as a new one. */
  view: SavedView | null;
  /** The query string to save. */
  search: string;
  onClose: () => void;
  onRemove: (view: SavedView) => void;
};

/** Names a view and shares it with colleagues; deletes it. */
export function ViewDialog({ list, calls, view, search, onClose, onRemove }: Props) {
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const hasColumns = new URLSearchParams(search).has('columns');
  const { submit, busy, errors, failure, edited } = useAction(calls.save, onClose);
  return (
    <FormDialog
      title={view ? 'Edit view' : list === 'catalog' ? 'Save search' : 'Save view'}
      onClose={onClose}
      onSubmit={() => void submit({ ...(view && { id: view.id }), list, name, search, shared })}
      submitLabel="Save"
      busy={busy}
      failure={failure}
    >
      {!view && (
        <p>
          {`Saves this ${
            list === 'catalog'
              ? 'search with its filters and sort order'
              : `list with its search, filters${hasColumns ? ', sort order and columns' : ' and sort order'}`
          }.`}
        </p>
      )}
      <TextInput
        label="Name"
        name="name"
        maxLength={40}
        value={name}
        error={errors.name}
        data-autofocus
        onChange={({ target }) => {
          edited('name');
          setName(target.value);
        }}
      />
      {calls.canShare && (
        <Checkbox label="Share with colleagues" checked={shared} onChange={({ target }) => setShared(target.checked)} />
      )}
      {view && (
        <Button kind="danger" onClick={() => onRemove(view)}>
          Delete view
        </Button>
      )}
    </FormDialog>
  );
}
