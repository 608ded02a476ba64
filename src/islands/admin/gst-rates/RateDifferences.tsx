import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { formatDay } from '#client/format.ts';
import { queryClient } from '#client/queries.ts';
import { applyRateEndpoint, type RateDifference } from '#contracts/catalog/gst-rates.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { toast } from '#ui/toast.ts';
import { useLinePages } from '#ui/lists/use-line-pages.ts';

/** A short page, so that the rate table below stays in sight. */
const PAGE_SIZE = 10;

const keyOf = ({ hsn, product_rate }: RateDifference) => `${hsn} ${product_rate}`;
const formatRate = (rate: number | null) => (rate === null ? 'no rate' : `${rate}%`);

/** HSN codes whose products have a rate other than the table's for today. Staff can set those products to the table's rate. */
export function RateDifferences({ rows }: { rows: RateDifference[] | undefined }) {
  const [busy, setBusy] = useState<string | null>(null);
  const [confirming, setConfirming] = useState<RateDifference | null>(null);
  const pages = useLinePages(rows?.length ?? 0, {}, PAGE_SIZE);

  const apply = async (row: RateDifference) => {
    setConfirming(null);
    setBusy(keyOf(row));
    await applyRate(row);
    setBusy(null);
    await queryClient.invalidateQueries();
  };

  if (rows?.length === 0) return <p className="quiet">All products have the rate in the table for their HSN.</p>;
  return (
    <>
      <div className="sheet rates-differing">
        <Table
          caption="Products with a different rate"
          columns={columnsOf(busy, setConfirming)}
          rows={rows && pages.linesOnPage(rows)}
          rowKey={keyOf}
          skeletonRows={2}
        />
      </div>
      {pages.pager.pages > 1 && <Pager label="Pages of products" {...pages.pager} />}
      {confirming && (
        <ConfirmRate row={confirming} onClose={() => setConfirming(null)} onApply={() => void apply(confirming)} />
      )}
    </>
  );
}

/** `busy` is the key of the row whose rate is being applied. */
function columnsOf(busy: string | null, onApply: (row: RateDifference) => void): Column<RateDifference>[] {
  return [
    { label: 'HSN', lead: true, cell: ({ hsn }) => <span className="code">{hsn}</span> },
    { label: 'Product rate', end: true, cell: ({ product_rate }) => formatRate(product_rate) },
    {
      label: 'Table rate',
      cell: ({ hsn, table }) => (
        <>
          {`${table.rate}% since ${formatDay(table.valid_from)}`}
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
          call={applyRateEndpoint}
          small
          busy={busy === keyOf(row)}
          busyText="Applying…"
          disabled={busy !== null}
          aria-label={`${formatAction(row)}: HSN ${row.hsn}, now ${formatRate(row.product_rate)}`}
          onClick={() => onApply(row)}
        >
          {formatAction(row)}
        </Button>
      ),
    },
  ];
}

/** Changes the products in portions, as the server allows, and says how many were changed. */
async function applyRate({ hsn, product_rate, table: { rate } }: RateDifference): Promise<void> {
  let changed = 0;
  try {
    for (let left = 1; left > 0;) {
      const reply = await call(applyRateEndpoint, { body: { hsn, product_rate, rate } });
      changed += reply.changed;
      left = reply.changed > 0 ? reply.left : 0;
    }
    toast(`${formatProducts(changed)} updated to ${rate}%.`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const message =
      changed > 0 ? `${formatProducts(changed)} updated to ${rate}%, then: ${error.message}` : error.message;
    toast(message, { tone: 'bad' });
  }
}

/** Asks for confirmation, because the old rates cannot be restored. */
function ConfirmRate({ row, onClose, onApply }: { row: RateDifference; onClose: () => void; onApply: () => void }) {
  const action = formatAction(row);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${action}?`}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button kind="primary" onClick={onApply} data-autofocus>
            {action}
          </Button>
        </>
      }
    >
      <p>{`Products with HSN ${row.hsn} and ${formatRate(row.product_rate)} will be sold with ${row.table.rate}% GST from now on. This cannot be undone.`}</p>
    </Dialog>
  );
}

const formatAction = ({ products, table }: RateDifference) => `Set ${formatProducts(products)} to ${table.rate}%`;

function formatProducts(count: number): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? 'product' : 'products'}`;
}
