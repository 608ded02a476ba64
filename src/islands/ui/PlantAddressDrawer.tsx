import type { SubmitEvent } from 'react';
import type { PlantAddress } from '#contracts/addresses.ts';
import { Button } from './Button.tsx';
import { Drawer } from './Dialog.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Notice } from './Notice.tsx';
import { type AddressDraft, PlantAddressFields } from './PlantAddressFields.tsx';
import type { useAct } from './use-act.ts';

type Props = {
  /** Null for a new one. */
  address: PlantAddress | null;
  /** Said of the address that follows the company's record, and so does not move here. */
  fixed: string;
  draft: AddressDraft;
  onEdit: (change: Partial<AddressDraft>) => void;
  /** What saves it. */
  act: Pick<ReturnType<typeof useAct>, 'busy' | 'errors' | 'failure' | 'edited'>;
  onSave: () => void;
  onBack: () => void;
  /** Called by Escape, the close button and a click beside it, which may be a slip. */
  onClose: () => void;
};

/** One ship-to address in a drawer, for a company's own admin and for the desk. */
export function PlantAddressDrawer({ address, fixed, draft, onEdit, act, onSave, onBack, onClose }: Props) {
  const { busy, errors, failure, edited } = act;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Drawer open onClose={onClose} title={address ? 'Edit address' : 'Add an address'}>
      <form className="stack" onSubmit={send} noValidate>
        <ErrorSummary errors={errors} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        {address?.of_company && <Notice>{fixed}</Notice>}
        <PlantAddressFields
          address={address}
          draft={draft}
          errors={errors}
          onEdit={(change) => {
            Object.keys(change).forEach(edited);
            onEdit(change);
          }}
        />
        <div className="cluster">
          <Button kind="primary" type="submit" busy={busy} busyText="Saving…">
            Save address
          </Button>
          <Button kind="quiet" onClick={onBack}>
            Back
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
