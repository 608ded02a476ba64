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
import { type CounterDraft, counterLines, EMPTY_COUNTER, errorsByQuotedLine } from './counter-draft.ts';
import { CounterLineFields } from './CounterLineFields.tsx';

/** A counter-offer: other prices or quantities by line, with a message. The tab stores the draft until it is sent. */
export function CounterOffer({ id, code, lines }: QuoteDetail) {
  const [open, setOpen] = useState(false);
  const [draft, change, clear] = useTabDraft<CounterDraft>(`counter ${id}`, EMPTY_COUNTER);
  const { submit, busy, errors, failure, edited } = useAction(counterQuoteEndpoint, () => {
    clear();
    setOpen(false);
  });
  const counter = counterLines(draft, lines);
  const quotedErrors = errorsByQuotedLine(errors, counter, lines);
  const pages = useLinePages(lines.length, quotedErrors);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, message: draft.message, lines: counter });
  };
  const form = `counter-${id}`;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Counter-offer</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={`Counter-offer for ${code}`}
        footer={
          <Button kind="primary" type="submit" form={form} busy={busy} busyText="Sending…">
            Send counter-offer
          </Button>
        }
      >
        <form id={form} className="stack quote-counter" onSubmit={send} noValidate>
          <ErrorSummary
            errors={quotedErrors}
            showLine={pages.showLine}
            fieldNames={{ price: 'price', qty: 'quantity' }}
          />
          <p className="small">
            Leave a field blank to keep it as quoted. Our desk will revert with a new version; you can then no longer
            accept this one.
          </p>
          {pages.linesOnPage(lines).map((line, at) => (
            <CounterLineFields
              key={line.line_no}
              line={line}
              counter={draft.lines[line.line_no] ?? { price: '', qty: '' }}
              index={pages.firstIndex + at}
              errors={quotedErrors}
              onChange={(wish) => {
                edited('lines');
                change(({ lines: now }) => ({ lines: { ...now, [line.line_no]: wish } }));
              }}
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
            onChange={(event) => {
              edited('message');
              change({ message: event.target.value });
            }}
          />
          {failure && <Notice tone="bad">{failure}</Notice>}
        </form>
      </Drawer>
    </>
  );
}
