import { type SubmitEvent, useState } from 'react';
import { counterQuoteEndpoint, type QuoteDetail } from '#contracts/quotes/portal.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Dialog.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useAction } from '#ui/use-action.ts';
import { useLinePages } from '#ui/lists/use-line-pages.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import {
  type CounterDraft,
  type CounterLine,
  counterLines,
  EMPTY_COUNTER,
  errorsByQuotedLine,
} from './counter-draft.ts';
import { CounterLineFields } from './CounterLineFields.tsx';

/** A counter-offer: other prices or quantities by line, with a message. */
export function CounterOffer(quote: QuoteDetail) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const counter = useCounterOffer(quote, close);
  const formId = `counter-${quote.id}`;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Counter-offer</Button>
      <Drawer
        open={open}
        onClose={close}
        title={`Counter-offer for ${quote.code}`}
        footer={
          <Button kind="primary" type="submit" form={formId} busy={counter.busy} busyText="Sending…">
            Send counter-offer
          </Button>
        }
      >
        <CounterForm formId={formId} lines={quote.lines} counter={counter} />
      </Drawer>
    </>
  );
}

/** The draft of a counter-offer, which the tab stores until it is sent. */
function useCounterOffer({ id, lines }: QuoteDetail, onSent: () => void) {
  const [draft, change, clear] = useTabDraft<CounterDraft>(`counter ${id}`, EMPTY_COUNTER);
  const { submit, busy, errors, failure, edited } = useAction(counterQuoteEndpoint, () => {
    clear();
    onSent();
  });
  const counter = counterLines(draft, lines);
  return {
    ...{ draft, busy, failure },
    errors: errorsByQuotedLine(errors, counter, lines),
    changeLine: (lineNo: number, wish: CounterLine) => {
      edited('lines');
      change(({ lines: now }) => ({ lines: { ...now, [lineNo]: wish } }));
    },
    changeMessage: (message: string) => {
      edited('message');
      change({ message });
    },
    send: (event: SubmitEvent) => {
      event.preventDefault();
      void submit({ id, message: draft.message, lines: counter });
    },
  };
}

type FormProps = { formId: string; lines: QuoteDetail['lines']; counter: ReturnType<typeof useCounterOffer> };

function CounterForm({ formId, lines, counter }: FormProps) {
  const { draft, errors } = counter;
  const pages = useLinePages(lines.length, errors);
  return (
    <form id={formId} className="stack quote-counter" onSubmit={counter.send} noValidate>
      <ErrorSummary errors={errors} showLine={pages.showLine} fieldNames={{ price: 'price', qty: 'quantity' }} />
      <p className="small">
        Leave a field blank to keep it as quoted. Our desk will revert with a new version; you can then no longer accept
        this one.
      </p>
      {pages.linesOnPage(lines).map((line, at) => (
        <CounterLineFields
          key={line.line_no}
          line={line}
          counter={draft.lines[line.line_no] ?? { price: '', qty: '' }}
          index={pages.firstIndex + at}
          errors={errors}
          onChange={(wish) => counter.changeLine(line.line_no, wish)}
        />
      ))}
      {pages.pager.pages > 1 && <Pager {...pages.pager} />}
      <TextArea
        label="What should change"
        name="message"
        rows={4}
        maxLength={2000}
        value={draft.message}
        error={errors.message}
        onChange={(event) => counter.changeMessage(event.target.value)}
      />
      {counter.failure && <Notice tone="bad">{counter.failure}</Notice>}
    </form>
  );
}
