import { useState } from 'react';
import {
  type ContractPriceChange,
  getContractPricesEndpoint,
  saveContractPricesEndpoint,
} from '#contracts/quotes/contract-prices.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { useLinePages } from '#ui/lists/use-line-pages.ts';
import { LinePrice } from '#widgets/prices/LinePrice.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { useAction } from '#ui/use-action.ts';
import { useRead } from '#ui/use-read.ts';

/** Makes the prices of an accepted quote the company's contract prices. */
export function ContractPrices({ id, code }: { id: number; code: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button call={saveContractPricesEndpoint} kind="quiet" onClick={() => setOpen(true)}>
        Use as contract prices…
      </Button>
      {open && <ContractDialog id={id} code={code} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Lines a page, so that the date and the button stay near. */
const PAGE_SIZE = 10;

function ContractDialog({ id, code, onClose }: { id: number; code: string; onClose: () => void }) {
  const read = useRead(getContractPricesEndpoint, { id });
  const { submit, busy, errors, failure, edited } = useAction(saveContractPricesEndpoint, onClose);
  /** Null: as suggested. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [from, setFrom] = useState('');
  const { lines = [], left_out = 0, until: suggested = '' } = read.data ?? {};
  const until = chosen ?? suggested;
  const pages = useLinePages(lines.length, {}, PAGE_SIZE);
  return (
    <FormDialog
      title={`Contract prices from ${code}`}
      onClose={onClose}
      onSubmit={() => void submit({ id, from: from || null, until })}
      submitLabel={lines.length > 0 && 'Save contract prices'}
      busy={busy}
      failure={failure}
    >
      {read.error && <ReadError read={read} />}
      {!read.data && !read.error && <Skeleton text />}
      {read.data && lines.length === 0 && <p>No line of this quote is a product of the company’s catalogue.</p>}
      {lines.length > 0 && (
        <>
          <DateInput
            label="Valid from"
            optional
            hint="Until then products keep the prices that they have."
            name="from"
            value={from}
            error={errors.from}
            onDate={(day) => {
              edited('from');
              setFrom(day);
            }}
          />
          <DateInput
            label="Valid until"
            hint="The last day of these prices."
            name="until"
            value={until}
            error={errors.until}
            onDate={(day) => {
              edited('until');
              setChosen(day);
            }}
          />
          <Table
            caption="Contract prices"
            columns={columns}
            rows={pages.linesOnPage(lines)}
            rowKey={({ product_id }) => product_id}
          />
          {pages.pager.pages > 1 && <Pager {...pages.pager} />}
          <p className="quiet small">
            Quantity breaks of these products are removed.
            {left_out > 0 && ` ${leftOut(left_out)}`}
          </p>
        </>
      )}
    </FormDialog>
  );
}

const leftOut = (count: number) =>
  count === 1
    ? '1 line is not a product of the catalogue, or is free, and is left out.'
    : `${count.toLocaleString('en-IN')} lines are not products of the catalogue, or are free, and are left out.`;

const columns: Column<ContractPriceChange>[] = [
  {
    label: 'Product',
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
    end: true,
    cell: ({ was, was_per, becomes, becomes_per }) => (
      <span>
        {(was !== becomes || was_per !== becomes_per) && (
          <>
            <del>
              <LinePrice line={{ price: was, price_per: was_per, unit: 'units' }} />
            </del>{' '}
            →{' '}
          </>
        )}
        <LinePrice line={{ price: becomes, price_per: becomes_per, unit: 'units' }} />
      </span>
    ),
  },
];
