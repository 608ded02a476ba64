import { useState } from 'react';
import { formatTime } from '#client/format.ts';
import {
  type DeskEnquiry,
  getEnquiryAttachmentEndpoint,
  handleEnquiryEndpoint,
  listEnquiriesEndpoint,
} from '#contracts/enquiry-desk.ts';
import { RFQ_DESK_PAGE_SIZE } from '#contracts/rfq-desk.ts';
import { exportEnquiriesEndpoint } from '#contracts/exports.ts';
import { Button } from '#ui/Button.tsx';
import '#ui/entries.css';
import { ExportButton } from '#ui/ExportButton.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PrivateFile } from '#ui/PrivateFile.tsx';
import { RecordList } from '#ui/RecordList.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SortSelect } from '#ui/SortSelect.tsx';
import { Status } from '#ui/Status.tsx';
import { useAct } from '#ui/use-act.ts';
import { ConvertEnquiry } from './ConvertEnquiry.tsx';
import './enquiries.css';

const handled = [
  { value: 'no', label: 'Open' },
  { value: 'yes', label: 'Done' },
];

/** Requests for a quote from the public site: each becomes an RFQ of a company, or is done without one. */
export function EnquiryList() {
  return (
    <RecordList
      endpoint={listEnquiriesEndpoint}
      size={RFQ_DESK_PAGE_SIZE}
      one="enquiry"
      many="enquiries"
      search="Search by code, name or email"
      filters={[{ name: 'handled', label: 'State', all: 'All', options: handled }]}
      rows={(rows) => (
        <ol role="list" className="entries">
          {rows?.map((enquiry) => <EnquiryCard key={enquiry.id} enquiry={enquiry} />) ?? (
            <li>
              <Skeleton text />
            </li>
          )}
        </ol>
      )}
      tools={(list) => (
        <>
          <SortSelect sort={list.sort} own="Newest first" sorts={{ date_asc: 'Oldest first' }} />
          <ExportButton endpoint={exportEnquiriesEndpoint} list={list} name="enquiries" />
        </>
      )}
      empty={{ words: 'No enquiries yet. They come from the public request form.', drawing: 'rfqs' }}
    />
  );
}

function EnquiryCard({ enquiry }: { enquiry: DeskEnquiry }) {
  const [converting, setConverting] = useState(false);
  const done = useAct(handleEnquiryEndpoint);
  const { id, code, name, company, email, phone, requirement, lines, attachment, created_at, handled_at, rfq } =
    enquiry;
  return (
    <li className="entry enquiry sheet">
      <header className="entry-head">
        <h2 className="code">{code}</h2>
        <Status tone={handled_at ? 'ok' : 'warn'}>{handled_at ? 'Done' : 'Open'}</Status>
        <time dateTime={created_at}>{formatTime(created_at)}</time>
      </header>
      <p className="enquiry-who">
        <strong>{name}</strong>
        {company && `, ${company}`} · <a href={`mailto:${email}`}>{email}</a>
        {phone && (
          <>
            {' · '}
            <a href={`tel:${phone}`}>{phone}</a>
          </>
        )}
      </p>
      <p className="entry-words as-typed">{requirement}</p>
      {lines.length > 0 && (
        <ul className="enquiry-lines">
          {lines.map(({ item, qty, unit, target_price }, index) => (
            <li key={index}>
              {qty.toLocaleString('en-IN')} {unit} · {item}
              {target_price !== null && (
                <>
                  {', target '}
                  <Money value={target_price} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {attachment && <PrivateFile endpoint={getEnquiryAttachmentEndpoint} id={id} name={attachment} />}
      {done.failure && <Notice tone="bad">{done.failure}</Notice>}
      {rfq && (
        <p>
          Became <a href={`/admin/rfqs/${rfq.id}`}>{rfq.code}</a>
        </p>
      )}
      {!handled_at && (
        <div className="cluster">
          <Button small kind="primary" onClick={() => setConverting(true)}>
            Make an RFQ
          </Button>
          <Button small busy={done.busy} onClick={() => void done.submit({ id, user_id: null })}>
            Mark as done
          </Button>
        </div>
      )}
      {converting && <ConvertEnquiry enquiry={enquiry} onClose={() => setConverting(false)} />}
    </li>
  );
}
