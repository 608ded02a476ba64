import { formatDay } from '#client/format.ts';
import {
  AGEING_PAGE_SIZE,
  type AgeingRow,
  BUCKET_NAMES,
  BUCKETS,
  exportAgeingEndpoint,
  listAgeingEndpoint,
} from '#contracts/receivables/ageing.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { Button } from '#ui/Button.tsx';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { useListQuery } from '#ui/lists/use-list-query.ts';
import { Money } from '#ui/Money.tsx';
import type { Column } from '#ui/Table.tsx';
import { useRead } from '#ui/use-read.ts';
import { AgeingChart } from './AgeingChart.tsx';
import { AsOnField } from './AsOnField.tsx';

const FILTERS = ['as_on'];

const amount = (value: number) => (value === 0 ? '–' : <Money value={value} />);

const columnsOf = (as_on: string | null): Column<AgeingRow>[] => [
  {
    label: 'Company',
    lead: true,
    sort: 'company',
    cell: ({ company_id, company, promised, broken }) => (
      <>
        <a href={`/admin/receivables/${company_id}${as_on ? `?as_on=${as_on}` : ''}`}>{company}</a>
        <Promised promised={promised} broken={broken} />
      </>
    ),
  },
  ...BUCKET_NAMES.map((name): Column<AgeingRow> => ({
    ...{ label: BUCKETS[name], end: true, sort: name },
    cell: (row) => amount(row[name]),
  })),
  { label: 'On account', end: true, sort: 'on_account', cell: ({ on_account }) => amount(-on_account) },
  { label: 'Total', end: true, sort: 'total', cell: ({ total }) => <Money value={total} /> },
];

function Promised({ promised, broken }: Pick<AgeingRow, 'promised' | 'broken'>) {
  const words = [
    promised > 0 && `${formatRupees(promised)} promised`,
    broken > 0 && (broken === 1 ? '1 broken promise' : `${broken} broken promises`),
  ].filter(Boolean);
  return words.length > 0 && <span className="ageing-promised small quiet">{words.join(', ')}</span>;
}

/** What each company owes by age, with the sums as bars. */
export function AgeingList() {
  const list = useListQuery({ size: AGEING_PAGE_SIZE, filters: FILTERS });
  // The same call as the list's, so that it is read once.
  const { data } = useRead(listAgeingEndpoint, list.query, { keepPrevious: true });
  const { as_on = null } = list.filters;
  return (
    <div className="stack">
      <p className="print-only">As on {as_on ? formatDay(as_on) : 'today'}</p>
      {data?.total !== 0 && <AgeingChart ageing={data?.sums} />}
      <div className="ageing-table">
        <RecordList
          endpoint={listAgeingEndpoint}
          size={AGEING_PAGE_SIZE}
          singular="company"
          plural="companies"
          search="Company"
          filters={FILTERS}
          tools={(state) => (
            <>
              <AsOnField as_on={as_on} />
              <ExportButton endpoint={exportAgeingEndpoint} list={state} name="ageing" />
              <Button kind="quiet" className="no-print" disabled={state.isEmpty} onClick={() => window.print()}>
                Print
              </Button>
            </>
          )}
          columns={columnsOf(as_on)}
          rowKey={({ company_id }) => company_id}
          empty={{ text: 'Nothing is due.', drawing: 'invoices' }}
        />
      </div>
    </div>
  );
}
