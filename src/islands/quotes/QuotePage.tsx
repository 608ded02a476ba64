import { brand, contact } from '#site';
import { formatDate, formatDay, sentenceCase } from '#client/format.ts';
import { getQuoteEndpoint, getQuotePdfEndpoint, type QuoteDetail, type QuoteVersion } from '#contracts/quotes.ts';
import { Button } from '#ui/Button.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { History } from '#ui/History.tsx';
import { Icon } from '#ui/Icon.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { Status } from '#ui/Status.tsx';
import { quoteTones } from '#ui/status-tones.ts';
import { Summary } from '#ui/Summary.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useTitle } from '#ui/use-title.ts';
import { AcceptPanel } from './AcceptPanel.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { QuoteNotice } from './QuoteNotice.tsx';
import { VersionChanges } from './VersionChanges.tsx';
import { Versions } from './Versions.tsx';
import './quotes.css';

/** One version of a quote, printed as the sheet that it is. */
export function QuotePage() {
  return (
    <RecordPage
      endpoint={getQuoteEndpoint}
      crumbs={(reply) => [
        { label: 'RFQs', href: '/portal/rfqs' },
        ...(reply ? [{ label: reply.quote.rfq_code, href: `/portal/rfqs/${reply.quote.rfq_id}` }] : []),
        { label: reply?.quote.code ?? 'Quote' },
      ]}
      missing="This quote was not found."
      back={{ label: 'Back to RFQs', href: '/portal/rfqs' }}
    >
      {({ quote, others }) => <Sheet quote={quote} others={others} />}
    </RecordPage>
  );
}

type Props = { quote: QuoteDetail; others: QuoteVersion[] };

function Sheet({ quote, others }: Props) {
  useTitle(quote.code);
  return (
    <article className="quote">
      <p className="letterhead">
        <strong>{brand.legalName}</strong>
        <br />
        {contact.address} · {contact.phone} · {contact.email}
      </p>
      <header className="page-head">
        <div>
          <h1>Quote {quote.code}</h1>
          <p className="quote-title">{quote.title}</p>
        </div>
        <div className="cluster no-print">
          <DownloadButton endpoint={getQuotePdfEndpoint} query={{ id: quote.id }} name="quote.pdf">
            Download PDF
          </DownloadButton>
          <Button kind="quiet" onClick={() => window.print()}>
            <Icon name="print" /> Print
          </Button>
        </div>
      </header>
      <TitleBlock
        cells={[
          ['Status', <Status tone={quoteTones[quote.status]}>{sentenceCase(quote.status)}</Status>],
          ['Valid until', validWords(quote)],
          ['Sent', quote.sent_at && <time dateTime={quote.sent_at}>{formatDate(quote.sent_at)}</time>],
          ['Version', quote.version],
          ['For', quote.company],
        ]}
      />
      <QuoteNotice quote={quote} newest={others[0]} />
      <QuoteLines lines={quote.lines} />
      <Foot quote={quote} others={others} />
    </article>
  );
}

function Foot({ quote, others }: Props) {
  return (
    <div className="sheet-foot">
      <div className="quote-deal">
        <Summary totals={quote} taxes={quote.taxes} />
        {quote.status === 'sent' && <AcceptPanel key={quote.id} {...quote} />}
      </div>
      <div className="stack">
        <section>
          <h2 className="section-rule">Ship to</h2>
          <p>
            <strong>{quote.ship_to.label}</strong>
            <br />
            {quote.ship_to.address}
          </p>
        </section>
        <Words title="Terms" words={quote.terms} />
        <Words title="Notes" words={quote.notes} />
        {others.length > 0 && (
          <>
            <Versions quote={quote} others={others} />
            <VersionChanges key={quote.id} quote={quote} others={others} />
          </>
        )}
        <section className="no-print">
          <h2 className="section-rule">History</h2>
          <History steps={quote.history} tones={quoteTones} />
        </section>
      </div>
    </div>
  );
}

function Words({ title, words }: { title: string; words: string | null }) {
  if (!words) return null;
  return (
    <section>
      <h2 className="section-rule">{title}</h2>
      <p className="as-typed">{words}</p>
    </section>
  );
}

/** `30 Nov 2026 · 9 days left`, the days only while they count. */
function validWords({ valid_until, days_left, status }: QuoteDetail): string {
  const day = formatDay(valid_until!);
  if (status !== 'sent') return day;
  if (days_left === 0) return `${day} · last day`;
  return `${day} · ${days_left === 1 ? '1 day' : `${days_left} days`} left`;
}
