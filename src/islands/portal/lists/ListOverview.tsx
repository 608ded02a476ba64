import { useState } from 'react';
import { formatDate, formatDay } from '#client/format.ts';
import { listListsEndpoint, type ListSummary } from '#contracts/lists/lists.ts';
import { formatRhythm } from '#contracts/lists/reminder.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { useRead } from '#ui/use-read.ts';
import { ListDialog } from './ListDialog.tsx';
import { StockNotices } from './StockNotices.tsx';
import './lists.css';

const columns: Column<ListSummary>[] = [
  {
    label: 'List',
    lead: true,
    cell: ({ id, name, note }) => (
      <span className="two-lines list-name">
        <a href={`/portal/lists/${id}`}>{name}</a>
        {note && <span className="small quiet">{note}</span>}
      </span>
    ),
  },
  { label: 'Items', end: true, cell: ({ lines }) => lines.toLocaleString('en-IN') },
  { label: 'Shared', cell: (list) => sharing(list) },
  { label: 'Next reminder', cell: (list) => <NextReminder {...list} /> },
  { label: 'Changed', cell: ({ updated_at }) => <time dateTime={updated_at}>{formatDate(updated_at)}</time> },
];

/** The user's lists and those that colleagues share, and what the user waits for. */
export function ListOverview() {
  const [creating, setCreating] = useState(false);
  const read = useRead(listListsEndpoint);
  const { data, error } = read;
  const newList = (
    <Button kind="primary" onClick={() => setCreating(true)}>
      New list
    </Button>
  );
  return (
    <>
      <ReadError read={read} />
      {data?.items.length === 0 ? (
        <EmptyState drawing={<EmptyDrawing of="orders" />} action={newList}>
          No lists yet. Save what you order again and again as a list: from the cart, an order, a quick order or a
          product.
        </EmptyState>
      ) : (
        (data || !error) && (
          <>
            <div className="lists-tools">{newList}</div>
            <div className="sheet">
              <Table caption="Requisition lists" columns={columns} rows={data?.items} rowKey={({ id }) => id} />
            </div>
          </>
        )
      )}
      <StockNotices />
      {creating && <ListDialog onClose={() => setCreating(false)} />}
    </>
  );
}

/** `Private`, `With colleagues`, `By Asha Rao` */
export const sharing = ({ shared, mine, owner }: ListSummary): string => {
  if (!mine) return `By ${owner}`;
  return shared ? 'With colleagues' : 'Private';
};

function NextReminder({ reminder, reminds_me }: ListSummary) {
  if (!reminder) return '–';
  return (
    <span className="two-lines">
      <span>{reminder.paused ? 'Paused' : formatDay(reminder.next_on)}</span>
      <span className="small quiet">
        {formatRhythm(reminder)}
        {!reminds_me && ', not to you'}
      </span>
    </span>
  );
}
