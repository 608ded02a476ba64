import { useState } from 'react';
import { Money } from '#ui/Money.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Status, type StatusTone } from '#ui/Status.tsx';
import { type Column, Table } from '#ui/Table.tsx';

type Order = { code: string; status: string; tone: StatusTone; total: number };

const orders: Order[] = [
  { code: 'PS-2627-000118', status: 'Placed', tone: 'idle', total: 1234567.9 },
  { code: 'PS-2627-000117', status: 'Dispatched', tone: 'busy', total: 84250 },
  { code: 'PS-2627-000109', status: 'Delivered', tone: 'ok', total: 6180.5 },
  { code: 'PS-2627-000102', status: 'On hold', tone: 'warn', total: 412000 },
  { code: 'PS-2627-000098', status: 'Cancelled', tone: 'bad', total: 990.25 },
];

const columns: Array<Column<Order>> = [
  {
    label: 'Order #',
    cell: ({ code }) => (
      <a className="code" href="/style">
        {code}
      </a>
    ),
  },
  { label: 'Status', cell: ({ status, tone }) => <Status tone={tone}>{status}</Status> },
  { label: 'Total', end: true, cell: ({ total }) => <Money value={total} /> },
];

/** A table with every status, one that loads, and a pager. */
export function Records() {
  const [page, setPage] = useState(2);
  return (
    <div className="stack">
      <div className="sheet">
        <Table caption="Orders" columns={columns} rows={orders} rowKey={({ code }) => code} />
      </div>
      <div>
        <Pager page={page} pages={7} onPage={setPage} />
      </div>
      <div className="sheet">
        <Table
          caption="Orders, loading"
          columns={columns}
          rows={undefined}
          rowKey={({ code }) => code}
          skeletonRows={2}
        />
      </div>
    </div>
  );
}
