import { type Address, listAddressesEndpoint } from '#contracts/companies/own.ts';
import { useRead } from '#ui/use-read.ts';

/** The ship-to addresses and the selected one. */
export interface ShipTo {
  addresses: Address[];
  /** Undefined while they load, and where the company has none. */
  chosen: Address | undefined;
  isPending: boolean;
}

/** Selects the chosen address, else the default, else the first (specification §4). A failed load counts as none (§8). */
export function useShipTo(chosenId: number | null): ShipTo {
  const { data, isPending } = useRead(listAddressesEndpoint);
  const addresses = data?.items ?? [];
  const chosen =
    addresses.find(({ id }) => id === chosenId) ?? addresses.find(({ is_default }) => is_default === 1) ?? addresses[0];
  return { addresses, chosen, isPending };
}
