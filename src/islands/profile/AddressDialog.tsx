import type { SubmitEvent } from 'react';
import { type PlantAddress, saveAddressEndpoint } from '#contracts/addresses.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Dialog.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { addressDraft, type AddressDraft, PlantAddressFields } from '#ui/PlantAddressFields.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

/** One address in a drawer; null for a new one. What was typed outlives an expired session, but not Cancel. */
export function AddressDialog({ address, onClose }: { address: PlantAddress | null; onClose: () => void }) {
  const [typed, change, clear] = useTabDraft<Partial<AddressDraft>>(`address ${address?.id ?? 'new'}`, {});
  const draft = { ...addressDraft(address), ...typed };
  const close = () => {
    clear();
    onClose();
  };
  const { submit, busy, errors, failure, edited } = useAct(saveAddressEndpoint, close);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(address ? { id: address.id, ...draft } : draft);
  };
  return (
    <Drawer open onClose={close} title={address ? 'Edit address' : 'Add an address'}>
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
          onEdit={(next) => {
            Object.keys(next).forEach(edited);
            change(next);
          }}
        />
        <div className="cluster">
          <Button kind="primary" type="submit" busy={busy} busyText="Saving…">
            Save address
          </Button>
          <Button kind="quiet" onClick={close}>
            Cancel
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
