import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#contracts/limits.ts';
import { CompanyFilter } from '#widgets/companies/CompanyFilter.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { changeList, type ListState } from '#ui/lists/use-list-query.ts';
import { useDateFields } from '#ui/lists/use-date-fields.ts';

/** Filters by person, company and day. */
export function AuditFilters({ list }: { list: ListState }) {
  return (
    <>
      <PersonFilter who={list.filters.who ?? ''} />
      <CompanyFilter list={list} />
      <DateFilter day={list.filters.day ?? ''} />
    </>
  );
}

function DateFilter({ day }: { day: string }) {
  const { field } = useDateFields({ day }, changeList);
  return <DateInput {...field('day')} label="Day" className="list-filter" />;
}

/** Part of a name or email, applied after a pause in typing. */
function PersonFilter({ who }: { who: string }) {
  const [text, setText] = useState(who);
  const [applied, setApplied] = useState(who);
  if (who !== applied) {
    // The URL also changes by Back and by the button that shows everything.
    setApplied(who);
    if (who !== text.trim()) setText(who);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === who) return;
    const timer = setTimeout(() => changeList({ who: wanted }), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, who]);
  return (
    <TextInput
      type="search"
      label="Person"
      labelHidden
      name="who"
      placeholder="Person: name or email"
      className="list-filter"
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
