import { useState } from 'react';
import {
  exportVendorsEndpoint,
  listVendorsEndpoint,
  type Vendor,
  VENDORS_PAGE_SIZE,
  saveVendorEndpoint,
} from '#contracts/stores/vendors.ts';
import { Button } from '#ui/Button.tsx';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { Status } from '#ui/Status.tsx';
import type { Column } from '#ui/Table.tsx';
import { VendorDialog } from './VendorDialog.tsx';

const columnsWith = (onEdit: (vendor: Vendor) => void): Column<Vendor>[] => [
  {
    label: 'Name',
    sort: 'name',
    lead: true,
    cell: ({ name, gstin }) => (
      <span className="two-lines">
        {name}
        {gstin && <span className="code small quiet">{gstin}</span>}
      </span>
    ),
  },
  { label: 'State', cell: ({ state }) => state ?? '–' },
  {
    label: 'Contact',
    cell: ({ contact_name, phone, email }) => (
      <span className="two-lines">
        {contact_name ?? '–'}
        {phone && <span className="small quiet">{phone}</span>}
        {email && <span className="small quiet">{email}</span>}
      </span>
    ),
  },
  { label: 'Payment', end: true, cell: ({ payment_days }) => formatDays(payment_days) },
  { label: 'Lead time', end: true, cell: ({ lead_days }) => formatDays(lead_days) },
  {
    label: 'Open orders',
    end: true,
    cell: ({ id, open_orders }) =>
      open_orders === 0 ? (
        '–'
      ) : (
        <a href={`/admin/stores?view=purchase-orders&status=open&vendor_id=${id}`}>{open_orders}</a>
      ),
  },
  {
    label: 'Status',
    cell: ({ active }) => (active ? <Status tone="ok">Active</Status> : <Status>Inactive</Status>),
  },
  {
    label: 'Actions',
    labelHidden: true,
    end: true,
    cell: (vendor) => (
      <Button
        call={saveVendorEndpoint}
        small
        kind="quiet"
        aria-label={`Edit ${vendor.name}`}
        onClick={() => onEdit(vendor)}
      >
        Edit
      </Button>
    ),
  },
];

const formatDays = (days: number | null) => (days === null ? '–' : `${days} ${days === 1 ? 'day' : 'days'}`);

/** The firms that we buy from. */
export function VendorList() {
  const [open, setOpen] = useState<Vendor | 'new' | null>(null);
  const add = (
    <Button call={saveVendorEndpoint} kind="primary" onClick={() => setOpen('new')}>
      Add vendor
    </Button>
  );
  return (
    <>
      <RecordList
        endpoint={listVendorsEndpoint}
        size={VENDORS_PAGE_SIZE}
        singular="vendor"
        plural="vendors"
        search="Name, GST number or contact"
        filters={[
          {
            name: 'status',
            label: 'Status',
            all: 'All',
            options: [
              { value: 'active', label: 'Active' },
              { value: 'inactive', label: 'Inactive' },
            ],
          },
        ]}
        tools={(list) => (
          <>
            {add}
            <ExportButton endpoint={exportVendorsEndpoint} list={list} name="vendors" />
          </>
        )}
        columns={columnsWith(setOpen)}
        rowKey={({ id }) => id}
        empty={{ text: 'No vendors yet. Add one to raise purchase orders.', drawing: 'companies' }}
      />
      {open && <VendorDialog {...(open === 'new' ? {} : { vendor: open })} onClose={() => setOpen(null)} />}
    </>
  );
}
