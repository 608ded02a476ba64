import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { readTableFile, TABLE_ACCEPT, type TableFile } from '#client/table-files/read-table-file.ts';
import type { Sheet } from '#client/table-files/read-workbook.ts';
import { csvRows, separatorIn } from '#contracts/fields/read-csv.ts';
import { REGISTRATIONS_PER_CALL, saveRegistrationsEndpoint } from '#contracts/gst/e-invoices.ts';
import { readResultJson, readResultRows, type ResultFile as Results } from '#contracts/gst/result-file.ts';
import { Button } from '#ui/Button.tsx';
import { FileButton } from '#ui/forms/FileButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { toast } from '#ui/toast.ts';
import { SheetSelect } from '#widgets/SheetSelect.tsx';
import { useTableFile } from '#widgets/use-table-file.ts';

/** Largest file, bytes. */
const MAX_BYTES = 5_000_000;

type Refused = { number: string; message: string }[];

/** Reads the result file of the portal and stores its IRNs; shows what was found before anything is stored. */
export function ResultFile() {
  const [results, setResults] = useState<Results | null>(null);
  const [refused, setRefused] = useState<Refused>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const table = useTableFile(
    (file) => readTableFile(file, MAX_BYTES),
    (file, sheet) => {
      setRefused([]);
      setFailure(null);
      setResults(readResults(file, sheet));
    },
  );

  const store = async () => {
    if (!results) return;
    setBusy(true);
    setFailure(null);
    try {
      setRefused(await storeAll(results));
      setResults(null);
      await queryClient.invalidateQueries();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    }
    setBusy(false);
  };

  const problem = table.error ?? failure;
  return (
    <section className="gst-section" aria-label="Result file">
      <h2 className="section-rule">Result file</h2>
      <div>
        <FileButton
          label="Choose the result file"
          busy={table.busy}
          busyText="Reading…"
          accept={`${TABLE_ACCEPT},.json,application/json`}
          hint="JSON, CSV or Excel from the invoice registration portal, with the document number, its type, Irn, AckNo, AckDt and SignedQRCode. An IRN that is already stored is not overwritten."
          onChoose={table.openFile}
        />
      </div>
      {table.workbook && <SheetSelect workbook={table.workbook} value={table.sheet} onChoose={table.chooseSheet} />}
      {problem && <Notice tone="bad">{problem}</Notice>}
      {results && <Found results={results} />}
      {results && results.registrations.length > 0 && (
        <div>
          <Button kind="primary" busy={busy} busyText="Storing…" onClick={() => void store()}>
            {`Store ${countOf(results.registrations.length, 'IRN', 'IRNs')}`}
          </Button>
        </div>
      )}
      {refused.length > 0 && (
        <Notice tone="warn">
          <p>Not stored:</p>
          <ul className="gst-problems">
            {refused.map(({ number, message }) => (
              <li key={`${number} ${message}`}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}

const countOf = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

/** JSON, CSV or the rows of a sheet. */
function readResults({ text }: TableFile, sheet?: Sheet): Results {
  if (/^\s*[[{]/.test(text)) return readResultJson(text);
  const rows = sheet?.rows ?? [...csvRows(text, separatorIn(text))];
  return readResultRows(rows.map(({ cells }) => cells));
}

/** Stores in portions, as the server takes them; returns the rows that were refused. */
async function storeAll({ registrations }: Results): Promise<Refused> {
  const refused: Refused = [];
  let stored = 0;
  for (let at = 0; at < registrations.length; at += REGISTRATIONS_PER_CALL) {
    const part = registrations.slice(at, at + REGISTRATIONS_PER_CALL);
    const reply = await call(saveRegistrationsEndpoint, { body: { registrations: part } });
    stored += reply.stored;
    refused.push(...reply.refused);
  }
  toast(`${countOf(stored, 'IRN', 'IRNs')} stored.`, refused.length > 0 ? { tone: 'bad' } : {});
  return refused;
}

function Found({ results: { registrations, problems } }: { results: Results }) {
  return (
    <Notice tone={problems.length > 0 ? 'warn' : 'info'}>
      <p>
        {countOf(registrations.length, 'IRN', 'IRNs')} found
        {problems.length > 0 && `, ${countOf(problems.length, 'row', 'rows')} not understood`}.
      </p>
      <ul className="gst-problems">
        {problems.slice(0, 20).map(({ row, message }) => (
          <li key={row}>{`Row ${row}: ${message}`}</li>
        ))}
      </ul>
    </Notice>
  );
}
