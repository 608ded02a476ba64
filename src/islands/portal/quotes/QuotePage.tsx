import { brand, contact } from '#site';
import { formatDate, formatDay } from '#client/format.ts';
import {
  getQuoteEndpoint,
  getQuotePdfEndpoint,
  type QuoteDetail,
  type QuoteVersion,
} from '#contracts/quotes/portal.ts';
import { getQuoteProformaEndpoint } from '#contracts/orders/documents.ts';
import { Button } from '#ui/Button.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { FileList } from '#widgets/attachments/FileList.tsx';
import { Conversation, NewMessagesNotice } from '#widgets/Conversation.tsx';
import { StatusHistory } from '#widgets/StatusHistory.tsx';
import { Icon } from '#ui/Icon.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { QUOTE_STATES } from '#contracts/quotes/states.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { Summary } from '#widgets/Summary.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { AcceptPanel } from './AcceptPanel.tsx';
import { QuotedLines } from '#widgets/QuotedLines.tsx';
import { QuoteNotice } from './QuoteNotice.tsx';
import { VersionChanges } from './VersionChanges.tsx';
import { Versions } from './Versions.tsx';
import './quotes.css';

/** One version of a quote. */
export function QuotePage() {
  return (
    <RecordPage
      endpoint={getQuoteEndpoint}
      crumbs={(reply) => [
        { label: 'RFQs', href: '/portal/rfqs' },
        ...(reply ? [{ label: reply.quote.rfq_code, href: `/portal/rfqs/${reply.quote.rfq_id}` }] : []),
        { label: reply?.quote.code ?? 'Quote' },
      ]}
      notFound="This quote was not found."
      back={{ label: 'Back to RFQs', href: '/portal/rfqs' }}
    >
      {({ quote, others }) => <Sheet quote={quote} others={others} />}
    </RecordPage>
  );
}

type Props = { quote: QuoteDetail; others: QuoteVersion[] };

function Sheet({ quote, others }: Props) {
  useDocumentTitle(quote.code);
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
          {quote.status === 'sent' && (
            <DownloadButton endpoint={getQuoteProformaEndpoint} query={{ id: quote.id }} name="proforma.pdf">
              Proforma invoice
            </DownloadButton>
          )}
          <Button kind="quiet" onClick={() => window.print()}>
            <Icon name="print" /> Print
          </Button>
        </div>
      </header>
      <TitleBlock
        cells={[
          ['Status', <StatusBadge of={QUOTE_STATES} status={quote.status} />],
          ['Valid until', validityText(quote)],
          ['Sent', quote.sent_at && <time dateTime={quote.sent_at}>{formatDate(quote.sent_at)}</time>],
          ['Version', quote.version],
          ['For', quote.company],
        ]}
      />
      <NewMessagesNotice messages={quote.messages} />
      <QuoteNotice quote={quote} newest={others[0]} />
      <QuotedLines area="/portal" lines={quote.lines} />
      {quote.discount_percent > 0 && (
        <p className="small quiet">The discounts include {quote.discount_percent}% on all goods.</p>
      )}
      {quote.files.length > 0 && (
        <section className="quote-files">
          <h2 className="section-rule">Files</h2>
          <FileList files={quote.files} />
        </section>
      )}
      <Footer quote={quote} others={others} />
    </article>
  );
}

function Footer({ quote, others }: Props) {
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
        <TextSection title="Terms" text={quote.terms} />
        <TextSection title="Notes" text={quote.notes} />
        {others.length > 0 && (
          <>
            <Versions quote={quote} others={others} />
            <VersionChanges key={quote.id} quote={quote} others={others} />
          </>
        )}
        <Conversation record={{ rfq_id: quote.rfq_id }} messages={quote.messages} />
        <section className="no-print">
          <h2 className="section-rule">History</h2>
          <StatusHistory steps={quote.history} of={QUOTE_STATES} />
        </section>
      </div>
    </div>
  );
}

function TextSection({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <section>
      <h2 className="section-rule">{title}</h2>
      <p className="as-typed">{text}</p>
    </section>
  );
}

/** `30 Nov 2026 · 9 days left`; the days only while the quote is open. */
function validityText({ valid_until, days_left, status }: QuoteDetail): string {
  const day = formatDay(valid_until!);
  if (status !== 'sent') return day;
  if (days_left === 0) return `${day}\u00a0· last day`;
  return `${day}\u00a0· ${days_left === 1 ? '1 day' : `${days_left} days`} left`;
}
