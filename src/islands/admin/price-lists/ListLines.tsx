import { useState } from 'react';
import {
  exportPriceLinesEndpoint,
  listPriceListLinesEndpoint,
  PRICE_LIST_LINES_PAGE_SIZE,
  type PriceListLine,
  removePriceListLineEndpoint,
  savePriceListLineEndpoint,
} from '#contracts/catalog/price-lists.ts';
import { formatBreaks } from '#contracts/catalog/terms.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { ListCount } from '#ui/lists/ListCount.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { UrlSearch } from '#ui/lists/UrlSearch.tsx';
import { changeList, useListQuery } from '#ui/lists/use-list-query.ts';
import { Money } from '#ui/Money.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { useAction } from '#ui/use-action.ts';
import { useRead } from '#ui/use-read.ts';
import { LineDialog } from './LineDialog.tsx';
import { formatPer } from '#contracts/fields/money.ts';
import { LinePrice } from '#widgets/prices/LinePrice.tsx';

/** What is open over the lines: a new line, one to edit, or one to remove. */
type Open = { what: 'add' } | { what: 'edit' | 'remove'; line: PriceListLine };

/** The lines of a list, with search, sort and pages in the address. Not a RecordList: it has the list's id as well. */
export function ListLines({ list_id }: { list_id: number }) {
  const list = useListQuery({ size: PRICE_LIST_LINES_PAGE_SIZE });
  const { q, sort, page } = list;
  const read = useRead(listPriceListLinesEndpoint, { id: list_id, ...list.query }, { keepPrevious: true });
  const { data } = read;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PRICE_LIST_LINES_PAGE_SIZE));
  return (
    <div className="stack record-list">
      <div className="list-tools">
        <UrlSearch label="Search items" placeholder="Name or SKU" q={q} />
        <Button call={savePriceListLineEndpoint} onClick={() => setOpen({ what: 'add' })}>
          Add item
        </Button>
        <DownloadButton endpoint={exportPriceLinesEndpoint} query={{ id: list_id, q, sort }} name="price-list.csv" />
        <ListCount total={data?.total} capped={data?.total_capped ?? false} singular="item" plural="items" />
      </div>
      <ReadError read={read} />
      {data?.total === 0 ? (
        <p className="quiet">{q ? `No items match “${q}”.` : 'No items yet. Add one by its SKU, or import a file.'}</p>
      ) : (
        <div className="sheet">
          <Table
            caption="Items and prices"
            columns={columnsWith(setOpen)}
            rows={data?.items}
            rowKey={({ id }) => id}
            sort={sort}
            onSort={(next) => changeList({ sort: next })}
            skeletonRows={8}
          />
        </div>
      )}
      {pages > 1 && (
        <Pager page={page} pages={pages} capped={data?.total_capped} onPage={(next) => changeList({ page: next })} />
      )}
      {open?.what === 'add' && <LineDialog list_id={list_id} onClose={close} />}
      {open?.what === 'edit' && <LineDialog list_id={list_id} line={open.line} onClose={close} />}
      {open?.what === 'remove' && <RemoveLine line={open.line} onClose={close} />}
    </div>
  );
}

const columnsWith = (onOpen: (open: Open) => void): Column<PriceListLine>[] => [
  {
    label: 'Item',
    sort: 'sku',
    lead: true,
    cell: ({ sku, name }) => (
      <span className="two-lines">
        {name}
        <span className="code small quiet">{sku}</span>
      </span>
    ),
  },
  {
    label: 'Price',
    sort: 'price',
    end: true,
    cell: (line) => (
      <span>
        <Money value={line.price} /> <span className="small quiet">/ {formatPer(line)}</span>
      </span>
    ),
  },
  { label: 'Quantity breaks', cell: (line) => formatBreaks(line.price_breaks, line) ?? '–' },
  {
    label: 'Actions',
    labelHidden: true,
    end: true,
    cell: (line) => (
      <span className="price-list-acts">
        <Button
          call={savePriceListLineEndpoint}
          small
          kind="quiet"
          aria-label={`Edit the price of ${line.sku}`}
          onClick={() => onOpen({ what: 'edit', line })}
        >
          Edit
        </Button>
        <Button
          call={removePriceListLineEndpoint}
          small
          kind="quiet"
          aria-label={`Remove ${line.sku}`}
          onClick={() => onOpen({ what: 'remove', line })}
        >
          Remove
        </Button>
      </span>
    ),
  },
];

function RemoveLine({ line, onClose }: { line: PriceListLine; onClose: () => void }) {
  const { submit, busy, failure } = useAction(removePriceListLineEndpoint, onClose);
  return (
    <ConfirmDialog
      title={`Remove ${line.sku}`}
      onClose={onClose}
      onConfirm={() => void submit({ id: line.id, version: line.version })}
      confirmLabel="Remove item"
      busy={busy}
      busyText="Removing…"
      failure={failure}
    >
      <p>
        {line.name} will be removed from this price list. Products on the list price keep <LinePrice line={line} /> as a
        contract price.
      </p>
    </ConfirmDialog>
  );
}
