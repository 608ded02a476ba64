import { type PlantAddress, saveAddressEndpoint } from '#contracts/companies/addresses.ts';
import { PlantAddressDrawer } from '#widgets/companies/PlantAddressDrawer.tsx';
import { addressDraft, type AddressDraft } from '#widgets/companies/PlantAddressFields.tsx';
import { useAction } from '#ui/use-action.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';

/** Edits an address, or adds one if it is null. The draft survives an expired session, but not Back. */
export function AddressDialog({ address, onClose }: { address: PlantAddress | null; onClose: () => void }) {
  const [typed, change, clear] = useTabDraft<Partial<AddressDraft>>(`address ${address?.id ?? 'new'}`, {});
  const draft = { ...addressDraft(address), ...typed };
  const close = () => {
    clear();
    onClose();
  };
  const action = useAction(saveAddressEndpoint, close);
  return (
    <PlantAddressDrawer
      address={address}
      fixed="This is your company’s registered address. Contact support to change it."
      draft={draft}
      onEdit={change}
      action={action}
      onSave={() => void action.submit(address ? { id: address.id, ...draft } : draft)}
      onBack={close}
      onClose={close}
    />
  );
}
