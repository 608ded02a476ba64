import { type SubmitEvent, useState } from 'react';
import type { PlantAddress } from '#contracts/addresses.ts';
import { saveCompanyAddressEndpoint } from '#contracts/company-desk.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Dialog.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { addressDraft, PlantAddressFields } from '#ui/PlantAddressFields.tsx';
import { useAct } from '#ui/use-act.ts';

type Props = { company_id: number; /** Null for a new one. */ address: PlantAddress | null; onClose: () => void };

/** One address of a company in a drawer. */
export function AddressDrawer({ company_id, address, onClose }: Props) {
  const [draft, setDraft] = useState(() => addressDraft(address));
  const { submit, busy, errors, failure, edited } = useAct(saveCompanyAddressEndpoint, onClose);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ company_id, ...(address ? { id: address.id } : {}), ...draft });
  };
  return (
    <Drawer open onClose={onClose} title={address ? 'Edit address' : 'Add an address'}>
      <form className="stack" onSubmit={save} noValidate>
        <ErrorSummary errors={errors} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        {address?.of_company && <Notice>This address follows the ship-to block: change the place there.</Notice>}
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
