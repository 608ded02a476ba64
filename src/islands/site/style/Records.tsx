import { useState } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { ListCount } from '#ui/lists/ListCount.tsx';
import { ListFilter } from '#ui/lists/ListFilter.tsx';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import type { StatusTone } from '#contracts/life-cycle.ts';
import { Status } from '#ui/Status.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { Tiles } from '#ui/Tiles.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

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
    lead: true,
    sort: 'id',
    cell: ({ code }) => (
      <a className="code" href="/style">
        {code}
      </a>
    ),
  },
  { label: 'Status', cell: ({ status, tone }) => <Status tone={tone}>{status}</Status> },
  { label: 'Total', end: true, sort: 'total', cell: ({ total }) => <Money value={total} /> },
];

const filter = {
  name: 'status',
  label: 'Status',
  all: 'All',
  options: [
    { value: 'open', label: 'Open' },
    { value: 'done', label: 'Done' },
  ],
};
const tiles = [
  { label: 'Pending orders', figure: 9, href: '/style' },
  { label: 'Rows to create', figure: '1,204' },
];
const list = { q: '', page: 1, sort: null, filters: { status: 'open' }, isFiltered: true, query: {} };

/** Counts, the tools of a list, a table with every status, a table that loads, and a pager. */
export function Records() {
  const [page, setPage] = useState(2);
  // What a reply brings comes after the built page, as in the product.
  const loaded = useHydrated();
  const [sort, setSort] = useState<string | null>('total_desc');
  return (
    <div className="stack">
      <Tiles tiles={tiles} />
      <div className="list-tools">
        <SearchField
          label="Search orders"
          placeholder="Search by order or PO number"
          value=""
          onChange={() => undefined}
        />
        <ListFilter filter={filter} list={list} />
        <Button>
          <Icon name="download" /> Export CSV
        </Button>
        <ListCount total={10000} capped singular="order" plural="orders" />
      </div>
      <div className="sheet">
        <Table
          caption="Orders"
          columns={columns}
          rows={loaded ? orders : undefined}
          rowKey={({ code }) => code}
          sort={sort}
          onSort={setSort}
        />
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
