import { useState } from 'react';
import {
  exportPriceListsEndpoint,
  listPriceListsEndpoint,
  PRICE_LISTS_PAGE_SIZE,
  type PriceListRow,
  savePriceListEndpoint,
} from '#contracts/catalog/price-lists.ts';
import { Button } from '#ui/Button.tsx';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { Status } from '#ui/Status.tsx';
import type { Column } from '#ui/Table.tsx';
import { PriceListDialog } from './PriceListDialog.tsx';
import { Validity } from './Validity.tsx';

const columns: Column<PriceListRow>[] = [
  {
    label: 'Name',
    sort: 'name',
    lead: true,
    cell: ({ id, name, note }) => (
      <span className="two-lines">
        <a href={`/admin/price-lists/${id}`}>{name}</a>
        {note && <span className="small quiet">{note}</span>}
      </span>
    ),
  },
  { label: 'Items', end: true, cell: ({ items }) => items.toLocaleString('en-IN') },
  { label: 'Companies', end: true, cell: ({ companies }) => companies.toLocaleString('en-IN') },
  { label: 'Valid', cell: (list) => <Validity days={list} /> },
  {
    label: 'Status',
    cell: ({ active }) => (active ? <Status tone="ok">Active</Status> : <Status>Inactive</Status>),
  },
];

/** All price lists, with the number of their items and companies. */
export function PriceListList() {
  const [adding, setAdding] = useState(false);
  const add = (
    <Button call={savePriceListEndpoint} kind="primary" onClick={() => setAdding(true)}>
      Add price list
    </Button>
  );
  return (
    <>
      <header className="page-head">
        <h1>Price lists</h1>
        <div className="page-tools">
          <a className="button button-quiet" href="/admin/products">
            Products
          </a>
          {add}
        </div>
      </header>
      <RecordList
        endpoint={listPriceListsEndpoint}
        size={PRICE_LISTS_PAGE_SIZE}
        singular="price list"
        plural="price lists"
        search="Name or note"
        filters={[statusFilter]}
        tools={(list) => <ExportButton endpoint={exportPriceListsEndpoint} list={list} name="price-lists" />}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{
          text: 'No price lists yet. Companies that share prices can share a list.',
          drawing: 'products',
          action: (
            <Button call={savePriceListEndpoint} kind="secondary" onClick={() => setAdding(true)}>
              Add price list
            </Button>
          ),
        }}
      />
      {adding && <PriceListDialog onClose={() => setAdding(false)} />}
    </>
  );
}

const statusFilter = {
  name: 'status',
  label: 'Status',
  all: 'All',
  options: [
    { value: 'active', label: 'Active' },
    { value: 'inactive', label: 'Inactive' },
  ],
};
