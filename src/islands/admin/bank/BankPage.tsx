import { useState } from 'react';
import { BANK_LINES_PAGE_SIZE, exportBankLinesEndpoint, listBankLinesEndpoint } from '#contracts/bank/admin.ts';
import { BANK_LINE_STATUSES } from '#contracts/bank/states.ts';
import { importStatementEndpoint } from '#contracts/bank/import.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { DateFilter, dateFilters } from '#ui/lists/DateFilter.tsx';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { statusOptions } from '#ui/lists/status-options.ts';
import { changeList, type ListState } from '#ui/lists/use-list-query.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRead } from '#ui/use-read.ts';
import { ImportStatement } from './ImportStatement.tsx';
import { LineList } from './LineList.tsx';
import './bank.css';

/** Bank statements: import, and the lines to be matched with receipts. */
export function BankPage() {
  const [importing, setImporting] = useState(false);
  const hydrated = useHydrated();
  // The page has one size of its own for the accounts, so that they are read with the first list.
  const accounts = useRead(listBankLinesEndpoint, { size: 1 }).data?.accounts ?? [];
  return (
    <>
      <header className="page-head">
        <h1>Bank statements</h1>
        <div className="page-tools">
          <Button
            call={importStatementEndpoint}
            kind="primary"
            disabled={!hydrated || importing}
            onClick={() => setImporting(true)}
          >
            Import a statement
          </Button>
        </div>
      </header>
      {importing && <ImportStatement accounts={accounts} onClose={() => setImporting(false)} />}
      <RecordList
        endpoint={listBankLinesEndpoint}
        size={BANK_LINES_PAGE_SIZE}
        singular="line"
        plural="lines"
        search="Narration or UTR"
        filters={[
          { name: 'status', label: 'Status', all: 'All', options: statusOptions(BANK_LINE_STATUSES) },
          'account',
          ...dateFilters,
        ]}
        tools={(list) => (
          <>
            <AccountFilter accounts={accounts} list={list} />
            <DateFilter list={list} />
            <ExportButton endpoint={exportBankLinesEndpoint} list={list} name="bank-lines" />
          </>
        )}
        rows={(lines) => <LineList lines={lines} />}
        empty={{
          text: 'No bank lines yet. Import a statement, and its credits are matched with invoices.',
          drawing: 'invoices',
        }}
      />
    </>
  );
}

function AccountFilter({ accounts, list }: { accounts: string[]; list: ListState }) {
  return (
    <Select
      label="Account"
      labelHidden
      name="account"
      className="list-filter by-account"
      value={list.filters.account ?? ''}
      onChange={(event) => changeList({ account: event.target.value || null })}
    >
      <option value="">All accounts</option>
      {accounts.map((account) => (
        <option key={account}>{account}</option>
      ))}
    </Select>
  );
}
