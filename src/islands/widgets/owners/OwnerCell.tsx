import { useState } from 'react';
import { createPortal } from 'react-dom';
import { readUser } from '#client/session.ts';
import { assignOwnerEndpoint, type OwnedDetail, type OwnedKind } from '#contracts/owners/owners.ts';
import { Button } from '#ui/Button.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { useAction } from '#ui/use-action.ts';
import './owners.css';
import { OwnerSelect } from './OwnerSelect.tsx';

type Props = { kind: OwnedKind; record: OwnedDetail & { id: number } };

/** The owner of a record in its title block, with the buttons to take it over or to give it to someone else. */
export function OwnerCell({ kind, record }: Props) {
  const { id, owner_id, owner, is_assignable } = record;
  const [isOpen, setIsOpen] = useState(false);
  const { submit, busy, failure } = useAction(assignOwnerEndpoint);
  const me = readUser()?.uid;
  return (
    <div className="owner-cell">
      <span>{owner ?? 'Unassigned'}</span>
      {is_assignable && (
        <span className="cluster no-print">
          {me !== undefined && me !== owner_id && (
            <Button
              kind="quiet"
              small
              busy={busy}
              onClick={() => void submit({ kind, id, owner_id: me, seen: owner_id })}
            >
              Assign to me
            </Button>
          )}
          <Button kind="quiet" small onClick={() => setIsOpen(true)}>
            Change<span className="visually-hidden"> owner</span>
          </Button>
        </span>
      )}
      {failure && (
        <span className="field-error" role="alert">
          {failure}
        </span>
      )}
      {/* Outside the title block, whose type a dialog would inherit. */}
      {isOpen &&
        createPortal(<ChangeOwner kind={kind} record={record} onClose={() => setIsOpen(false)} />, document.body)}
    </div>
  );
}

function ChangeOwner({ kind, record: { id, owner_id }, onClose }: Props & { onClose: () => void }) {
  const [chosen, setChosen] = useState(String(owner_id ?? ''));
  const { submit, busy, failure, errors, edited } = useAction(assignOwnerEndpoint, onClose);
  return (
    <FormDialog
      title="Change owner"
      onClose={onClose}
      onSubmit={() => void submit({ kind, id, owner_id: Number(chosen) || null, seen: owner_id })}
      submitLabel="Save"
      busy={busy}
      failure={failure}
    >
      <OwnerSelect
        label="Owner"
        name="owner_id"
        hint="Visible to staff only. No email is sent."
        value={chosen}
        error={errors.owner_id}
        onChange={(owner) => {
          edited('owner_id');
          setChosen(owner);
        }}
      />
    </FormDialog>
  );
}
