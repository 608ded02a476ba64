import { useEffect, useState } from 'react';
import { FIRST_DAY, isDay, LAST_DAY } from '#contracts/day-span.ts';
import { SEARCH_DEBOUNCE_MS } from '#contracts/limits.ts';
import { CompanySelect } from '#ui/CompanySelect.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { changeList, type ListState } from '#ui/use-list-query.ts';

/** By person, company and day. */
export function AuditFilters({ list: { filters } }: { list: ListState }) {
  return (
    <>
      <WhoField who={filters.who ?? ''} />
      <CompanySelect
        label="Company"
        labelHidden
        name="company_id"
        none="All companies"
        className="list-filter"
        value={Number(filters.company_id) || null}
        onChange={(company_id) => changeList({ company_id })}
      />
      <DayField day={filters.day ?? ''} />
    </>
  );
}

/** It applies once it is a day: a year is on its way through 2, 20 and 202. */
function DayField({ day }: { day: string }) {
  const [typed, setTyped] = useState(day);
  const [applied, setApplied] = useState(day);
  if (day !== applied) {
    setApplied(day);
    setTyped(day);
  }
  const take = (value: string) => {
    setTyped(value);
    if (value === '' || isDay(value)) changeList({ day: value });
  };
  return (
    <TextInput
      type="date"
      label="Day"
      labelHidden
      name="day"
      className="list-filter"
      min={FIRST_DAY}
      max={LAST_DAY}
      value={typed}
      onChange={(event) => take(event.target.value)}
    />
  );
}

/** Words of a name or email; they apply after a pause. */
function WhoField({ who }: { who: string }) {
  const [words, setWords] = useState(who);
  const [applied, setApplied] = useState(who);
  if (who !== applied) {
    // The URL changed by other means than typing: Back, or a button that shows everything.
    setApplied(who);
    if (who !== words.trim()) setWords(who);
  }
  useEffect(() => {
    const wanted = words.trim();
    if (wanted === who) return;
    const timer = setTimeout(() => changeList({ who: wanted }), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words, who]);
  return (
    <TextInput
      type="search"
      label="Person"
      labelHidden
      name="who"
      placeholder="Name or email"
      className="list-filter"
      maxLength={200}
      value={words}
      onChange={(event) => setWords(event.target.value)}
    />
  );
}
