import { writeSearch } from '#client/url-search.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { OutboxList } from './OutboxList.tsx';
import { SentList } from './SentList.tsx';
import './outbox.css';

const VIEWS = [
  { view: null, label: 'Not sent' },
  { view: 'sent', label: 'Sent' },
];

/** The filters of both views, which do not apply to the other. */
const NO_FILTERS = { q: null, state: null, sort: null, page: null };

/** Emails that have not been sent, or those that have, as `?view=` says. */
export function OutboxViews() {
  const hydrated = useHydrated();
  const current = useSearchParams().get('view');
  return (
    <div className="stack">
      <div className="list-choice outbox-views" role="group" aria-label="Show">
        {VIEWS.map(({ view, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={hydrated && current === view}
            onClick={() => writeSearch({ ...NO_FILTERS, view }, { push: true })}
          >
            {label}
          </button>
        ))}
      </div>
      {/* The built page serves both views. */}
      {!hydrated ? <Skeleton className="outbox-skeleton" /> : current === 'sent' ? <SentList /> : <OutboxList />}
    </div>
  );
}
