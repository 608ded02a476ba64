import { formatTime, sentenceCase } from '#client/format.ts';
import { type DeskRfqDetail, getDeskRfqAttachmentEndpoint, getDeskRfqEndpoint } from '#contracts/rfq-desk.ts';
import { History } from '#ui/History.tsx';
import { Money } from '#ui/Money.tsx';
import { PrivateFile } from '#ui/PrivateFile.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { Status } from '#ui/Status.tsx';
import { rfqTones } from '#ui/status-tones.ts';
import { type Column, Table } from '#ui/Table.tsx';
import { Thread } from '#ui/Thread.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useTitle } from '#ui/use-title.ts';
import { QuoteDesk } from './QuoteDesk.tsx';
import { RfqActions } from './RfqActions.tsx';
import './rfq-desk.css';

type Line = DeskRfqDetail['lines'][number];

const columns: Column<Line>[] = [
  {
    label: 'Item',
    lead: true,
    cell: ({ item, sku }) => (
      <span className="two-lines">
        {item}
        {sku && <span className="code small quiet">{sku}</span>}
      </span>
    ),
  },
  { label: 'Quantity', end: true, cell: ({ qty, unit }) => `${qty.toLocaleString('en-IN')} ${unit}` },
  {
    label: 'Target price',
    end: true,
    cell: ({ target_price }) => (target_price === null ? '–' : <Money value={target_price} />),
  },
];

/** One RFQ at the desk: what is asked for, what was said, and the quote that answers it. */
export function RfqDeskPage() {
  return (
    <RecordPage
      endpoint={getDeskRfqEndpoint}
      crumbs={(reply) => [{ label: 'RFQs', href: '/admin/rfqs' }, { label: reply?.rfq.code ?? 'RFQ' }]}
      missing="This RFQ was not found."
      back={{ label: 'Back to RFQs', href: '/admin/rfqs' }}
    >
      {({ rfq }) => <Desk rfq={rfq} />}
    </RecordPage>
  );
}

function Desk({ rfq }: { rfq: DeskRfqDetail }) {
  useTitle(rfq.code);
  const { company, buyer, status } = rfq;
  return (
    <article className="rfq-desk">
      <header className="page-head">
        <h1>{rfq.title}</h1>
        <RfqActions rfq={rfq} />
      </header>
      <TitleBlock
        cells={[
          ['RFQ', <span className="code">{rfq.code}</span>],
          ['Company', <a href={`/admin/companies/${company.id}`}>{company.name}</a>],
          ['Buyer', <a href={`mailto:${buyer.email}`}>{buyer.name}</a>],
          ['Status', <Status tone={rfqTones[status]}>{sentenceCase(status)}</Status>],
          ['Submitted', <time dateTime={rfq.date}>{formatTime(rfq.date)}</time>],
          [
            'Enquiry',
            rfq.enquiry && (
              <a className="code" href={`/admin/enquiries?q=${encodeURIComponent(rfq.enquiry)}`}>
                {rfq.enquiry}
              </a>
            ),
          ],
          ['Order', rfq.order_id && <a href={`/admin/orders/${rfq.order_id}`}>{rfq.order_id}</a>],
        ]}
      />
      {rfq.lines.length > 0 && (
        <div className="sheet">
          <Table caption="Items asked for" columns={columns} rows={rfq.lines} rowKey={({ line_no }) => line_no} />
        </div>
      )}
      <div className="rfq-desk-words">
        {(rfq.requirement || rfq.attachment) && (
          <section>
            <h2 className="section-rule">Requirement</h2>
            {rfq.requirement && <p className="as-typed">{rfq.requirement}</p>}
            {rfq.attachment && (
              <PrivateFile endpoint={getDeskRfqAttachmentEndpoint} id={rfq.id} name={rfq.attachment} />
            )}
          </section>
        )}
        <section>
          <h2 className="section-rule">Messages</h2>
          {rfq.messages.length === 0 ? <p className="quiet">None yet.</p> : <Thread messages={rfq.messages} />}
        </section>
        <section>
          <h2 className="section-rule">Status history</h2>
          <History steps={rfq.history} tones={rfqTones} />
        </section>
      </div>
      <QuoteDesk rfq={rfq} />
    </article>
  );
}
