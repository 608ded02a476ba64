import { type FormEvent, useState } from 'react';
import { type PlantAddress, saveAddressEndpoint } from '#contracts/addresses.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Dialog.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { addressDraft, PlantAddressFields } from '#ui/PlantAddressFields.tsx';
import { useAct } from '#ui/use-act.ts';

/** One address in a drawer; null for a new one. */
export function AddressDialog({ address, onClose }: { address: PlantAddress | null; onClose: () => void }) {
  const [draft, setDraft] = useState(() => addressDraft(address));
  const { submit, busy, errors, failure, edited } = useAct(saveAddressEndpoint, onClose);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void submit(address ? { id: address.id, ...draft } : draft);
  };
  return (
    <Drawer open onClose={onClose} title={address ? 'Edit address' : 'Add an address'}>
      <form className="stack" onSubmit={save} noValidate>
        <ErrorSummary errors={errors} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        {address?.of_company && (
          <Notice>This address follows your company’s record. Write to support to move it.</Notice>
        )}
        <PlantAddressFields
          address={address}
          draft={draft}
          errors={errors}
          onEdit={(change) => {
            Object.keys(change).forEach(edited);
            setDraft((before) => ({ ...before, ...change }));
          }}
        />
        <div className="cluster">
          <Button kind="primary" type="submit" busy={busy} busyText="Saving…">
            Save address
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
