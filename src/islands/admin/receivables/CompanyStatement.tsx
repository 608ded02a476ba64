import {
  exportAdminStatementEndpoint,
  getAdminStatementEndpoint,
  getAdminStatementPdfEndpoint,
  mailStatementEndpoint,
} from '#contracts/receivables/statement.ts';
import { Button } from '#ui/Button.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAction } from '#ui/use-action.ts';
import { StatementView, usePeriod } from '#widgets/money/StatementView.tsx';

type Props = { company: { id: number; accounts_person: { email: string } | null } };

/** A company's statement of account for the period in the address. */
export function CompanyStatement({ company: { id, accounts_person } }: Props) {
  const period = usePeriod();
  const { submit, busy, failure } = useAction(mailStatementEndpoint);
  const query = { id, ...period };
  return (
    <StatementView
      endpoint={getAdminStatementEndpoint}
      query={query}
      area="/admin"
      tools={
        <>
          <DownloadButton endpoint={getAdminStatementPdfEndpoint} query={query} name="statement.pdf">
            PDF
          </DownloadButton>
          <DownloadButton endpoint={exportAdminStatementEndpoint} query={query} name="statement.csv" />
          {accounts_person && (
            <Button
              call={mailStatementEndpoint}
              busy={busy}
              busyText="Sending…"
              onClick={() => void submit({ id, from: period.from ?? undefined, to: period.to ?? undefined })}
            >
              Email to accounts
            </Button>
          )}
        </>
      }
    >
      {failure && <Notice tone="bad">{failure}</Notice>}
    </StatementView>
  );
}
