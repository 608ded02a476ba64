import { listAddressesEndpoint } from '#contracts/companies/own.ts';
import { Select } from '#ui/forms/Select.tsx';
import { useRead } from '#ui/use-read.ts';

type Props = { value: number | null; onChange: (id: number | null) => void };

/** The ship-to address, on which tax and freight of the quote depend. Not shown if there is no choice. */
export function ShipToField({ value, onChange }: Props) {
  const { data } = useRead(listAddressesEndpoint);
  const addresses = data?.items ?? [];
  if (addresses.length < 2) return null;
  const isListed = addresses.some(({ id }) => id === value);
  return (
    <Select
      label="Ship to"
      name="ship_address_id"
      hint="Tax and freight in the quote depend on this address."
      value={isListed ? String(value) : String(addresses[0]!.id)}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {addresses.map(({ id, label, address }) => (
        <option key={id} value={id}>
          {label}: {address}
        </option>
      ))}
    </Select>
  );
}
