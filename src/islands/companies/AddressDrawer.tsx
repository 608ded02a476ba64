import type { PlantAddress } from '#contracts/addresses.ts';
import { saveCompanyAddressEndpoint } from '#contracts/company-desk.ts';
import { PlantAddressDrawer } from '#ui/PlantAddressDrawer.tsx';
import { addressDraft, type AddressDraft } from '#ui/PlantAddressFields.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

type Props = { company_id: number; /** Null for a new one. */ address: PlantAddress | null; onClose: () => void };

/** One address of a company in a drawer. What was typed outlives Escape and an expired session, but not Back. */
export function AddressDrawer({ company_id, address, onClose }: Props) {
  const [typed, change, clear] = useTabDraft<Partial<AddressDraft>>(
    `address ${company_id} ${address?.id ?? 'new'}`,
    {},
  );
  const draft = { ...addressDraft(address), ...typed };
  const forget = () => {
    clear();
    onClose();
  };
  const act = useAct(saveCompanyAddressEndpoint, forget);
  return (
    <PlantAddressDrawer
      address={address}
      fixed="This address follows the ship-to block: change the place there."
      draft={draft}
      onEdit={change}
      act={act}
      onSave={() => void act.submit({ company_id, ...(address ? { id: address.id } : {}), ...draft })}
      onBack={forget}
      onClose={onClose}
    />
  );
}
