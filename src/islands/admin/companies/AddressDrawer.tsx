import type { PlantAddress } from '#contracts/companies/addresses.ts';
import { saveCompanyAddressEndpoint } from '#contracts/companies/admin-overview.ts';
import { PlantAddressDrawer } from '#widgets/companies/PlantAddressDrawer.tsx';
import { addressDraft, type AddressDraft } from '#widgets/companies/PlantAddressFields.tsx';
import { useAction } from '#ui/use-action.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';

type Props = { company_id: number; /** Null for a new one. */ address: PlantAddress | null; onClose: () => void };

/** Adds or edits one address of a company. Typed text survives Escape and an expired session; Back discards it. */
export function AddressDrawer({ company_id, address, onClose }: Props) {
  const [typed, change, clear] = useTabDraft<Partial<AddressDraft>>(
    `address ${company_id} ${address?.id ?? 'new'}`,
    {},
  );
  const draft = { ...addressDraft(address), ...typed };
  const discard = () => {
    clear();
    onClose();
  };
  const act = useAction(saveCompanyAddressEndpoint, discard);
  return (
    <PlantAddressDrawer
      address={address}
      fixed="This address comes from the ship-to block. Change it there."
      draft={draft}
      onEdit={change}
      action={act}
      onSave={() => void act.submit({ company_id, ...(address ? { id: address.id } : {}), ...draft })}
      onBack={discard}
      onClose={onClose}
    />
  );
}
