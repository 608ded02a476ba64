import { exportTdsEndpoint, listTdsEndpoint, TDS_PAGE_SIZE, type TdsRow } from '#contracts/tds/admin.ts';
import { DeductsTds, deductsTdsLabel, expectedTds, TDS_THRESHOLD_PAISE } from '#contracts/tds/purchase-tds.ts';
import { toPaise, toRupees } from '#contracts/fields/money.ts';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { changeList } from '#ui/lists/use-list-query.ts';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { Money } from '#ui/Money.tsx';
import { Status } from '#ui/Status.tsx';
import type { Column } from '#ui/Table.tsx';
import { currentYear, TdsYearSelect } from '#widgets/money/TdsYearSelect.tsx';

const THRESHOLD = toRupees(TDS_THRESHOLD_PAISE);

/** All companies with purchases in a financial year, the TDS expected of them and what their certificates confirm. */
export function TdsList() {
  return (
    <RecordList
      endpoint={listTdsEndpoint}
      size={TDS_PAGE_SIZE}
      singular="company"
      plural="companies"
      search="Company"
      filters={[filter, deducts, 'year']}
      tools={(list) => (
        <>
          <TdsYearSelect
            labelHidden
            value={list.filters.year ?? currentYear()}
            onChange={(year) => changeList({ year: year === currentYear() ? null : year })}
          />
          <ExportButton endpoint={exportTdsEndpoint} list={list} name="tds" />
        </>
      )}
      columns={columns}
      rowKey={({ company_id }) => company_id}
      empty={{
        text: 'No purchases in this financial year. A company appears after its first invoice.',
        drawing: 'companies',
      }}
    />
  );
}

const columns: Column<TdsRow>[] = [
  {
    label: 'Company',
    lead: true,
    sort: 'name',
    cell: ({ company_id, company }) => <a href={`/admin/companies/${company_id}#company-tds`}>{company}</a>,
  },
  {
    label: 'Purchases',
    end: true,
    sort: 'purchases',
    cell: ({ purchases }) => (
      <span className="two-lines">
        <Money value={purchases} />
        <span className="small quiet">
          {purchases > THRESHOLD
            ? 'above ₹50 lakh'
            : `${formatPercent(Math.max(0, purchases / THRESHOLD))} of ₹50 lakh`}
        </span>
      </span>
    ),
  },
  { label: 'Deducts TDS', cell: ({ deducts_tds }) => <Deducts deducts_tds={deducts_tds} /> },
  { label: 'TDS expected', end: true, cell: ({ expected }) => <Money value={expected} /> },
  { label: 'TDS deducted', end: true, cell: ({ deducted }) => <Money value={deducted} /> },
  { label: 'Certified', end: true, cell: ({ certified }) => <Money value={certified} /> },
  {
    label: 'Difference',
    end: true,
    cell: ({ purchases, deducted }) => <Money value={toRupees(expectedTds(toPaise(purchases)) - toPaise(deducted))} />,
  },
];

const { format: formatPercent } = new Intl.NumberFormat('en-IN', { style: 'percent', minimumFractionDigits: 1 });

function Deducts({ deducts_tds }: Pick<TdsRow, 'deducts_tds'>) {
  const tone = deducts_tds === 'yes' ? 'ok' : deducts_tds === 'no' ? 'idle' : 'warn';
  return <Status tone={tone}>{deductsTdsLabel[deducts_tds]}</Status>;
}

const filter = {
  name: 'filter',
  label: 'Purchases',
  all: 'All companies',
  options: [
    { value: 'above', label: 'Above ₹50 lakh' },
    { value: 'near', label: '₹40 lakh to ₹50 lakh' },
    { value: 'difference', label: 'Expected and deducted differ' },
    { value: 'uncertified', label: 'Certificate missing' },
  ],
};

const deducts = {
  name: 'deducts',
  label: 'Deducts TDS',
  all: 'Deducts TDS: any',
  options: DeductsTds.options.map((value) => ({ value, label: `Deducts: ${deductsTdsLabel[value].toLowerCase()}` })),
};
