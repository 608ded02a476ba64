import { type SubmitEvent, useState } from 'react';
import { counterQuoteEndpoint, type QuoteDetail } from '#contracts/quotes.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Dialog.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pager } from '#ui/Pager.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';
import { useLinePages } from '#ui/use-line-pages.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';
import { type CounterDraft, counterOf, emptyCounter, faultsOf } from './counter-draft.ts';
import { CounterLineFields } from './CounterLineFields.tsx';

/** Asks for other prices or quantities: what to change, line by line, and why. Kept for the tab until it is sent. */
export function CounterOffer({ id, code, lines }: QuoteDetail) {
  const [open, setOpen] = useState(false);
  const [draft, change, clear] = useTabDraft<CounterDraft>(`counter ${id}`, emptyCounter);
  const { submit, busy, errors, failure, edited } = useAct(counterQuoteEndpoint, () => {
    clear();
    setOpen(false);
  });
  const wanted = counterOf(draft, lines);
  const faults = faultsOf(errors, wanted, lines);
  const pages = useLinePages(lines.length, faults);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, message: draft.message, lines: wanted });
  };
  const form = `counter-${id}`;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Counter-offer</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={`Counter ${code}`}
        footer={
          <Button kind="primary" type="submit" form={form} busy={busy} busyText="Sending…">
            Send counter-offer
          </Button>
        }
      >
        <form id={form} className="stack quote-counter" onSubmit={send} noValidate>
          <ErrorSummary errors={faults} toLine={pages.toLine} names={{ price: 'price', qty: 'quantity' }} />
          <p className="small">
            Leave a field empty where it may stay as it is. Our desk answers with a new version; this one can then no
            longer be accepted.
          </p>
          {pages.of(lines).map((line, at) => (
            <CounterLineFields
              key={line.line_no}
              line={line}
              wish={draft.lines[line.line_no] ?? { price: '', qty: '' }}
              index={pages.from + at}
              errors={faults}
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
