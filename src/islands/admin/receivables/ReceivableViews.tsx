import { ViewChoice } from '#ui/lists/ViewChoice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { AgeingList } from './AgeingList.tsx';
import { CreditSettings } from './CreditSettings.tsx';
import { PromisesToPay } from './PromisesToPay.tsx';
import { Reminders } from './Reminders.tsx';
import './receivables.css';

const VIEWS = [
  { view: null, label: 'Ageing' },
  { view: 'promises', label: 'Promises' },
  { view: 'reminders', label: 'Reminders' },
  { view: 'credit', label: 'Credit holds' },
];

const FILTERS = ['q', 'as_on', 'state', 'company_id', 'sort', 'page'];

/** What companies owe, their promises, the reminders, or the rule for credit holds, as `?view=` says. */
export function ReceivableViews() {
  const hydrated = useHydrated();
  const current = useSearchParams().get('view');
  return (
    <div className="stack receivables">
      <ViewChoice views={VIEWS} current={hydrated ? current : undefined} filters={FILTERS} />
      {/* The built page serves all views. */}
      {hydrated ? <View view={current} /> : <Skeleton className="receivables-skeleton" />}
    </div>
  );
}

function View({ view }: { view: string | null }) {
  if (view === 'promises') return <PromisesToPay />;
  if (view === 'reminders') return <Reminders />;
  if (view === 'credit') return <CreditSettings />;
  return <AgeingList />;
}
