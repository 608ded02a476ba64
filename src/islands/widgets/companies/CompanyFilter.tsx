import { CompanySelect } from './CompanySelect.tsx';
import { changeList, type ListState } from '#ui/lists/use-list-query.ts';

/** Filters a list by company, among its `tools`; the list needs `company_id` among its `filters`. */
export function CompanyFilter({ list: { filters } }: { list: Pick<ListState, 'filters'> }) {
  return (
    <CompanySelect
      label="Company"
      labelHidden
      name="company_id"
      className="list-filter by-company_id"
      noneLabel="All companies"
      value={Number(filters.company_id) || null}
      onChange={(company_id) => changeList({ company_id })}
    />
  );
}
