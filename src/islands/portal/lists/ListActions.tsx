import { navigate } from 'astro:transitions/client';
import { useState } from 'react';
import { queryClient, read } from '#client/queries.ts';
import {
  exportListEndpoint,
  listListsEndpoint,
  type ListLine,
  type ListSummary,
  readReminderEndpoint,
  removeListEndpoint,
} from '#contracts/lists/lists.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { toast } from '#ui/toast.ts';
import { useAction } from '#ui/use-action.ts';
import { useSubmit } from '#ui/use-submit.ts';
import { AddToListButton } from '#widgets/lists/AddToListButton.tsx';
import { ListDialog } from './ListDialog.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';

type Props = { list: ListSummary; lines: ListLine[] };

/** What can be done with a list as a whole; a colleague who may not edit it copies it and asks for its reminders. */
export function ListActions({ list, lines }: Props) {
  const [open, setOpen] = useState<'edit' | 'reminder' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const { id, may_edit, mine, reminder, shared } = list;
  return (
    <div className="cluster list-actions no-print">
      {may_edit && <Button onClick={() => setOpen('edit')}>Edit</Button>}
      {may_edit && (
        <Button onClick={() => setOpen('reminder')}>{reminder ? 'Change reminder' : 'Set a reminder'}</Button>
      )}
      {!mine && shared && <RemindMe list={list} />}
      <AddToListButton
        lines={lines.map(({ product_id, qty }) => ({ product_id, qty }))}
        name={`Copy of ${list.name}`.slice(0, 80)}
      >
        Save a copy
      </AddToListButton>
      <DownloadButton endpoint={exportListEndpoint} query={{ id }} name={`list-${id}.csv`}>
        CSV
      </DownloadButton>
      {may_edit && (
        <Button kind="danger" onClick={() => setOpen('delete')}>
          Delete
        </Button>
      )}
      {open === 'edit' && <ListDialog list={list} onClose={close} />}
      {open === 'reminder' && <ReminderDialog list={list} onClose={close} />}
      {open === 'delete' && <DeleteDialog list={list} onClose={close} />}
    </div>
  );
}

/** A colleague’s own choice; the owner of a list always gets its reminders. */
function RemindMe({ list: { id, reminder, reminds_me } }: { list: ListSummary }) {
  const { submit, busy } = useAction(readReminderEndpoint);
  if (!reminder && !reminds_me) return null;
  return (
    <Button busy={busy} onClick={() => void submit({ id, wanted: !reminds_me })}>
      {reminds_me ? 'Stop reminding me' : 'Remind me too'}
    </Button>
  );
}

function DeleteDialog({ list: { id, name, shared, lines }, onClose }: { list: ListSummary; onClose: () => void }) {
  // Leaves first: this page would read the deleted list again.
  const { submit, busy, failure } = useSubmit(removeListEndpoint, async ({ message }) => {
    await navigate('/portal/lists');
    toast(message);
    await queryClient.invalidateQueries({ queryKey: read(listListsEndpoint).queryKey });
  });
  return (
    <ConfirmDialog
      title="Delete this list?"
      onClose={onClose}
      onConfirm={() => void submit({ id })}
      confirmLabel="Delete list"
      busy={busy}
      busyText="Deleting…"
      failure={failure}
    >
      <p>
        {name} with {lines === 1 ? '1 item' : `${lines.toLocaleString('en-IN')} items`} will be deleted
        {shared ? ' for you and your colleagues' : ''}. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
