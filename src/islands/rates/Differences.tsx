import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { formatDay } from '#client/format.ts';
import { queryClient } from '#client/queries.ts';
import { applyRateEndpoint, type RateDifference } from '#contracts/hsn-rates.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Pager } from '#ui/Pager.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { toast } from '#ui/toast.ts';
import { useLinePages } from '#ui/use-line-pages.ts';

/** So few at a time that the table itself is not far below them. */
const PAGE = 10;

const keyOf = ({ hsn, carried }: RateDifference) => `${hsn} ${carried}`;
const carriedWords = (carried: number | null) => (carried === null ? 'no rate' : `${carried} %`);

/** Codes whose products carry another rate than the table has today; they get the table's once that is confirmed. */
export function Differences({ rows }: { rows: RateDifference[] | undefined }) {
  const [busy, setBusy] = useState<string | null>(null);
  const [asked, setAsked] = useState<RateDifference | null>(null);
  const pages = useLinePages(rows?.length ?? 0, {}, PAGE);

  async function apply(row: RateDifference) {
    setAsked(null);
    setBusy(keyOf(row));
    let changed = 0;
    try {
      const body = { hsn: row.hsn, carried: row.carried, rate: row.table.rate };
      for (let left = 1; left > 0;) {
        const done = await call(applyRateEndpoint, { body });
        changed += done.changed;
        left = done.changed > 0 ? done.left : 0;
      }
      toast(`${products(changed)} ${changed === 1 ? 'carries' : 'carry'} ${row.table.rate} % now.`);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      toast(changed > 0 ? `${products(changed)} changed, then: ${failure.message}` : failure.message, { tone: 'bad' });
    }
    setBusy(null);
    await queryClient.invalidateQueries();
  }

  const columns: Column<RateDifference>[] = [
    { label: 'HSN', lead: true, cell: ({ hsn }) => <span className="code">{hsn}</span> },
    { label: 'They carry', end: true, cell: ({ carried }) => carriedWords(carried) },
    {
      label: 'The table says',
      cell: ({ hsn, table }) => (
        <>
          {`${table.rate} % since ${formatDay(table.valid_from)}`}
          {table.hsn !== hsn && <span className="quiet small"> for HSN {table.hsn}</span>}
        </>
      ),
    },
    {
      label: 'Apply',
      labelHidden: true,
      end: true,
      cell: (row) => (
        <Button
          small
          busy={busy === keyOf(row)}
          busyText="Applying…"
          disabled={busy !== null}
          aria-label={`Give ${products(row.products)} of HSN ${row.hsn} with ${carriedWords(row.carried)} the rate ${row.table.rate} %`}
          onClick={() => setAsked(row)}
        >
          {`Give ${products(row.products)} ${row.table.rate} %`}
        </Button>
      ),
    },
  ];
  if (rows?.length === 0)
    return <p className="quiet">Every product carries the rate that the table has for its HSN.</p>;
  return (
    <>
      <div className="sheet rates-differing">
        <Table
          caption="Products that carry another rate than the table"
          columns={columns}
          rows={rows && pages.of(rows)}
          rowKey={keyOf}
          skeletonRows={2}
        />
      </div>
      {pages.pager.pages > 1 && <Pager label="Pages of products" {...pages.pager} />}
      {asked && <Confirm row={asked} onClose={() => setAsked(null)} onApply={() => void apply(asked)} />}
    </>
  );
}

/** Asks once more: nothing puts the old rates back. */
function Confirm({ row, onClose, onApply }: { row: RateDifference; onClose: () => void; onApply: () => void }) {
  const what = `${products(row.products)} ${row.table.rate} %`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Give ${what}?`}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button kind="primary" onClick={onApply} data-autofocus>
            {`Give ${what}`}
          </Button>
        </>
      }
    >
      <p>{`Products of HSN ${row.hsn} that carry ${carriedWords(row.carried)} are sold with ${row.table.rate} % from now on.`}</p>
    </Dialog>
  );
}

function products(count: number): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? 'product' : 'products'}`;
}
