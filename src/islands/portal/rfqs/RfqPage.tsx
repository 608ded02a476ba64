import type { ReactNode } from 'react';
import { formatDay, formatTime } from '#client/format.ts';
import { formatProductName } from '#client/typeset.ts';
import { getRfqAttachmentEndpoint, getRfqEndpoint, type RfqDetail } from '#contracts/quotes/rfqs.ts';
import { SOURCE_TEXTS } from '#contracts/fields/entry-source.ts';
import { canMove } from '#contracts/life-cycle.ts';
import { Conversation, NewMessagesNotice } from '#widgets/Conversation.tsx';
import { StatusHistory } from '#widgets/StatusHistory.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PrivateFile } from '#widgets/PrivateFile.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { RFQ_STATES } from '#contracts/quotes/states.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { RfqBadge } from '#widgets/RfqBadge.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { brand } from '#site';
import { CancelRfq } from './CancelRfq.tsx';
import { ExpiredQuote, OpenQuote, RfqQuotes } from './RfqQuotes.tsx';
import './rfqs.css';

/** One RFQ with its quotes, items, messages and history. */
export function RfqPage() {
  return (
    <RecordPage
      endpoint={getRfqEndpoint}
      crumbs={(reply) => [{ label: 'RFQs', href: '/portal/rfqs' }, { label: reply?.rfq.code ?? 'RFQ' }]}
      notFound="This RFQ was not found."
      back={{ label: 'Back to RFQs', href: '/portal/rfqs' }}
    >
      {({ rfq }) => <Sheet {...rfq} />}
    </RecordPage>
  );
}

type Line = RfqDetail['lines'][number];

const columns: Column<Line>[] = [
  {
    label: 'Item',
    lead: true,
    cell: ({ item, product_id, sku }) => (
      <span className="rfq-item">
        {product_id ? (
          <a href={`/portal/products/${product_id}`}>{formatProductName(item)}</a>
        ) : (
          <span>{formatProductName(item)}</span>
        )}
        {/* The name of a pasted row includes its SKU. */}
        {sku && !item.endsWith(`(${sku})`) && <span className="code small quiet">{sku}</span>}
      </span>
    ),
  },
  {
    label: 'Quantity',
    end: true,
    cell: ({ qty, unit }) => <span className="rfq-qty">{formatQuantity(qty, unit)}</span>,
  },
  {
    label: 'Target price',
    end: true,
    cell: ({ target_price }) => (target_price === null ? '–' : <Money value={target_price} />),
  },
];

function Sheet(rfq: RfqDetail) {
  useDocumentTitle(rfq.code);
  return (
    <article className="rfq">
      <header className="page-head">
        <div>
          <h1>{rfq.code}</h1>
          <p className="rfq-title">{rfq.title}</p>
        </div>
        <div className="cluster no-print">
          {canMove(RFQ_STATES, 'buyer', rfq.status, 'cancelled') && <CancelRfq {...rfq} />}
          <a className="button button-secondary" href={`/portal/rfqs/new?again=${rfq.id}`}>
            Repeat RFQ
          </a>
        </div>
      </header>
      <TitleBlock
        cells={[
          ['Status', <RfqBadge {...rfq} />],
          ['Date', <time dateTime={rfq.date}>{formatTime(rfq.date)}</time>],
          ['Requested by', rfq.requested_by],
          ['Entered by', rfq.source && `${brand.name}, ${SOURCE_TEXTS[rfq.source]}`],
          ['Need by', rfq.need_by && formatDay(rfq.need_by)],
          ['Ship to', rfq.ship_to && <span title={rfq.ship_to.address}>{rfq.ship_to.label}</span>],
        ]}
      />
      <NewMessagesNotice messages={rfq.messages} />
      <NextStep {...rfq} />
      <RfqQuotes quotes={rfq.quotes} />
      {rfq.lines.length > 0 && (
        <Section title="Items">
          <div className="sheet">
            <Table caption="Items to be quoted" columns={columns} rows={rfq.lines} rowKey={({ line_no }) => line_no} />
          </div>
        </Section>
      )}
      {rfq.requirement && (
        <Section title="Requirement">
          <p className="as-typed">{rfq.requirement}</p>
        </Section>
      )}
      {rfq.attachment && (
        <Section title="Attachment">
          <PrivateFile endpoint={getRfqAttachmentEndpoint} id={rfq.id} name={rfq.attachment} />
        </Section>
      )}
      <Conversation
        record={{ rfq_id: rfq.id }}
        messages={rfq.messages}
        ended={RFQ_STATES[rfq.status].isEnded === true}
        isAsked={rfq.status === 'more information requested'}
      />
      <Section title="History">
        <StatusHistory steps={rfq.history} of={RFQ_STATES} />
      </Section>
    </article>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="section-rule">{title}</h2>
      {children}
    </section>
  );
}

/** What the buyer has to do next, or why there will be no quote. */
function NextStep({ status, quotes, history }: RfqDetail) {
  if (status === 'more information requested') {
    return <Notice tone="warn">We need more information before we can quote. Please reply under Messages.</Notice>;
  }
  if (status === 'declined') {
    const reason = history.findLast((step) => step.status === 'declined')?.note;
    return <Notice tone="bad">We cannot quote for this request{reason ? `: ${reason}` : '.'}</Notice>;
  }
  const open = quotes.find((quote) => quote.status === 'sent');
  if (open) return <OpenQuote {...open} />;
  return status === 'quoted' && quotes[0]?.status === 'expired' ? <ExpiredQuote {...quotes[0]} /> : null;
}
