import {
  exportStatementEndpoint,
  getStatementEndpoint,
  getStatementPdfEndpoint,
} from '#contracts/receivables/statement.ts';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { SheetSkeleton } from '#ui/SheetSkeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { StatementView, usePeriod } from '#widgets/money/StatementView.tsx';

/** The company's statement of account for the period in the address. */
export function StatementPage() {
  const hydrated = useHydrated();
  const period = usePeriod();
  // The built page serves every period.
  if (!hydrated) return <SheetSkeleton />;
  return (
    <StatementView
      endpoint={getStatementEndpoint}
      query={period}
      area="/portal"
      tools={
        <>
          <DownloadButton endpoint={getStatementPdfEndpoint} query={period} name="statement.pdf">
            Download PDF
          </DownloadButton>
          <DownloadButton endpoint={exportStatementEndpoint} query={period} name="statement.csv" />
        </>
      }
    />
  );
}
