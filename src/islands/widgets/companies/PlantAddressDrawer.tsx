import type { SubmitEvent } from 'react';
import type { PlantAddress } from '#contracts/companies/addresses.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Dialog.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { type AddressDraft, PlantAddressFields } from './PlantAddressFields.tsx';
import type { useAction } from '#ui/use-action.ts';

type Props = {
  /** Null for a new one. */
  address: PlantAddress | null;
  /** Shown for the company's own address, which is edited with the company and not here. */
  fixed: string;
  draft: AddressDraft;
  onEdit: (change: Partial<AddressDraft>) => void;
  /** The action that saves it. */
  action: Pick<ReturnType<typeof useAction>, 'busy' | 'errors' | 'failure' | 'edited'>;
  onSave: () => void;
  onBack: () => void;
  /** Called by Escape, the close button and a click beside it, which may be accidental: the draft is kept. */
  onClose: () => void;
};

/** The form of a ship-to address in a drawer, for a company's admin and for staff. */
export function PlantAddressDrawer({ address, fixed, draft, onEdit, action, onSave, onBack, onClose }: Props) {
  const { busy, errors, failure, edited } = action;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Drawer open onClose={onClose} title={address ? 'Edit address' : 'Add an address'}>
      <form className="dialog-form" onSubmit={send} noValidate>
        <ErrorSummary errors={errors} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        {address?.is_company_address && <Notice>{fixed}</Notice>}
        <PlantAddressFields
          address={address}
          draft={draft}
          errors={errors}
          onEdit={(change) => {
            Object.keys(change).forEach(edited);
            onEdit(change);
          }}
        />
        <div className="dialog-actions">
          <Button onClick={onBack}>Back</Button>
          <Button kind="primary" type="submit" busy={busy} busyText="Saving…">
            Save address
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
