import { useState } from 'react';
import type * as z from 'zod/mini';
import { formatDay } from '#client/format.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { getReceivablesEndpoint } from '#contracts/receivables/ageing.ts';
import { pauseDunningEndpoint } from '#contracts/receivables/dunning.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Button } from '#ui/Button.tsx';
import { ReadState } from '#ui/ReadState.tsx';
import { SheetSkeleton } from '#ui/SheetSkeleton.tsx';
import { ViewChoice } from '#ui/lists/ViewChoice.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { usePathId } from '#ui/use-path-id.ts';
import { useRead } from '#ui/use-read.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { AgeingChart } from './AgeingChart.tsx';
import { CompanyStatement } from './CompanyStatement.tsx';
import { OpenItems } from './OpenItems.tsx';
import { PauseDialog } from './PauseDialog.tsx';
import './receivables.css';

type Read = z.output<typeof getReceivablesEndpoint.reply>;

const VIEWS = [
  { view: null, label: 'Open items' },
  { view: 'statement', label: 'Statement' },
];

/** One company: its open items as on a day, or its statement of account. */
export function ReceivablePage() {
  const id = usePathId();
  const as_on = useSearchParams().get('as_on');
  const read = useRead(getReceivablesEndpoint, { id: Number(id), as_on }, { enabled: id !== '', keepPrevious: true });
  const crumbs = [
    { label: 'Receivables', href: '/admin/receivables' },
    { label: read.data?.company.name ?? 'Company' },
  ];
  return (
    <>
      <div className="page-crumbs no-print">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <ReadState
        read={read}
        loading={<SheetSkeleton />}
        notFound="This company was not found."
        back={{ label: 'Back to receivables', href: '/admin/receivables' }}
      >
        {(receivables) => <Receivables {...receivables} />}
      </ReadState>
    </>
  );
}

function Receivables(receivables: Read) {
  const { company, as_on, ageing } = receivables;
  const view = useSearchParams().get('view');
  const [pausing, setPausing] = useState(false);
  useDocumentTitle(company.name);
  return (
    <article className="stack receivables">
      <header className="page-head">
        <h1>{company.name}</h1>
        <div className="page-tools no-print">
          <Button call={pauseDunningEndpoint} onClick={() => setPausing(true)}>
            {company.reminders_paused_until ? 'Change pause' : 'Pause reminders'}
          </Button>
          <a className="button button-quiet" href={`/admin/companies/${company.id}`}>
            Company
          </a>
        </div>
      </header>
      <TitleBlock
        cells={[
          ['Balance', formatRupees(ageing.total)],
          ['As on', formatDay(as_on)],
          ['Credit limit', company.credit_limit === null ? 'Not set' : formatRupees(company.credit_limit)],
          [
            'Accounts',
            company.accounts_person ? `${company.accounts_person.name}, ${company.accounts_person.email}` : 'Not set',
          ],
          [
            'Reminders',
            company.reminders_paused_until ? `Paused until ${formatDay(company.reminders_paused_until)}` : 'On',
          ],
        ]}
      />
      <ViewChoice views={VIEWS} current={view} />
      {view === 'statement' ? (
        <CompanyStatement company={company} />
      ) : (
        <>
          <AgeingChart ageing={ageing} />
          <OpenItems {...receivables} />
        </>
      )}
      {pausing && <PauseDialog company={company} onClose={() => setPausing(false)} />}
    </article>
  );
}
