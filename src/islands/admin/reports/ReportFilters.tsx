import { reportPeriods } from '#client/date-presets.ts';
import { listAllCategoriesEndpoint } from '#contracts/catalog/categories.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { states } from '#contracts/fields/gst-states.ts';
import {
  DEAD_STOCK_CHOICES,
  DEAD_STOCK_DAYS,
  type Grouping,
  GROUPINGS,
  type ReportFilter,
  type ReportName,
  reportKind,
} from '#contracts/reports/reports.ts';
import { FREIGHT, NOT_IN_CATALOGUE } from '#contracts/reports/table.ts';
import { Select } from '#ui/forms/Select.tsx';
import { DateFilter } from '#ui/lists/DateFilter.tsx';
import { changeList, type ListState } from '#ui/lists/use-list-query.ts';
import { useRead } from '#ui/use-read.ts';
import { CompanyFilter } from '#widgets/companies/CompanyFilter.tsx';
import { GroupingSelect } from '#widgets/reports/GroupingSelect.tsx';
import { ReportChoice } from '#widgets/reports/ReportChoice.tsx';

type Props = { report: ReportName; by: Grouping | null; list: ListState };

/** The grouping and the filters of a report; all of them are in the URL. */
export function ReportFilters({ report, by, list }: Props) {
  const { by: groupings, filters } = reportKind(report);
  const has = (name: ReportFilter) => filters.includes(name);
  return (
    <>
      {by && <GroupingSelect by={by} groupings={groupings} labels={GROUPINGS} />}
      {has('period') && (
        <DateFilter list={list} presets={reportPeriods(dayInIndia())} noneLabel="This financial year" />
      )}
      {has('days') && <DaysFilter value={list.filters.days ?? null} />}
      {has('company_id') && <CompanyFilter list={list} />}
      {has('category') && <CategoryFilter value={list.filters.category ?? null} isSales={has('period')} />}
      {has('state') && (
        <ReportChoice
          name="state"
          label="State"
          none="All States"
          value={list.filters.state ?? null}
          options={states}
        />
      )}
    </>
  );
}

/** Sales also have transport and goods outside the catalogue. */
function CategoryFilter({ value, isSales }: { value: string | null; isSales: boolean }) {
  const { data } = useRead(listAllCategoriesEndpoint);
  const categories = data?.items.map(({ category }) => category) ?? [];
  const options = isSales ? [...categories, FREIGHT, NOT_IN_CATALOGUE] : categories;
  return <ReportChoice name="category" label="Category" none="All categories" value={value} options={options} />;
}

function DaysFilter({ value }: { value: string | null }) {
  const days = Number(value) || DEAD_STOCK_DAYS;
  const choices: number[] = DEAD_STOCK_CHOICES.filter((choice) => choice !== days).concat(days as never);
  return (
    <Select
      label="Not sold for"
      labelHidden
      name="days"
      className="list-filter"
      value={days}
      onChange={({ target }) => changeList({ days: Number(target.value) === DEAD_STOCK_DAYS ? null : target.value })}
    >
      {choices
        .toSorted((a, b) => a - b)
        .map((choice) => (
          <option key={choice} value={choice}>
            Not sold for {choice} days
          </option>
        ))}
    </Select>
  );
}
