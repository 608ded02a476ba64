import { CompanySelect } from './CompanySelect.tsx';
import { changeList, type ListState } from './use-list-query.ts';

/** The company of a list, among its `tools`: `company_id` among its `filters`, as the call and the URL have it. */
export function CompanyFilter({ list: { filters } }: { list: Pick<ListState, 'filters'> }) {
  return (
    <CompanySelect
      label="Company"
      labelHidden
      name="company_id"
      className="list-filter"
      none="All companies"
      value={Number(filters.company_id) || null}
      onChange={(company_id) => changeList({ company_id })}
    />
  );
}
