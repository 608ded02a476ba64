import {
  exportPurchaseOrdersEndpoint,
  listPurchaseOrdersEndpoint,
  PURCHASE_ORDERS_PAGE_SIZE,
  PurchaseOrderStatus,
  type PurchaseOrderRow,
  savePurchaseOrderEndpoint,
} from '#contracts/stores/purchase-orders.ts';
import { PURCHASE_ORDER_STATES } from '#contracts/stores/states.ts';
import { May } from '#ui/May.tsx';
import { Day } from '#ui/Day.tsx';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { statusOptions } from '#ui/lists/status-options.ts';
import { Money } from '#ui/Money.tsx';
import type { Column } from '#ui/Table.tsx';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { DueDay } from './DueDay.tsx';

const columns: Column<PurchaseOrderRow>[] = [
  {
    label: 'Number',
    lead: true,
    cell: ({ id, number }) => (
      <a className="code" href={`/admin/purchase-orders/${id}`}>
        {number}
      </a>
    ),
  },
  { label: 'Vendor', cell: ({ vendor }) => vendor },
  { label: 'Status', cell: ({ status }) => <StatusBadge of={PURCHASE_ORDER_STATES} status={status} /> },
  { label: 'Date', sort: 'date', cell: ({ date }) => <Day value={date} /> },
  { label: 'Due', cell: ({ due_on, is_late }) => <DueDay day={due_on} isLate={is_late} /> },
  { label: 'Lines', end: true, cell: ({ lines }) => lines },
  { label: 'Value before tax', end: true, cell: ({ value }) => <Money value={value} /> },
];

const statuses = statusOptions(['open', ...PurchaseOrderStatus.options], { open: 'Goods still to come' });

/** Our orders to vendors. */
export function PurchaseOrderList() {
  const add = (
    <May call={savePurchaseOrderEndpoint}>
      <a className="button button-primary" href="/admin/purchase-orders/new">
        New purchase order
      </a>
    </May>
  );
  return (
    <RecordList
      endpoint={listPurchaseOrdersEndpoint}
      size={PURCHASE_ORDERS_PAGE_SIZE}
      singular="purchase order"
      plural="purchase orders"
      search="Number or vendor"
      filters={[{ name: 'status', label: 'Status', all: 'All statuses', options: statuses }, 'vendor_id']}
      tools={(list) => (
        <>
          {add}
          <ExportButton endpoint={exportPurchaseOrdersEndpoint} list={list} name="purchase-orders" />
        </>
      )}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ text: 'No purchase orders yet.', drawing: 'orders' }}
    />
  );
}
