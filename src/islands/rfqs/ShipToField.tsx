import { listAddressesEndpoint } from '#contracts/companies.ts';
import { Select } from '#ui/Select.tsx';
import { useRead } from '#ui/use-read.ts';

type Props = { value: number | null; onChange: (id: number | null) => void };

/** Where the goods should go: the tax and the freight of the quote follow it. Not shown where there is no choice. */
export function ShipToField({ value, onChange }: Props) {
  const { data } = useRead(listAddressesEndpoint);
  const places = data?.items ?? [];
  if (places.length < 2) return null;
  const known = places.some(({ id }) => id === value);
  return (
    <Select
      label="Ship to"
      name="ship_address_id"
      hint="Tax and freight of the quote follow this place."
      value={known ? String(value) : String(places[0]!.id)}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {places.map(({ id, label, address }) => (
        <option key={id} value={id}>
          {label}: {address}
        </option>
      ))}
    </Select>
  );
}
