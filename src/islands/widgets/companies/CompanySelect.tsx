import { useState } from 'react';
import { type CompanyRow, getCompanyEndpoint, listCompaniesEndpoint } from '#contracts/companies/admin.ts';
import { MAX_PAGE_SIZE } from '#contracts/limits.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useRead } from '#ui/use-read.ts';
import './company-select.css';

type Props = {
  label: string;
  labelHidden?: boolean;
  name: string;
  value: number | null;
  onChange: (company: number | null) => void;
  /** The label of no company, such as `All companies` or `Choose a company`. */
  noneLabel: string;
  hint?: string;
  error?: string;
  className?: string;
};

/** The value of the option that opens the search. */
const FIND = 'find';

/** A dropdown of the companies by name. Where there are more than it can list, an option opens a search box above it. */
export function CompanySelect({ value, onChange, noneLabel, className, ...field }: Props) {
  const [isFinding, setFinding] = useState(false);
  const [search, setSearch] = useState('');
  const all = useRead(listCompaniesEndpoint, { size: MAX_PAGE_SIZE });
  const q = useDebounced(search).trim();
  const found = useRead(listCompaniesEndpoint, { q, size: MAX_PAGE_SIZE }, { keepPrevious: true, enabled: q !== '' });
  const options = (q ? found.data : all.data)?.items ?? [];
  const isListed = value === null || options.some(({ id }) => id === value);
  const chosen = useRead(getCompanyEndpoint, { id: value }, { enabled: !isListed && all.data !== undefined });

  const choose = (chosenValue: string) => {
    if (chosenValue === FIND) setFinding(true);
    else onChange(Number(chosenValue) || null);
  };

  if (all.error) return <ReadError read={all} />;
  return (
    <div className={className}>
      {isFinding && (
        <input
          // It was asked for just now.
          autoFocus
          type="search"
          className="input company-find"
          aria-label="Find a company by name"
          placeholder="Find a company"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <Select
        {...field}
        hint={all.data?.total === 0 && !field.labelHidden ? <FirstCompany /> : field.hint}
        value={value ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{noneLabel}</option>
        {(all.data?.total ?? 0) > MAX_PAGE_SIZE && !isFinding && <option value={FIND}>Find a company…</option>}
        {!isListed && <option value={value}>{chosen.data?.company.name ?? `Company ${value}`}</option>}
        {options.map((company) => (
          <option key={company.id} value={company.id}>
            {labelOf(company, options)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** The hint of a form's field where there is no company to choose. */
function FirstCompany() {
  return (
    <>
      No companies yet. <a href="/admin/companies/new">Add the first company</a>.
    </>
  );
}

/** The name; where another company has the same name, followed by the GST number, or by the slug if that is shared too. */
function labelOf({ id, name, slug, gst_number }: CompanyRow, options: readonly CompanyRow[]): string {
  const sameName = options.filter((other) => other.id !== id && isSameName(other.name, name));
  if (sameName.length === 0) return name;
  const isUnique = gst_number !== null && sameName.every((other) => other.gst_number !== gst_number);
  return `${name} (${isUnique ? gst_number : slug})`;
}

const isSameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
