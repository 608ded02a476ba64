import { formatMonth } from '#client/format.ts';
import { writeSearch } from '#client/url-search.ts';
import { Select } from '#ui/forms/Select.tsx';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { EInvoices } from './EInvoices.tsx';
import { EwayBills } from './EwayBills.tsx';
import { monthIn, offeredMonths } from './months.ts';
import { ReturnView } from './ReturnView.tsx';
import { TallyView } from './TallyView.tsx';
import './gst.css';

const VIEWS = [
  { view: null, label: 'GSTR-1' },
  { view: 'e-invoices', label: 'E-invoices' },
  { view: 'e-way', label: 'E-way bills' },
  { view: 'tally', label: 'Tally' },
];

/** The files for the tax portals and for Tally, of the month and kind in the URL. */
export function GstPage() {
  const hydrated = useHydrated();
  const params = useSearchParams();
  // The built page serves every month and view.
  if (!hydrated) return <Skeleton className="gst-skeleton" />;
  const month = monthIn(params);
  const current = params.get('view');
  return (
    <div className="stack gst">
      <div className="gst-head">
        <div className="list-choice" role="group" aria-label="Show">
          {VIEWS.map(({ view, label }) => (
            <button
              key={label}
              type="button"
              aria-pressed={current === view}
              onClick={() => writeSearch({ view, table: null, page: null }, { push: true })}
            >
              {label}
            </button>
          ))}
        </div>
        {current !== 'e-way' && (
          <Select
            label="Month"
            labelHidden
            value={month}
            onChange={(event) => writeSearch({ month: event.target.value, page: null }, { push: true })}
          >
            {offeredMonths(month).map((one) => (
              <option key={one} value={one}>
                {formatMonth(one)}
              </option>
            ))}
          </Select>
        )}
      </div>
      <View view={current} month={month} page={Math.max(1, Math.trunc(Number(params.get('page'))) || 1)} />
    </div>
  );
}

function View({ view, month, page }: { view: string | null; month: string; page: number }) {
  if (view === 'e-invoices') return <EInvoices month={month} page={page} />;
  if (view === 'e-way') return <EwayBills page={page} />;
  if (view === 'tally') return <TallyView month={month} />;
  return <ReturnView month={month} page={page} />;
}
