import { useState } from 'react';
import { type CompanyRow, getCompanyEndpoint, listCompaniesEndpoint } from '#contracts/admin-companies.ts';
import { MAX_PAGE_SIZE } from '#contracts/limits.ts';
import { Notice } from './Notice.tsx';
import { Select } from './Select.tsx';
import { useDebounced } from './use-debounced.ts';
import { useRead } from './use-read.ts';

type Props = {
  label: string;
  labelHidden?: boolean;
  name: string;
  value: number | null;
  onChange: (company: number | null) => void;
  /** What stands for no company: `All companies`, or an invitation to choose. */
  none: string;
  hint?: string;
  error?: string;
  className?: string;
};

/** A dropdown of the companies by name. Where there are more than it holds, a box above it finds the others. */
export function CompanySelect({ value, onChange, none, className, ...field }: Props) {
  const [words, setWords] = useState('');
  const all = useRead(listCompaniesEndpoint, { size: MAX_PAGE_SIZE });
  const q = useDebounced(words).trim();
  const found = useRead(listCompaniesEndpoint, { q, size: MAX_PAGE_SIZE }, { keep: true, enabled: q !== '' });
  const options = (q ? found.data : all.data)?.items ?? [];
  const isListed = value === null || options.some(({ id }) => id === value);
  const chosen = useRead(getCompanyEndpoint, { id: value }, { enabled: !isListed && all.data !== undefined });

  if (all.error) {
    return (
      <Notice tone="bad" onRetry={() => all.refetch()} busy={all.isFetching}>
        {all.error.message}
      </Notice>
    );
  }
  return (
    <div className={className}>
      {(all.data?.total ?? 0) > MAX_PAGE_SIZE && (
        <input
          type="search"
          className="input company-find"
          aria-label="Find a company by name"
          placeholder="Find a company"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <Select
        {...field}
        hint={all.data?.total === 0 && !field.labelHidden ? <FirstCompany /> : field.hint}
        value={value ?? ''}
        onChange={(event) => onChange(Number(event.target.value) || null)}
      >
        <option value="">{none}</option>
        {!isListed && <option value={value}>{chosen.data?.company.name ?? `Company ${value}`}</option>}
        {options.map((company) => (
          <option key={company.id} value={company.id}>
            {called(company, options)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** In a form there is nothing to choose without one; a filter, which has no label, filters nothing. */
function FirstCompany() {
  return (
    <>
      There is no company yet. <a href="/admin/companies/new">Add the first company</a>.
    </>
  );
}

/** The name; beside it, where another company is called the same, the GST number, or the slug where that is the same too. */
function called({ id, name, slug, gst_number }: CompanyRow, options: readonly CompanyRow[]): string {
  const namesakes = options.filter((other) => other.id !== id && sameName(other.name, name));
  if (namesakes.length === 0) return name;
  const isTold = gst_number !== null && namesakes.every((other) => other.gst_number !== gst_number);
  return `${name} (${isTold ? gst_number : slug})`;
}

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
