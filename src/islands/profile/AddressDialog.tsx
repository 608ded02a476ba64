import { type PlantAddress, saveAddressEndpoint } from '#contracts/addresses.ts';
import { PlantAddressDrawer } from '#ui/PlantAddressDrawer.tsx';
import { addressDraft, type AddressDraft } from '#ui/PlantAddressFields.tsx';
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
  const act = useAct(saveAddressEndpoint, close);
  return (
    <PlantAddressDrawer
      address={address}
      fixed="This address follows your company’s record. Write to support to move it."
      draft={draft}
      onEdit={change}
      act={act}
      onSave={() => void act.submit(address ? { id: address.id, ...draft } : draft)}
      onBack={close}
      onClose={close}
    />
  );
}
