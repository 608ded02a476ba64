import { type Address, listAddressesEndpoint } from '#contracts/companies.ts';
import { useRead } from '#ui/use-read.ts';

/** Where the order can go and where it goes. */
export interface ShipTo {
  addresses: Address[];
  /** Undefined while they load, and where the company has none. */
  chosen: Address | undefined;
  isPending: boolean;
}

/** The one chosen, else the default, else the first (specification §4). A failure to load counts as no address (§8). */
export function useShipTo(chosenId: number | null): ShipTo {
  const { data, isPending } = useRead(listAddressesEndpoint);
  const addresses = data?.items ?? [];
  const chosen =
    addresses.find(({ id }) => id === chosenId) ?? addresses.find(({ is_default }) => is_default === 1) ?? addresses[0];
  return { addresses, chosen, isPending };
}
