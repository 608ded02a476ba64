import { sentenceCase } from '#client/format.ts';
import {
  ADMIN_RECEIPTS_PAGE_SIZE,
  type AdminReceipt,
  listReceiptsEndpoint,
  ReceiptFilter,
} from '#contracts/receipts/admin.ts';
import { exportReceiptsEndpoint } from '#contracts/admin/exports.ts';
import { Day } from '#ui/Day.tsx';
import { DateFilter, dateFilters } from '#ui/lists/DateFilter.tsx';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { ListViews } from '#widgets/views/ListViews.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { statusOptions } from '#ui/lists/status-options.ts';
import { Money } from '#ui/Money.tsx';
import type { Column } from '#ui/Table.tsx';
import { CompanyFilter } from '#widgets/companies/CompanyFilter.tsx';
import { ReceiptStatus } from '#widgets/money/ReceiptStatus.tsx';
import { receiptName } from '#contracts/receipts/receipt.ts';

const columns: Column<AdminReceipt>[] = [
  {
    label: 'Receipt #',
    lead: true,
    cell: (receipt) => (
      <a className="code" href={`/admin/receipts/${receipt.id}`}>
        {receiptName(receipt)}
      </a>
    ),
  },
  { label: 'Company', cell: ({ company }) => company },
  { label: 'Date', sort: 'date', cell: ({ received_on }) => <Day value={received_on} /> },
  {
    label: 'Method',
    cell: ({ method, reference }) => (
      <span>
        {sentenceCase(method)} {reference && <span className="code quiet">{reference}</span>}
      </span>
    ),
  },
  { label: 'Status', cell: (receipt) => <ReceiptStatus receipt={receipt} staff /> },
  { label: 'Amount', end: true, sort: 'amount', cell: ({ amount }) => <Money value={amount} /> },
  { label: 'TDS', end: true, cell: ({ tds }) => (tds === 0 ? '–' : <Money value={tds} />) },
  {
    label: 'On account',
    end: true,
    cell: ({ unallocated }) => (unallocated > 0 ? <Money value={unallocated} /> : '–'),
  },
];

const kinds = statusOptions(ReceiptFilter.options, { refund: 'Refunds', 'on account': 'With money on account' });

/** Receipts, refunds and reversals of all companies. */
export function ReceiptList() {
  return (
    <RecordList
      above={<ListViews list="receipts" all="All receipts" />}
      columnsName="receipts"
      endpoint={listReceiptsEndpoint}
      size={ADMIN_RECEIPTS_PAGE_SIZE}
      singular="receipt"
      plural="receipts"
      search="Number, UTR, company, amount"
      filters={[{ name: 'kind', label: 'Kind', all: 'All entries', options: kinds }, 'company_id', ...dateFilters]}
      tools={(list) => (
        <>
          <CompanyFilter list={list} />
          <DateFilter list={list} />
          <ExportButton endpoint={exportReceiptsEndpoint} list={list} name="receipts" />
        </>
      )}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ text: 'No receipts yet. Record one, or import a bank statement.', drawing: 'invoices' }}
    />
  );
}
