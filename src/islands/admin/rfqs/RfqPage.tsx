import { formatDay, formatTime, sentenceCase } from '#client/format.ts';
import { type AdminRfqDetail, getAdminRfqAttachmentEndpoint, getAdminRfqEndpoint } from '#contracts/quotes/admin.ts';
import { Conversation, NewMessagesNotice } from '#widgets/Conversation.tsx';
import { OwnerCell } from '#widgets/owners/OwnerCell.tsx';
import { OwnerHistory } from '#widgets/owners/OwnerHistory.tsx';
import { StaffMessageForm } from '#widgets/StaffMessageForm.tsx';
import { StatusHistory } from '#widgets/StatusHistory.tsx';
import { Money } from '#ui/Money.tsx';
import { PrivateFile } from '#widgets/PrivateFile.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { RFQ_STATES } from '#contracts/quotes/states.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { sentMailsHref } from '#widgets/sent-mails.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { QuoteVersions } from './QuoteVersions.tsx';
import { RfqActions } from './RfqActions.tsx';
import './rfqs.css';

type Line = AdminRfqDetail['lines'][number];

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
  { label: 'Quantity', end: true, cell: ({ qty, unit }) => formatQuantity(qty, unit) },
  {
    label: 'Target price',
    end: true,
    cell: ({ target_price }) => (target_price === null ? '–' : <Money value={target_price} />),
  },
];

/** One RFQ: its items, requirement, messages and history, and the quote. */
export function RfqPage() {
  return (
    <RecordPage
      endpoint={getAdminRfqEndpoint}
      crumbs={(reply) => [{ label: 'RFQs', href: '/admin/rfqs' }, { label: reply?.rfq.code ?? 'RFQ' }]}
      notFound="This RFQ was not found."
      back={{ label: 'Back to RFQs', href: '/admin/rfqs' }}
    >
      {({ rfq }) => <RfqDetail rfq={rfq} />}
    </RecordPage>
  );
}

function RfqDetail({ rfq }: { rfq: AdminRfqDetail }) {
  useDocumentTitle(rfq.code);
  const { company, buyer, status } = rfq;
  return (
    <article className="admin-rfq">
      <header className="page-head">
        <h1>{rfq.title}</h1>
        <RfqActions rfq={rfq} />
      </header>
      <TitleBlock
        cells={[
          ['RFQ', <span className="code">{rfq.code}</span>],
          ['Company', <a href={`/admin/companies/${company.id}`}>{company.name}</a>],
          ['Buyer', <a href={`mailto:${buyer.email}`}>{buyer.name}</a>],
          ['Status', <StatusBadge of={RFQ_STATES} status={status} />],
          ['Owner', <OwnerCell kind="rfqs" record={rfq} />],
          ['Need by', rfq.need_by && formatDay(rfq.need_by)],
          ['Submitted', <time dateTime={rfq.date}>{formatTime(rfq.date)}</time>],
          [
            'Enquiry',
            rfq.enquiry && (
              <a className="code" href={`/admin/enquiries?q=${encodeURIComponent(rfq.enquiry)}`}>
                {rfq.enquiry}
              </a>
            ),
          ],
          [
            'Message',
            rfq.message_from && (
              <a href={`/admin/messages?q=${encodeURIComponent(rfq.message_from)}`}>{rfq.message_from}</a>
            ),
          ],
          ['Source', rfq.source && `${sentenceCase(rfq.source)}, entered by ${rfq.entered_by}`],
          ['Emails', <SentMails rfq={rfq} />],
          ['Order', rfq.order_id && <a href={`/admin/orders/${rfq.order_id}`}>{rfq.order_id}</a>],
        ]}
      />
      <NewMessagesNotice messages={rfq.messages} />
      {rfq.lines.length > 0 && (
        <div className="sheet">
          <Table caption="Requested items" columns={columns} rows={rfq.lines} rowKey={({ line_no }) => line_no} />
        </div>
      )}
      <RfqTexts rfq={rfq} />
      <QuoteVersions rfq={rfq} />
    </article>
  );
}

/** The emails about the RFQ, and about its quote, which goes by a number of its own. */
function SentMails({ rfq: { code, versions } }: { rfq: AdminRfqDetail }) {
  const [quote] = versions[0]?.code.split('/') ?? [];
  return (
    <>
      <a href={sentMailsHref(code)}>{quote ? 'RFQ emails' : 'Sent emails'}</a>
      {quote && (
        <>
          {' · '}
          <a href={sentMailsHref(quote)}>Quote emails</a>
        </>
      )}
    </>
  );
}

/** The requirement with its attachment, the messages and the status history. */
function RfqTexts({ rfq }: { rfq: AdminRfqDetail }) {
  const { id, status, requirement, attachment, messages, history } = rfq;
  return (
    <div className="rfq-texts">
      {(requirement || attachment) && (
        <section>
          <h2 className="section-rule">Requirement</h2>
          {requirement && <p className="as-typed">{requirement}</p>}
          {attachment && <PrivateFile endpoint={getAdminRfqAttachmentEndpoint} id={id} name={attachment} />}
        </section>
      )}
      <Conversation
        record={{ rfq_id: id }}
        messages={messages}
        staffForm={<StaffMessageForm record={{ rfq_id: id }} />}
        ended={RFQ_STATES[status].isEnded === true}
      />
      <div className="stack stack-wide">
        <section>
          <h2 className="section-rule">Status history</h2>
          <StatusHistory steps={history} of={RFQ_STATES} />
        </section>
        <OwnerHistory changes={rfq.owner_history} />
      </div>
    </div>
  );
}
