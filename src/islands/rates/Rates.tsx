import { formatDay } from '#client/format.ts';
import { exportRateDifferencesEndpoint, exportRatesEndpoint } from '#contracts/exports.ts';
import { type HsnRate, listRatesEndpoint, meansRate, removeRateEndpoint } from '#contracts/hsn-rates.ts';
import { Button } from '#ui/Button.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { ListCount } from '#ui/ListCount.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { UrlSearch } from '#ui/UrlSearch.tsx';
import { useAct } from '#ui/use-act.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useLinePages } from '#ui/use-line-pages.ts';
import { useRead } from '#ui/use-read.ts';
import { searchOf, useSearchParams } from '#ui/use-search-params.ts';
import { Differences } from './Differences.tsx';
import { RateForm } from './RateForm.tsx';
import './rates.css';

/** Rates a page. */
const PAGE = 25;

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
              <RateTable rates={data.items} />
            )}
          </section>
        </>
      )}
    </div>
  );
}

/** The table, or what the search means of it: all of it is at hand. */
function RateTable({ rates }: { rates: HsnRate[] }) {
  const q = searchOf(useSearchParams());
  const meant = rates.filter((rate) => meansRate(q, rate));
  const pages = useLinePages(meant.length, {}, PAGE);
  return (
    <>
      <div className="list-tools">
        <UrlSearch label="Search rates" placeholder="HSN or source" q={q} />
        <DownloadButton endpoint={exportRatesEndpoint} query={{ q }} name="gst-rates.csv" />
        <ListCount total={meant.length} capped={false} one="rate" many="rates" />
      </div>
      {meant.length === 0 ? (
        <p className="quiet">No rate for “{q}”.</p>
      ) : (
        <div className="sheet rates-table">
          <Table caption="GST rates by HSN" columns={columns} rows={pages.of(meant)} rowKey={({ id }) => id} />
        </div>
      )}
      {pages.pager.pages > 1 && <Pager {...pages.pager} />}
    </>
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
