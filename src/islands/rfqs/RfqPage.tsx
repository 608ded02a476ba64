import { formatTime, sentenceCase } from '#client/format.ts';
import { getRfqEndpoint, type RfqDetail } from '#contracts/rfqs.ts';
import { Money } from '#ui/Money.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { Status } from '#ui/Status.tsx';
import { rfqTones } from '#ui/status-tones.ts';
import { type Column, Table } from '#ui/Table.tsx';
import { Thread } from '#ui/Thread.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
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
    cell: ({ item, product_id, sku }) => (
      <span className="rfq-item">
        {product_id ? <a href={`/portal/products/${product_id}`}>{item}</a> : <span>{item}</span>}
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
  return (
    <article className="rfq">
      <header className="page-head">
        <div>
          <h1>{rfq.code}</h1>
          <p className="rfq-title">{rfq.title}</p>
        </div>
      </header>
      <TitleBlock
        cells={[
          ['Status', <Status tone={rfqTones[rfq.status]}>{sentenceCase(rfq.status)}</Status>],
          ['Date', <time dateTime={rfq.date}>{formatTime(rfq.date)}</time>],
          ['Requested by', rfq.requested_by],
        ]}
      />
      {rfq.lines.length > 0 && (
        <div className="sheet">
          <Table caption="Items to be quoted" columns={columns} rows={rfq.lines} rowKey={({ line_no }) => line_no} />
        </div>
      )}
      {rfq.requirement && (
        <section>
          <h2 className="section-rule">Requirement</h2>
          <p className="rfq-words">{rfq.requirement}</p>
        </section>
      )}
      {rfq.messages.length > 0 && (
        <section>
          <h2 className="section-rule">Messages</h2>
          <Thread messages={rfq.messages} />
        </section>
      )}
    </article>
  );
}
