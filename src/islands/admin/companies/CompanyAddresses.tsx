import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import type { PlantAddress } from '#contracts/companies/addresses.ts';
import { archiveCompanyAddressEndpoint, saveCompanyAddressEndpoint } from '#contracts/companies/admin-overview.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Status } from '#ui/Status.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { toast } from '#ui/toast.ts';
import { AddressDrawer } from './AddressDrawer.tsx';

/** The company's ship-to addresses, which staff add, edit and archive for its buyers. */
export function CompanyAddresses({ company_id, addresses }: { company_id: number; addresses: PlantAddress[] }) {
  const [edited, setEdited] = useState<PlantAddress | 'new' | null>(null);
  return (
    <div className="stack">
      {addresses.length === 0 ? (
        <EmptyState>
          No addresses yet. Complete the ship-to block or add one so that buyers can place orders.
        </EmptyState>
      ) : (
        <div className="sheet">
          <Table caption="Addresses" columns={columnsOf(setEdited)} rows={addresses} rowKey={({ id }) => id} />
        </div>
      )}
      <div>
        <Button call={saveCompanyAddressEndpoint} onClick={() => setEdited('new')}>
          Add an address
        </Button>
      </div>
      {edited && (
        <AddressDrawer
          key={edited === 'new' ? 'new' : edited.id}
          company_id={company_id}
          address={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

function columnsOf(onEdit: (address: PlantAddress) => void): Column<PlantAddress>[] {
  return [
    {
      label: 'Name',
      lead: true,
      cell: ({ label, is_default }) => (
        <span className="two-lines">
          <strong>{label}</strong>
          {is_default && <Status tone="ok">Default</Status>}
        </span>
      ),
    },
    {
      label: 'Address',
      cell: ({ address, city, state, pincode }) => `${address}, ${city}, ${state} ${pincode}`,
    },
    {
      label: 'GSTIN',
      cell: ({ gstin, is_sez }) => (
        <span className="company-gstin">
          {gstin ? <span className="code">{gstin}</span> : <span className="quiet">Same as company</span>}
          {is_sez && ' · SEZ'}
        </span>
      ),
    },
    {
      label: 'Actions',
      labelHidden: true,
      end: true,
      cell: (address) => <AddressActions address={address} onEdit={() => onEdit(address)} />,
    },
  ];
}

function AddressActions({ address, onEdit }: { address: PlantAddress; onEdit: () => void }) {
  const { label, is_default, is_company_address } = address;
  return (
    <span className="cluster company-actions">
      <Button call={saveCompanyAddressEndpoint} kind="quiet" small aria-label={`Edit ${label}`} onClick={onEdit}>
        Edit
      </Button>
      {!is_default && !is_company_address && (
        <Button
          call={archiveCompanyAddressEndpoint}
          kind="quiet"
          small
          aria-label={`Remove ${label}`}
          onClick={() => void archive(address, true)}
        >
          Remove
        </Button>
      )}
    </span>
  );
}

async function archive(address: PlantAddress, archived: boolean): Promise<void> {
  try {
    await call(archiveCompanyAddressEndpoint, { body: { id: address.id, archived } });
    if (archived) {
      toast(`${address.label} removed. Existing orders keep it.`, { undo: () => void archive(address, false) });
    }
  } catch (error) {
    toast(error instanceof ApiError ? error.message : 'The address was not changed. Try again.', { tone: 'bad' });
  }
  await queryClient.invalidateQueries();
}
