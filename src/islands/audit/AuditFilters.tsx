import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#contracts/limits.ts';
import { CompanyFilter } from '#ui/CompanyFilter.tsx';
import { DayInput } from '#ui/DayInput.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { changeList, type ListState } from '#ui/use-list-query.ts';
import { useTypedDays } from '#ui/use-typed-days.ts';

/** By person, company and day. */
export function AuditFilters({ list }: { list: ListState }) {
  return (
    <>
      <WhoField who={list.filters.who ?? ''} />
      <CompanyFilter list={list} />
      <DayField day={list.filters.day ?? ''} />
    </>
  );
}

function DayField({ day }: { day: string }) {
  const { field } = useTypedDays({ day }, changeList);
  return <DayInput {...field('day')} label="Day" className="list-filter" />;
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
