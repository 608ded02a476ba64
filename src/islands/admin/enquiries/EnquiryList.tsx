import { useState } from 'react';
import { formatTime } from '#client/format.ts';
import {
  type AdminEnquiry,
  getEnquiryAttachmentEndpoint,
  handleEnquiryEndpoint,
  listEnquiriesEndpoint,
} from '#contracts/visitors/enquiry-admin.ts';
import { ADMIN_RFQS_PAGE_SIZE } from '#contracts/quotes/admin.ts';
import { exportEnquiriesEndpoint } from '#contracts/admin/exports.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { convertEnquiryEndpoint } from '#contracts/visitors/convert-enquiry.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import '#ui/lists/record-entries.css';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { Money } from '#ui/Money.tsx';
import { MakeRfqDialog } from '#widgets/entry/MakeRfqDialog.tsx';
import { PrivateFile } from '#widgets/PrivateFile.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SortSelect } from '#ui/lists/SortSelect.tsx';
import { Status } from '#ui/Status.tsx';
import { useAction } from '#ui/use-action.ts';
import './enquiries.css';

const handled = [
  { value: 'no', label: 'Open' },
  { value: 'yes', label: 'Done' },
];

/** Quote requests from the public site. Each becomes an RFQ of a company, or is marked as done. */
export function EnquiryList() {
  return (
    <RecordList
      endpoint={listEnquiriesEndpoint}
      size={ADMIN_RFQS_PAGE_SIZE}
      singular="enquiry"
      plural="enquiries"
      search="Code, name or email"
      filters={[{ name: 'handled', label: 'Status', all: 'All', options: handled }]}
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
          <SortSelect sort={list.sort} defaultLabel="Newest first" sorts={{ date_asc: 'Oldest first' }} />
          <ExportButton endpoint={exportEnquiriesEndpoint} list={list} name="enquiries" />
        </>
      )}
      empty={{ text: 'No enquiries yet. They arrive from the quote request form on the website.', drawing: 'rfqs' }}
    />
  );
}

function EnquiryCard({ enquiry }: { enquiry: AdminEnquiry }) {
  const [open, setOpen] = useState<'convert' | 'done' | null>(null);
  const close = () => setOpen(null);
  const { id, code, name, requirement, lines, attachment, created_at, handled_at, rfq } = enquiry;
  return (
    <li className="entry enquiry sheet">
      <header className="entry-head">
        <h2 className="code">{code}</h2>
        <Status tone={handled_at ? 'ok' : 'warn'}>{handled_at ? 'Done' : 'Open'}</Status>
        <time dateTime={created_at}>{formatTime(created_at)}</time>
      </header>
      <Sender {...enquiry} />
      <p className="entry-words as-typed">{requirement}</p>
      {lines.length > 0 && <Items lines={lines} />}
      {attachment && <PrivateFile endpoint={getEnquiryAttachmentEndpoint} id={id} name={attachment} />}
      {rfq && (
        <p>
          Converted to <a href={`/admin/rfqs/${rfq.id}`}>{rfq.code}</a>
        </p>
      )}
      {!handled_at && (
        <div className="cluster">
          <Button call={convertEnquiryEndpoint} small onClick={() => setOpen('convert')}>
            Create RFQ
            <span className="visually-hidden"> of the enquiry by {name}</span>
          </Button>
          <Button call={handleEnquiryEndpoint} small onClick={() => setOpen('done')}>
            Mark as done
            <span className="visually-hidden"> the enquiry by {name}</span>
          </Button>
        </div>
      )}
      {open === 'convert' && (
        <MakeRfqDialog kind="enquiry" id={id} title={`Customer and RFQ for ${code}`} sender={enquiry} onClose={close} />
      )}
      {open === 'done' && <DoneDialog id={id} code={code} onClose={close} />}
    </li>
  );
}

function DoneDialog({ id, code, onClose }: Pick<AdminEnquiry, 'id' | 'code'> & { onClose: () => void }) {
  const { submit, busy, failure } = useAction(handleEnquiryEndpoint, onClose);
  return (
    <ConfirmDialog
      title={`Mark ${code} as done?`}
      onClose={onClose}
      onConfirm={() => void submit({ id, user_id: null })}
      confirmLabel="Mark as done"
      kind="primary"
      busy={busy}
      busyText="Saving…"
      failure={failure}
    >
      <p>It will be closed without an RFQ. This cannot be undone.</p>
    </ConfirmDialog>
  );
}

function Sender({ name, company, email, phone }: AdminEnquiry) {
  return (
    <p className="enquiry-who">
      <span>
        <strong>{name}</strong>
        {company && `, ${company}`}
      </span>
      <a href={`mailto:${email}`}>{email}</a>
      {phone && <a href={`tel:${phone}`}>{phone}</a>}
    </p>
  );
}

function Items({ lines }: Pick<AdminEnquiry, 'lines'>) {
  return (
    <ul className="enquiry-lines">
      {lines.map(({ item, qty, unit, target_price }, index) => (
        <li key={index}>
          {formatQuantity(qty, unit)} · {item}
          {target_price !== null && (
            <>
              {', target '}
              <Money value={target_price} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
