import { useState } from 'react';
import { type AdminRfqDetail, getAdminQuotePdfEndpoint, saveQuoteEndpoint } from '#contracts/quotes/admin.ts';
import { getAdminQuoteProformaEndpoint } from '#contracts/orders/documents.ts';
import { may } from '#client/may.ts';
import { Button } from '#ui/Button.tsx';
import { Day } from '#ui/Day.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { Money } from '#ui/Money.tsx';
import { canMove } from '#contracts/life-cycle.ts';
import { QUOTE_STATES } from '#contracts/quotes/states.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { FileList } from '#widgets/attachments/FileList.tsx';
import { QuotedLines } from '#widgets/QuotedLines.tsx';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { ContractPrices } from './ContractPrices.tsx';
import { closedReason } from './quote-conflict.ts';
import { QuoteEditor } from './QuoteEditor.tsx';
import { WithdrawQuote } from './WithdrawQuote.tsx';
import { LinePrice } from '#widgets/prices/LinePrice.tsx';

type Version = AdminRfqDetail['versions'][number];

/** The versions of an RFQ's quote, and the editor for the next one. */
export function QuoteVersions({ rfq }: { rfq: AdminRfqDetail }) {
  const [last] = rfq.versions;
  const draft = last?.status === 'draft' ? last : undefined;
  const [writing, setWriting] = useState(false);
  const sent = rfq.versions.filter(({ status }) => status !== 'draft');
  const isOpen = closedReason(rfq) === null && may(saveQuoteEndpoint);
  // The version that the editor starts from: with a newly sent version or saved draft it starts again.
  const key = `${sent[0]?.id ?? 0} ${draft?.revision ?? 0}`;
  /** The key of an editor with edits: it stays open, even if the RFQ changes meanwhile. */
  const [held, setHeld] = useState<string>();
  const isEditing = held !== undefined || (isOpen && (draft || writing || sent.length === 0));
  const close = () => {
    setWriting(false);
    setHeld(undefined);
  };
  return (
    <section className="quote-versions">
      <h2 className="section-rule">Quote</h2>
      {sent.map((version) => (
        <QuoteVersion key={version.id} version={version} />
      ))}
      {isEditing && (
        <QuoteEditor
          key={held ?? key}
          rfq={rfq}
          draft={draft}
          onHold={() => setHeld((before) => before ?? key)}
          onSent={close}
        />
      )}
      {isOpen && !isEditing && (
        <Button kind="primary" onClick={() => setWriting(true)}>
          Create new version
        </Button>
      )}
    </section>
  );
}

function QuoteVersion({ version }: { version: Version }) {
  const { id, code, status, total, valid_until, buyer_note, counter, lines, files } = version;
  const lineOf = (line_no: number) => lines.find((line) => line.line_no === line_no);
  return (
    <div className="sheet quote-version">
      <header className="quote-version-head">
        <h3 className="code">{code}</h3>
        <StatusBadge of={QUOTE_STATES} status={status} />
        <Money value={total} />
        {valid_until && (
          <span className="quiet">
            Valid until <Day value={valid_until} />
          </span>
        )}
        <span className="quote-version-acts">
          <DownloadButton endpoint={getAdminQuotePdfEndpoint} query={{ id }} name={`${code.replace('/', '-')}.pdf`}>
            PDF
          </DownloadButton>
          {status === 'sent' && (
            <DownloadButton endpoint={getAdminQuoteProformaEndpoint} query={{ id }} name="proforma.pdf">
              Proforma
            </DownloadButton>
          )}
          {status === 'accepted' && <ContractPrices id={id} code={code} />}
          {canMove(QUOTE_STATES, 'staff', status, 'withdrawn') && <WithdrawQuote id={id} code={code} />}
        </span>
      </header>
      {buyer_note && <blockquote className="quote-version-note">{buyer_note}</blockquote>}
      {counter.length > 0 && (
        <div className="quote-version-counter">
          <h4>Buyer’s counter-offer</h4>
          <ul>
            {counter.map(({ line_no, price, qty }) => (
              <li key={line_no}>
                {lineOf(line_no)?.name}:{' '}
                {price !== null && <LinePrice line={{ price_per: 1, unit: '', ...lineOf(line_no), price }} />}
                {price !== null && qty !== null && ', '}
                {qty !== null && formatQuantity(qty, lineOf(line_no)?.unit ?? '')}
              </li>
            ))}
          </ul>
        </div>
      )}
      <details className="quote-version-lines">
        <summary>{lines.length === 1 ? '1 line' : `${lines.length.toLocaleString('en-IN')} lines`}</summary>
        <QuotedLines lines={lines} area="/admin" />
      </details>
      {files.length > 0 && <FileList files={files} />}
    </div>
  );
}
