import { reportPeriods } from '#client/date-presets.ts';
import { listCategoriesEndpoint } from '#contracts/catalog/list.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import {
  exportSpendEndpoint,
  getSpendEndpoint,
  SPEND_GROUPING_NAMES,
  SPEND_GROUPINGS,
  type SpendGrouping,
} from '#contracts/reports/spend.ts';
import { FREIGHT, NOT_IN_CATALOGUE, REPORT_PAGE_SIZE } from '#contracts/reports/table.ts';
import { Button } from '#ui/Button.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { DateFilter } from '#ui/lists/DateFilter.tsx';
import { useListQuery } from '#ui/lists/use-list-query.ts';
import { useRemoveInvalidParams } from '#ui/lists/use-remove-invalid-params.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRead } from '#ui/use-read.ts';
import { GroupingSelect } from '#widgets/reports/GroupingSelect.tsx';
import { MonthLink } from '#widgets/reports/MonthLink.tsx';
import { ReportChoice } from '#widgets/reports/ReportChoice.tsx';
import type { RowLink } from '#widgets/reports/ReportTable.tsx';
import { ReportView } from '#widgets/reports/ReportView.tsx';

/** What the company has spent, by month, category, plant, buyer or product; as a picture, a table, a CSV file and on paper. */
export function SpendPage() {
  const hydrated = useHydrated();
  // The built page serves every choice of filters.
  if (!hydrated) return <Skeleton className="report-skeleton" />;
  return <Shown />;
}

function Shown() {
  const list = useListQuery({ size: REPORT_PAGE_SIZE, filters: ['from', 'to', 'category', 'plant'] });
  const asked = useSearchParams().get('by');
  const by = SPEND_GROUPING_NAMES.find((name) => name === asked) ?? 'month';
  const query = { by, ...list.filters };
  const read = useRead(getSpendEndpoint, { ...query, page: list.page }, { keepPrevious: true });
  const categories = useRead(listCategoriesEndpoint).data?.items.map(({ category }) => category) ?? [];
  const isRemoving = useRemoveInvalidParams(read.error);
  const { data } = read;
  const isEmpty = data?.total === 0;
  return (
    <div className="stack report" aria-busy={read.isPlaceholderData || undefined}>
      <div className="list-tools no-print">
        <GroupingSelect by={by} groupings={SPEND_GROUPING_NAMES} labels={SPEND_GROUPINGS} />
        <DateFilter list={list} presets={reportPeriods(dayInIndia())} noneLabel="This financial year" />
        <ReportChoice
          name="category"
          label="Category"
          none="All categories"
          value={list.filters.category ?? null}
          options={[...categories, FREIGHT, NOT_IN_CATALOGUE]}
        />
        <ReportChoice
          name="plant"
          label="Plant"
          none="All plants"
          value={list.filters.plant ?? null}
          options={data?.plants ?? []}
        />
        <DownloadButton endpoint={exportSpendEndpoint} query={query} name="spend.csv" disabled={isEmpty} />
        <Button disabled={isEmpty} onClick={() => print()}>
          Print
        </Button>
      </div>
      {!isRemoving && <ReadError read={read} />}
      {!read.error && !data && <Skeleton className="report-skeleton" />}
      {data && (
        <ReportView
          report={data}
          label={`Spend by ${SPEND_GROUPINGS[by]}`}
          list={list}
          link={linkBy(by)}
          emptyText="No invoices in this period."
        />
      )}
      {data && (
        <p className="quiet small">
          Value of our invoices and debit notes without GST, less credit notes, by the date of the document. Plant is
          the ship-to address of the order.
        </p>
      )}
    </div>
  );
}

/** A month opens its categories, a product the catalogue. */
const linkBy =
  (by: SpendGrouping): RowLink =>
  ({ key, kind, text }) => {
    if (by === 'month') {
      return (
        <MonthLink month={key} by="category">
          {text}
        </MonthLink>
      );
    }
    return kind === 'code' ? <a href={`/portal/catalog?q=${encodeURIComponent(key)}`}>{text}</a> : text;
  };
