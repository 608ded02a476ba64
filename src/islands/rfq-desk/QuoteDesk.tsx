import { useState } from 'react';
import { sentenceCase } from '#client/format.ts';
import { type DeskRfqDetail, getDeskQuotePdfEndpoint } from '#contracts/rfq-desk.ts';
import { Button } from '#ui/Button.tsx';
import { Day } from '#ui/Day.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { Money } from '#ui/Money.tsx';
import { Status } from '#ui/Status.tsx';
import { quoteTones } from '#ui/status-tones.ts';
import { closedBy } from './quote-conflict.ts';
import { QuoteEditor } from './QuoteEditor.tsx';
import { WithdrawQuote } from './WithdrawQuote.tsx';

type Version = DeskRfqDetail['versions'][number];

/** The versions of an RFQ's quote, and the editor of the next one. */
export function QuoteDesk({ rfq }: { rfq: DeskRfqDetail }) {
  const [last] = rfq.versions;
  const draft = last?.status === 'draft' ? last : undefined;
  const [writing, setWriting] = useState(false);
  const sent = rfq.versions.filter(({ status }) => status !== 'draft');
  const mayWrite = closedBy(rfq) === null;
  // What the editor starts from: once a version is sent, or the draft is saved, it starts anew.
  const key = `${sent[0]?.id ?? 0} ${draft?.revision ?? 0}`;
  /** The key of what somebody writes in: it stays, whatever becomes of the RFQ meanwhile. */
  const [held, setHeld] = useState<string>();
  const shown = held !== undefined || (mayWrite && (draft || writing || sent.length === 0));
  const close = () => {
    setWriting(false);
    setHeld(undefined);
  };
  return (
    <section className="quote-desk">
      <h2 className="section-rule">Quote</h2>
      {sent.map((version) => (
        <VersionRow key={version.id} version={version} />
      ))}
      {shown && (
        <QuoteEditor
          key={held ?? key}
          rfq={rfq}
          draft={draft}
          onHold={() => setHeld((before) => before ?? key)}
          onSent={close}
        />
      )}
      {mayWrite && !shown && (
        <Button kind="primary" onClick={() => setWriting(true)}>
          Write a new version
        </Button>
      )}
    </section>
  );
}

function VersionRow({ version }: { version: Version }) {
  const { id, code, status, total, valid_until, buyer_note, counter, lines } = version;
  const lineOf = (line_no: number) => lines.find((line) => line.line_no === line_no);
  return (
    <div className="sheet quote-version">
      <header className="quote-version-head">
        <h3 className="code">{code}</h3>
        <Status tone={quoteTones[status]}>{sentenceCase(status)}</Status>
        <Money value={total} />
        {valid_until && (
          <span className="quiet">
            Valid until <Day value={valid_until} />
          </span>
        )}
        <span className="quote-version-acts">
          <DownloadButton endpoint={getDeskQuotePdfEndpoint} query={{ id }} name={`${code.replace('/', '-')}.pdf`}>
            PDF
          </DownloadButton>
          {(status === 'sent' || status === 'countered') && <WithdrawQuote id={id} code={code} />}
        </span>
      </header>
      {buyer_note && <blockquote className="quote-version-note">{buyer_note}</blockquote>}
      {counter.length > 0 && (
        <ul>
          {counter.map(({ line_no, price, qty }) => (
            <li key={line_no}>
              {lineOf(line_no)?.name}: {price !== null && <Money value={price} />}
              {price !== null && qty !== null && ', '}
              {qty !== null && `${qty.toLocaleString('en-IN')} ${lineOf(line_no)?.unit ?? ''}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
