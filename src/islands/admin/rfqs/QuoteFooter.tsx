import { useDeferredValue } from 'react';
import { formatRupees } from '#contracts/fields/money.ts';
import { Button } from '#ui/Button.tsx';
import { Summary } from '#widgets/Summary.tsx';
import { countPriced, type Draft } from './quote-draft.ts';
import { type Margin, totalsOf, wholeDiscount } from './quote-totals.ts';

type Props = {
  values: Draft;
  /** True if goods sent to the chosen address bear IGST. */
  interState: boolean;
  /** Total of the stored draft, rupees; undefined if there are unsaved changes. */
  savedTotal: number | undefined;
  /** Drafts can no longer be saved or sent. */
  isClosed: boolean;
  busy: 'save' | 'check' | 'send' | null;
  /** A file is on its way: the quote waits for it. */
  isUploading: boolean;
  onPreview: () => void;
  onAsk: () => void;
  onSend: () => void;
};

/** What the quote comes to and earns while it is typed, and the buttons: Preview, Ask the buyer, Save draft and Send quote. */
export function QuoteFooter({ values, interState, savedTotal, isClosed, busy, isUploading, ...on }: Props) {
  const { onPreview, onAsk, onSend } = on;
  // Typing goes first; with hundreds of lines the sums follow a moment later.
  const shown = useDeferredValue(values);
  const { totals, off, margin } = totalsOf(shown, interState);
  const priced = countPriced(shown.lines);
  const part = priced < shown.lines.length ? ` (${priced} of ${shown.lines.length} lines priced)` : '';
  return (
    <>
      <div className="quote-sums">
        <div>
          <p className="small quiet">For staff only</p>
          <p>{margin ? marginText(margin, shown.lines.length) : 'No margin: no line with a price has a cost price.'}</p>
          {off > 0 && (
            <p className="small quiet">
              The discount of {wholeDiscount(shown.discount)}% on all goods takes off {formatRupees(off)}, spread over
              the lines.
            </p>
          )}
        </div>
        <Summary totals={totals} />
      </div>
      <footer className="quote-editor-foot">
        <p role="status">
          {savedTotal === undefined
            ? `Total ${formatRupees(totals.total)}${part} with freight and tax, not saved`
            : `Total ${formatRupees(savedTotal)}${part} with freight and tax`}
        </p>
        <Button kind="quiet" onClick={onPreview}>
          Preview
        </Button>
        {!isClosed && (
          <>
            <Button kind="quiet" onClick={onAsk}>
              Message the buyer
            </Button>
            <Button
              type="submit"
              busy={busy === 'save' || isUploading}
              busyText={busy === 'save' ? 'Saving…' : 'Uploading files…'}
              disabled={busy !== null}
            >
              Save draft
            </Button>
            <Button
              kind="primary"
              busy={busy === 'send'}
              busyText="Sending…"
              // Enabled during the check: a disabled button would lose the focus, which the warnings return to it.
              disabled={isUploading || (busy !== null && busy !== 'check')}
              onClick={onSend}
            >
              {busy === 'check' ? 'Checking…' : 'Send quote'}
            </Button>
          </>
        )}
      </footer>
    </>
  );
}

/** `Margin ₹1,200.00 (22.4%) on 8 of 10 lines that have a cost price` */
function marginText({ amount, percent, lines }: Margin & { lines: number }, all: number): string {
  const share = percent === null ? '' : ` (${percent}%)`;
  const on = lines === all ? '' : `, on the ${lines} of ${all} lines that have a cost price`;
  return `Margin ${formatRupees(amount)}${share}${on}`;
}
