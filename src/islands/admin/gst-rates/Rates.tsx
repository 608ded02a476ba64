import { formatDay } from '#client/format.ts';
import { exportRateDifferencesEndpoint, exportRatesEndpoint } from '#contracts/admin/exports.ts';
import { type HsnRate, listRatesEndpoint, matchesRate, removeRateEndpoint } from '#contracts/catalog/gst-rates.ts';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { ListCount } from '#ui/lists/ListCount.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { UrlSearch } from '#ui/lists/UrlSearch.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useLinePages } from '#ui/lists/use-line-pages.ts';
import { useRead } from '#ui/use-read.ts';
import { searchTermIn, useSearchParams } from '#ui/lists/use-search-params.ts';
import { RemoveRow } from '#widgets/RemoveRow.tsx';
import { RateDifferences } from './RateDifferences.tsx';
import { RateForm } from './RateForm.tsx';
import './gst-rates.css';

const PAGE_SIZE = 25;

const columns: Column<HsnRate>[] = [
  { label: 'HSN', lead: true, cell: ({ hsn }) => <span className="code">{hsn}</span> },
  { label: 'Rate', end: true, cell: ({ rate }) => `${rate}%` },
  { label: 'From', cell: ({ valid_from }) => <time dateTime={valid_from}>{formatDay(valid_from)}</time> },
  { label: 'Source', cell: ({ source }) => source ?? '–' },
  {
    label: 'Actions',
    labelHidden: true,
    end: true,
    cell: ({ id, hsn, valid_from }) => (
      <RemoveRow
        endpoint={removeRateEndpoint}
        id={id}
        what={`the rate of HSN ${hsn} from ${formatDay(valid_from)}`}
        effect="Products keep the GST rate that they have. They are no longer compared with this one."
      />
    ),
  },
];

/** GST rates by HSN: a form for a new rate, the products with a different one, and the table. */
export function Rates() {
  const read = useRead(listRatesEndpoint);
  const { data, error } = read;
  const hydrated = useHydrated();
  if (error) return <ReadError read={read} />;
  return (
    <div className="stack rates">
      <section aria-label="New rate">
        <h2 className="section-rule">New rate</h2>
        {/* Anything typed before hydration would be lost. */}
        {hydrated ? <RateForm /> : <Skeleton className="rate-form-skeleton" />}
      </section>
      {/* Shown together, so that the table does not move when the differences arrive. */}
      {data && (
        <>
          <section aria-label="Products with a different rate">
            <h2 className="section-rule">Products with a different rate</h2>
            {data.differences.length > 0 && (
              <div className="list-tools">
                <DownloadButton endpoint={exportRateDifferencesEndpoint} name="gst-rate-differences.csv" />
              </div>
            )}
            <RateDifferences rows={data.differences} />
          </section>
          <section aria-label="Rates">
            <h2 className="section-rule">Rates</h2>
            {data.items.length === 0 ? (
              <p className="quiet">No rates yet. Add the first one above.</p>
            ) : (
              <RateTable rates={data.items} />
            )}
          </section>
        </>
      )}
    </div>
  );
}

/** The table, searched in the browser, since all rates are loaded. */
function RateTable({ rates }: { rates: HsnRate[] }) {
  const q = searchTermIn(useSearchParams());
  const matches = rates.filter((rate) => matchesRate(q, rate));
  const pages = useLinePages(matches.length, {}, PAGE_SIZE);
  return (
    <>
      <div className="list-tools">
        <UrlSearch label="Search rates" placeholder="HSN or source" q={q} />
        <DownloadButton endpoint={exportRatesEndpoint} query={{ q }} name="gst-rates.csv" />
        <ListCount total={matches.length} capped={false} singular="rate" plural="rates" />
      </div>
      {matches.length === 0 ? (
        <p className="quiet">No rates match “{q}”.</p>
      ) : (
        <div className="sheet rates-table">
          <Table
            caption="GST rates by HSN"
            columns={columns}
            rows={pages.linesOnPage(matches)}
            rowKey={({ id }) => id}
          />
        </div>
      )}
      {pages.pager.pages > 1 && <Pager {...pages.pager} />}
    </>
  );
}
