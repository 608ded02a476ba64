import { useState } from 'react';
import type { PlantAddress } from '#contracts/addresses.ts';
import { saveCompanyAddressEndpoint } from '#contracts/company-desk.ts';
import { PlantAddressDrawer } from '#ui/PlantAddressDrawer.tsx';
import { addressDraft } from '#ui/PlantAddressFields.tsx';
import { useAct } from '#ui/use-act.ts';

type Props = { company_id: number; /** Null for a new one. */ address: PlantAddress | null; onClose: () => void };

/** One address of a company in a drawer. */
export function AddressDrawer({ company_id, address, onClose }: Props) {
  const [draft, setDraft] = useState(() => addressDraft(address));
  const act = useAct(saveCompanyAddressEndpoint, onClose);
  return (
    <PlantAddressDrawer
      address={address}
      fixed="This address follows the ship-to block: change the place there."
      draft={draft}
      onEdit={(change) => setDraft((before) => ({ ...before, ...change }))}
      act={act}
      onSave={() => void act.submit({ company_id, ...(address ? { id: address.id } : {}), ...draft })}
      onClose={onClose}
    />
  );
}
