import { useState } from 'react';
import { formatTime } from '#client/format.ts';
import type { AdminMessage } from '#contracts/visitors/inbox-admin.ts';
import { convertEnquiryEndpoint } from '#contracts/visitors/convert-enquiry.ts';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import { MakeRfqDialog } from '#widgets/entry/MakeRfqDialog.tsx';
import { Thread } from '#widgets/Thread.tsx';
import { AnswerMessage } from './AnswerMessage.tsx';
import { MarkHandled } from './MarkHandled.tsx';

/** A message, its answers, and the answer form. */
export function MessageCard({
  message: { id, name, company, email, phone, message, answers, rfq, created_at, handled_at },
}: Props) {
  const [answering, setAnswering] = useState(false);
  const [converting, setConverting] = useState(false);
  return (
    <li className="entry sheet">
      <header className="entry-head">
        <h2>{name}</h2>
        {company && <span>{company}</span>}
        {answers.length > 0 && <Status tone="ok">Answered</Status>}
        <time dateTime={created_at}>{formatTime(created_at)}</time>
      </header>
      <p className="entry-words as-typed">{message}</p>
      {answers.length > 0 && <Thread messages={answers} />}
      {answering && <AnswerMessage id={id} last={answers.at(-1)?.id ?? 0} onClose={() => setAnswering(false)} />}
      {rfq && (
        <p>
          Converted to <a href={`/admin/rfqs/${rfq.id}`}>{rfq.code}</a>
        </p>
      )}
      <footer className="inbox-foot">
        <p className="inbox-contact">
          <a href={`mailto:${email}`}>{email}</a>
          {phone && <a href={`tel:${phone}`}>{phone}</a>}
        </p>
        {!answering && (
          <Button small onClick={() => setAnswering(true)}>
            {answers.length > 0 ? 'Answer again' : 'Answer'}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
        {!rfq && (
          <Button call={convertEnquiryEndpoint} small onClick={() => setConverting(true)}>
            Create RFQ
            <span className="visually-hidden"> of the message by {name}</span>
          </Button>
        )}
        <MarkHandled kind="message" id={id} handled_at={handled_at} who={name} />
      </footer>
      {converting && (
        <MakeRfqDialog
          kind="message"
          id={id}
          title={`Customer and RFQ from ${name}’s message`}
          sender={{ name, company, email, phone }}
          onClose={() => setConverting(false)}
        />
      )}
    </li>
  );
}

type Props = { message: AdminMessage };
