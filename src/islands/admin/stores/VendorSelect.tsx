import { useState } from 'react';
import { MAX_PAGE_SIZE } from '#contracts/limits.ts';
import { listVendorsEndpoint } from '#contracts/stores/vendors.ts';
import { Select } from '#ui/forms/Select.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useRead } from '#ui/use-read.ts';

type Props = {
  label: string;
  value: number | null;
  /** The name of the chosen vendor, where it may not be in the list. */
  name?: string | undefined;
  error: string | undefined;
  autoFocus?: boolean;
  onChange: (id: number | null) => void;
};

/** A dropdown of the active vendors by name; where there are more than it can list, with a search box above it. */
export function VendorSelect({ label, value, name, error, autoFocus, onChange }: Props) {
  const [search, setSearch] = useState('');
  const q = useDebounced(search).trim();
  const all = useRead(listVendorsEndpoint, { status: 'active', size: MAX_PAGE_SIZE });
  const found = useRead(
    listVendorsEndpoint,
    { q, status: 'active', size: MAX_PAGE_SIZE },
    { keepPrevious: true, enabled: q !== '' },
  );
  const options = (q ? found.data : all.data)?.items ?? [];
  const chosen = [...options, ...(all.data?.items ?? [])].find(({ id }) => id === value);
  const isListed = value === null || options.some(({ id }) => id === value);
  if (all.error) return <ReadError read={all} />;
  return (
    <div>
      {(all.data?.total ?? 0) > MAX_PAGE_SIZE && (
        <input
          type="search"
          className="input vendor-find"
          aria-label="Find a vendor by name"
          placeholder="Find a vendor"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <Select
        label={label}
        name="vendor_id"
        autoFocus={autoFocus}
        hint={all.data?.total === 0 ? <FirstVendor /> : undefined}
        value={value ?? ''}
        error={error}
        onChange={({ target }) => onChange(Number(target.value) || null)}
      >
        <option value="">Choose a vendor</option>
        {!isListed && <option value={value}>{chosen?.name ?? name ?? `Vendor ${value}`}</option>}
        {options.map((vendor) => (
          <option key={vendor.id} value={vendor.id}>
            {vendor.name}
          </option>
        ))}
      </Select>
    </div>
  );
}

function FirstVendor() {
  return (
    <>
      No vendors yet. <a href="/admin/stores?view=vendors">Add the first vendor</a>.
    </>
  );
}
