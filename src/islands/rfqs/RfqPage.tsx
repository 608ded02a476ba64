import { formatTime, sentenceCase } from '#client/format.ts';
import { productWords } from '#client/typeset.ts';
import {
  CANCELLABLE_RFQ,
  ENDED_RFQ,
  getRfqAttachmentEndpoint,
  getRfqEndpoint,
  type RfqDetail,
} from '#contracts/rfqs.ts';
import { History } from '#ui/History.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PrivateFile } from '#ui/PrivateFile.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { Status } from '#ui/Status.tsx';
import { rfqTones } from '#ui/status-tones.ts';
import { type Column, Table } from '#ui/Table.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useTitle } from '#ui/use-title.ts';
import { CancelRfq } from './CancelRfq.tsx';
import { RfqMessages } from './RfqMessages.tsx';
import { OpenQuote, RfqQuotes } from './RfqQuotes.tsx';
import './rfqs.css';

/** One RFQ. */
export function RfqPage() {
  return (
    <RecordPage
      endpoint={getRfqEndpoint}
      crumbs={(reply) => [{ label: 'RFQs', href: '/portal/rfqs' }, { label: reply?.rfq.code ?? 'RFQ' }]}
      missing="This RFQ was not found."
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
          <a href={`/portal/products/${product_id}`}>{productWords(item)}</a>
        ) : (
          <span>{productWords(item)}</span>
        )}
        {sku && <span className="code small quiet">{sku}</span>}
      </span>
    ),
  },
  {
    label: 'Quantity',
    end: true,
    cell: ({ qty, unit }) => <span className="rfq-qty">{`${qty.toLocaleString('en-IN')} ${unit}`}</span>,
  },
  {
    label: 'Target price',
    end: true,
    cell: ({ target_price }) => (target_price === null ? '–' : <Money value={target_price} />),
  },
];

function Sheet(rfq: RfqDetail) {
  useTitle(rfq.code);
  return (
    <article className="rfq">
      <header className="page-head">
        <div>
          <h1>{rfq.code}</h1>
          <p className="rfq-title">{rfq.title}</p>
        </div>
        <div className="cluster no-print">
          {CANCELLABLE_RFQ.includes(rfq.status) && <CancelRfq {...rfq} />}
          <a className="button button-secondary" href={`/portal/rfqs/new?again=${rfq.id}`}>
            Ask again
          </a>
        </div>
      </header>
      <TitleBlock
        cells={[
          ['Status', <Status tone={rfqTones[rfq.status]}>{sentenceCase(rfq.status)}</Status>],
          ['Date', <time dateTime={rfq.date}>{formatTime(rfq.date)}</time>],
          ['Requested by', rfq.requested_by],
          ['Ship to', rfq.ship_to && <span title={rfq.ship_to.address}>{rfq.ship_to.label}</span>],
        ]}
      />
      <WhatNext {...rfq} />
      <RfqQuotes quotes={rfq.quotes} />
      {rfq.lines.length > 0 && (
        <section>
          <h2 className="section-rule">Items</h2>
          <div className="sheet">
            <Table caption="Items to be quoted" columns={columns} rows={rfq.lines} rowKey={({ line_no }) => line_no} />
          </div>
        </section>
      )}
      {rfq.requirement && (
        <section>
          <h2 className="section-rule">Requirement</h2>
          <p className="as-typed">{rfq.requirement}</p>
        </section>
      )}
      {rfq.attachment && (
        <section>
          <h2 className="section-rule">Attachment</h2>
          <PrivateFile endpoint={getRfqAttachmentEndpoint} id={rfq.id} name={rfq.attachment} />
        </section>
      )}
      <RfqMessages {...rfq} ended={ENDED_RFQ.includes(rfq.status)} />
      <section>
        <h2 className="section-rule">History</h2>
        <History steps={rfq.history} tones={rfqTones} />
      </section>
    </article>
  );
}

/** What the buyer is waited for, where he is. */
function WhatNext({ status, quotes, history }: RfqDetail) {
  if (status === 'more information requested') {
    return <Notice tone="warn">We need to know more before we can quote. Answer under Messages.</Notice>;
  }
  if (status === 'declined') {
    const reason = history.findLast((step) => step.status === 'declined')?.note;
    return <Notice tone="bad">We cannot quote this request{reason ? `: ${reason}` : '.'}</Notice>;
  }
  const open = quotes.find((quote) => quote.status === 'sent');
  return open ? <OpenQuote {...open} /> : null;
}
