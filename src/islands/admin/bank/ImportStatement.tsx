import { useState } from 'react';
import { readTableFile, TABLE_ACCEPT } from '#client/table-files/read-table-file.ts';
import { importStatementEndpoint } from '#contracts/bank/import.ts';
import { Button } from '#ui/Button.tsx';
import { FileButton } from '#ui/forms/FileButton.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAction } from '#ui/use-action.ts';
import { SheetSelect } from '#widgets/SheetSelect.tsx';
import { useTableFile } from '#widgets/use-table-file.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { openStatement, type Statement } from './statement.ts';
import { StatementSummary } from './StatementSummary.tsx';

/** Largest file, bytes. */
const MAX_BYTES = 5_000_000;

type Props = { accounts: string[]; onClose: () => void };

/** Imports a statement: choose the file, see what is read, correct the columns, import. Nothing is stored before. */
export function ImportStatement({ accounts, onClose }: Props) {
  const [account, setAccount] = useState('');
  const [statement, setStatement] = useState<Statement | null>(null);
  const action = useAction(importStatementEndpoint, onClose);
  const table = useTableFile(
    (file) => {
      setStatement(null);
      return readTableFile(file, MAX_BYTES);
    },
    (file, sheet) => {
      const opened = openStatement(file, sheet);
      setStatement(opened);
      setAccount((typed) => typed || accountFor(opened.account, accounts));
    },
  );
  const read = statement?.read;
  const send = () => {
    if (!statement || !read) return;
    void action.submit({ account, file_name: statement.name, lines: read.credits });
  };
  const count = read?.credits.length ?? 0;
  return (
    <section className="sheet sheet-body stack bank-import" aria-label="Import a statement">
      <div className="bank-file">
        <FileButton
          label={statement ? 'Choose another file' : 'Choose the statement'}
          busy={table.busy}
          busyText="Reading…"
          accept={TABLE_ACCEPT}
          hint="CSV or Excel (.xlsx) as downloaded from the bank. Only credits are imported; lines already imported are skipped. Nothing is booked until you accept it."
          onChoose={table.openFile}
        />
      </div>
      {table.workbook && <SheetSelect workbook={table.workbook} value={table.sheet} onChoose={table.chooseSheet} />}
      {table.error && <Notice tone="bad">{table.error}</Notice>}
      {statement && <ColumnFields statement={statement} onChange={setStatement} />}
      {statement && <StatementSummary statement={statement} />}
      {read && count > 0 && (
        <TextInput
          label="Our bank account"
          hint="The bank and the last four digits, e.g. HDFC 4321."
          name="account"
          list="bank-accounts"
          maxLength={60}
          autoComplete="off"
          value={account}
          {...(action.errors.account ? { error: action.errors.account } : {})}
          onChange={(event) => {
            action.edited('account');
            setAccount(event.target.value);
          }}
        />
      )}
      <datalist id="bank-accounts">
        {accounts.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {action.failure && <Notice tone="bad">{action.failure}</Notice>}
      <div className="cluster">
        {count > 0 && (
          <Button kind="primary" busy={action.busy} busyText="Importing…" onClick={send}>
            {`Import ${count.toLocaleString('en-IN')} ${count === 1 ? 'credit' : 'credits'}`}
          </Button>
        )}
        <Button kind="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}

/** The account used before whose name ends with these digits; otherwise a name to complete. */
function accountFor(digits: string | null, accounts: string[]): string {
  if (!digits) return accounts.length === 1 ? accounts[0]! : '';
  return accounts.find((account) => account.endsWith(digits)) ?? `Account ${digits}`;
}
