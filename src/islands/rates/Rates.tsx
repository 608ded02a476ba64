import { formatDay } from '#client/format.ts';
import { exportRateDifferencesEndpoint, exportRatesEndpoint } from '#contracts/exports.ts';
import { type HsnRate, listRatesEndpoint, removeRateEndpoint } from '#contracts/hsn-rates.ts';
import { Button } from '#ui/Button.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { useAct } from '#ui/use-act.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useLinePages } from '#ui/use-line-pages.ts';
import { useRead } from '#ui/use-read.ts';
import { Differences } from './Differences.tsx';
import { RateForm } from './RateForm.tsx';
import './rates.css';

const columns: Column<HsnRate>[] = [
  { label: 'HSN', lead: true, cell: ({ hsn }) => <span className="code">{hsn}</span> },
  { label: 'Rate', end: true, cell: ({ rate }) => `${rate} %` },
  { label: 'From', cell: ({ valid_from }) => <time dateTime={valid_from}>{formatDay(valid_from)}</time> },
  { label: 'Source', cell: ({ source }) => source ?? '–' },
  { label: 'Actions', labelHidden: true, end: true, cell: (rate) => <Remove {...rate} /> },
];

/** GST rates by HSN: a form for a new one, the products that carry another, and the table itself. */
export function Rates() {
  const { data, error, refetch, isFetching } = useRead(listRatesEndpoint);
  const hydrated = useHydrated();
  const pages = useLinePages(data?.items.length ?? 0);
  if (error) {
    return (
      <Notice tone="bad" onRetry={() => refetch()} busy={isFetching}>
        {error.message}
      </Notice>
    );
  }
  return (
    <div className="stack rates">
      <section aria-label="New rate">
        <h2 className="section-rule">New rate</h2>
        {/* What is typed before the page is awake would be lost. */}
        {hydrated ? <RateForm /> : <Skeleton className="rate-form-skeleton" />}
      </section>
      {/* How high they are depends on the answer: they come with it, and the table does not move for what stands above it. */}
      {data && (
        <>
          <section aria-label="Products that carry another rate">
            <h2 className="section-rule">Products that carry another rate</h2>
            {data.differences.length > 0 && (
              <div className="list-tools">
                <DownloadButton endpoint={exportRateDifferencesEndpoint} name="gst-rates-that-differ.csv" />
              </div>
            )}
            <Differences rows={data.differences} />
          </section>
          <section aria-label="Rates">
            <h2 className="section-rule">Rates</h2>
            {data.items.length === 0 ? (
              <p className="quiet">No rate yet. Write the first one above.</p>
            ) : (
              <>
                <div className="list-tools">
                  <DownloadButton endpoint={exportRatesEndpoint} name="gst-rates.csv" />
                </div>
                <div className="sheet">
                  <Table
                    caption="GST rates by HSN"
                    columns={columns}
                    rows={pages.of(data.items)}
                    rowKey={({ id }) => id}
                  />
                </div>
              </>
            )}
            {pages.pager.pages > 1 && <Pager {...pages.pager} />}
          </section>
        </>
      )}
    </div>
  );
}

function Remove({ id, hsn, valid_from }: HsnRate) {
  const { submit, busy, failure } = useAct(removeRateEndpoint);
  return (
    <>
      <Button
        kind="quiet"
        small
        busy={busy}
        aria-label={`Remove the rate of HSN ${hsn} from ${formatDay(valid_from)}`}
        onClick={() => void submit({ id })}
      >
        Remove
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
