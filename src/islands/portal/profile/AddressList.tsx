import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import {
  archiveAddressEndpoint,
  listPlantAddressesEndpoint,
  type PlantAddress,
} from '#contracts/companies/addresses.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { toast } from '#ui/toast.ts';
import { useRead } from '#ui/use-read.ts';
import { AddressDialog } from './AddressDialog.tsx';

/** The company's ship-to addresses; its admin can add, edit and remove them. */
export function AddressList() {
  const read = useRead(listPlantAddressesEndpoint);
  const { data, error } = read;
  const [edited, setEdited] = useState<PlantAddress | 'new' | null>(null);
  if (error) return <ReadError read={read} />;
  if (!data) return <Skeleton className="address-skeleton" />;
  return (
    <div className="stack">
      {data.items.length === 0 && <EmptyState>No addresses yet. Add one to place orders.</EmptyState>}
      <ul className="addresses">
        {data.items.map((address) => (
          <AddressCard key={address.id} address={address} onEdit={data.may_edit ? () => setEdited(address) : null} />
        ))}
      </ul>
      {data.may_edit && (
        <div>
          <Button onClick={() => setEdited('new')}>Add an address</Button>
        </div>
      )}
      {edited && (
        <AddressDialog
          key={edited === 'new' ? 'new' : edited.id}
          address={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

/** `onEdit` is null for a user who may not edit. */
function AddressCard({ address, onEdit }: { address: PlantAddress; onEdit: (() => void) | null }) {
  const { label, address: street, city, state, pincode, gstin, is_sez, is_default, is_company_address } = address;
  return (
    <li className="sheet sheet-body address">
      <h3>{label}</h3>
      <p>
        {street}, {city}, {state} {pincode}
      </p>
      <p className="small">
        {gstin ? (
          <>
            GSTIN <span className="code">{gstin}</span>
          </>
        ) : (
          <span className="quiet">No separate GSTIN</span>
        )}
        {is_sez && ' · Special economic zone'}
      </p>
      <div className="cluster address-foot">
        {is_default && <Status tone="ok">Default</Status>}
        {onEdit && (
          <Button kind="quiet" small aria-label={`Edit ${label}`} onClick={onEdit}>
            Edit
          </Button>
        )}
        {onEdit && !is_default && !is_company_address && (
          <Button kind="quiet" small aria-label={`Remove ${label}`} onClick={() => void remove(address)}>
            Remove
          </Button>
        )}
      </div>
    </li>
  );
}

async function remove({ id, label }: PlantAddress): Promise<void> {
  const archive = (archived: boolean) => call(archiveAddressEndpoint, { body: { id, archived } });
  const failed = (error: unknown) =>
    toast(error instanceof ApiError ? error.message : 'The address was not changed. Try again.', { tone: 'bad' });
  try {
    await archive(true);
    const restore = () => void archive(false).then(() => queryClient.invalidateQueries(), failed);
    toast(`${label} was removed. Past orders keep it.`, { undo: restore });
    await queryClient.invalidateQueries();
  } catch (error) {
    failed(error);
  }
}
