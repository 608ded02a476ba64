import { ViewChoice } from '#ui/lists/ViewChoice.tsx';
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

const FILTERS = ['q', 'state', 'sort', 'page'];

/** Emails that have not been sent, or those that have, as `?view=` says. */
export function OutboxViews() {
  const hydrated = useHydrated();
  const current = useSearchParams().get('view');
  return (
    <div className="stack">
      <ViewChoice views={VIEWS} current={hydrated ? current : undefined} filters={FILTERS} className="outbox-views" />
      {/* The built page serves both views. */}
      {!hydrated ? <Skeleton className="outbox-skeleton" /> : current === 'sent' ? <SentList /> : <OutboxList />}
    </div>
  );
}
