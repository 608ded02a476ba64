import type * as z from 'zod/mini';
import { formatDay } from '#client/format.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { exportOpenItemsEndpoint, type getReceivablesEndpoint, type OpenItem } from '#contracts/receivables/ageing.ts';
import { Button } from '#ui/Button.tsx';
import { Day } from '#ui/Day.tsx';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Money } from '#ui/Money.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { PromiseStatus } from '#widgets/money/PromiseStatus.tsx';
import { AsOnField } from './AsOnField.tsx';

const columns: Column<OpenItem>[] = [
  {
    label: 'Invoice',
    lead: true,
    cell: ({ id, inv, kind }) => (
      <>
        <a className="code" href={`/admin/invoices/${id}`}>
          {inv}
        </a>
        {kind === 'debit note' && <span className="quiet"> debit note</span>}
      </>
    ),
  },
  { label: 'PO', cell: ({ po_number }) => (po_number ? <span className="code">{po_number}</span> : '–') },
  { label: 'Date', cell: ({ date }) => <Day value={date} /> },
  { label: 'Due', cell: ({ due_date }) => <Day value={due_date} /> },
  { label: 'Days late', end: true, cell: ({ days_late, open }) => (days_late > 0 && open > 0 ? days_late : '–') },
  { label: 'Amount', end: true, cell: ({ amount }) => <Money value={amount} /> },
  { label: 'Settled', end: true, cell: ({ settled }) => (settled === 0 ? '–' : <Money value={settled} />) },
  { label: 'Open', end: true, cell: ({ open }) => <Money value={open} /> },
  {
    label: 'Promise',
    cell: ({ promise, advice }) => (
      <>
        {promise ? <Promised {...promise} /> : !advice && '–'}
        {advice && <Advised {...advice} />}
      </>
    ),
  },
];

function Promised({ amount, pay_on, state, kept_on }: NonNullable<OpenItem['promise']>) {
  return (
    <PromiseStatus state={state} kept_on={kept_on}>
      {`: ${formatRupees(amount)} on ${formatDay(pay_on)}`}
    </PromiseStatus>
  );
}

/** A payment advice that waits for the desk. */
function Advised({ amount, paid_on, reference }: NonNullable<OpenItem['advice']>) {
  return (
    <span className="open-item-advice small">
      <a href={`/admin/receipts?view=advices&q=${encodeURIComponent(reference)}`}>Payment advice</a>:{' '}
      {formatRupees(amount)} on {formatDay(paid_on)}
    </span>
  );
}

/** A company's open items, and its money on account. */
export function OpenItems({ company, items, total, on_account }: z.output<typeof getReceivablesEndpoint.reply>) {
  const as_on = useSearchParams().get('as_on');
  return (
    <>
      <div className="list-tools no-print">
        <AsOnField as_on={as_on} />
        <DownloadButton endpoint={exportOpenItemsEndpoint} query={{ id: company.id, as_on }} name="open-items.csv" />
        <Button kind="quiet" className="no-print" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {items.length === 0 ? (
        <EmptyState drawing={<EmptyDrawing of="invoices" />}>Nothing is due.</EmptyState>
      ) : (
        <div className="sheet open-items">
          <Table caption="Open items" columns={columns} rows={items} rowKey={({ id }) => id} />
        </div>
      )}
      {items.length < total && (
        <p className="quiet">
          The {items.length} oldest of {total.toLocaleString('en-IN')} open items are shown. The export has all of them.
        </p>
      )}
      {on_account.length > 0 && (
        <section aria-labelledby="on-account">
          <h2 id="on-account" className="section-rule">
            On account today
          </h2>
          <ul className="on-account">
            {on_account.map(({ id, number, received_on, unallocated }) => (
              <li key={id}>
                <a className="code" href={`/admin/receipts/${id}`}>
                  {number ?? 'Receipt'}
                </a>
                <Day value={received_on} />
                <Money value={unallocated} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
