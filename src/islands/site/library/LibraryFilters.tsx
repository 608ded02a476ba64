import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Query } from '#client/site/library-query.ts';
import { readSearch, writeSearch } from '#client/url-search.ts';

/** A filter by one of a few values; All is added. */
export interface Filter {
  /** Its name in the address. */
  name: string;
  label: string;
  values: readonly string[];
  /** `list` is a dropdown; absent: a row of buttons. */
  kind?: 'list';
}

type Props = {
  noun: string;
  searches: string;
  filters: Filter[];
  query: Query;
  children: ReactNode;
};

/** A filter adds a history entry, typing does not; both return to page 1 (specification §4). */
const pick = (name: string, value: string) => writeSearch({ [name]: value, page: null }, { push: true });

/** The search and the filters of a library. */
export function LibraryFilters({ noun, searches, filters, query, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => takeEarlyInput(form.current!), []);
  return (
    <form
      ref={form}
      className="filters"
      role="search"
      aria-label={`Find ${noun}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="filters-row">
        <div className="field filters-search">
          <label htmlFor="library-q">Search {searches}</label>
          <input
            className="input"
            id="library-q"
            type="search"
            name="q"
            autoComplete="off"
            maxLength={100}
            value={query.q}
            onChange={({ target }) => writeSearch({ q: target.value, page: null }, { push: false })}
          />
        </div>
        {filters
          .filter(({ kind }) => kind === 'list')
          .map((filter) => (
            <Dropdown key={filter.name} filter={filter} chosen={query.picks[filter.name] ?? ''} />
          ))}
      </div>
      {filters
        .filter(({ kind }) => kind !== 'list')
        .map((filter) => (
          <Chips key={filter.name} filter={filter} chosen={query.picks[filter.name] ?? ''} />
        ))}
      {children}
    </form>
  );
}

/** What was typed or chosen before the island was live goes into the address. */
function takeEarlyInput(form: HTMLFormElement): void {
  const address = new URLSearchParams(readSearch());
  const early = [...new FormData(form)].filter(([name, value]) => value !== '' && value !== address.get(name));
  if (early.length > 0) writeSearch({ ...Object.fromEntries(early), page: null }, { push: false });
}

function Dropdown({ filter: { name, label, values }, chosen }: { filter: Filter; chosen: string }) {
  return (
    <div className="field">
      <label htmlFor={`library-${name}`}>{label}</label>
      <span className="select">
        <select
          className="input"
          id={`library-${name}`}
          name={name}
          value={chosen}
          onChange={({ target }) => pick(name, target.value)}
        >
          <option value="">All</option>
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      </span>
    </div>
  );
}

function Chips({ filter: { name, label, values }, chosen }: { filter: Filter; chosen: string }) {
  return (
    <fieldset className="chips">
      <legend>{label}</legend>
      {['', ...values].map((value) => (
        <label key={value} className="chip">
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => pick(name, value)} />
          <span>{value || 'All'}</span>
        </label>
      ))}
    </fieldset>
  );
}
