import { formatRupees } from '#contracts/fields/money.ts';
import { Button } from '#ui/Button.tsx';
import { countPriced, type DraftLine, goodsTotal } from './quote-draft.ts';

type Props = {
  lines: readonly DraftLine[];
  /** Total of the stored draft, rupees; undefined if there are unsaved changes. */
  savedTotal: number | undefined;
  /** Drafts can no longer be saved or sent. */
  isClosed: boolean;
  busy: 'save' | 'check' | 'send' | null;
  onSend: () => void;
};

/** The quote's total, Save draft and Send quote. */
export function QuoteFooter({ lines, savedTotal, isClosed, busy, onSend }: Props) {
  const priced = countPriced(lines);
  const part = priced < lines.length ? ` (${priced} of ${lines.length} lines priced)` : '';
  return (
    <footer className="quote-editor-foot">
      <p role="status">
        {savedTotal === undefined
          ? `Goods ${formatRupees(goodsTotal(lines))}${part} before tax, not saved`
          : `Total ${formatRupees(savedTotal)}${part} with freight and tax`}
      </p>
      {!isClosed && (
        <>
          <Button type="submit" busy={busy === 'save'} busyText="Saving…" disabled={busy !== null}>
            Save draft
          </Button>
          <Button
            kind="primary"
            busy={busy === 'send'}
            busyText="Sending…"
            // Enabled during the check: a disabled button would lose the focus, which the warnings return to it.
            disabled={busy !== null && busy !== 'check'}
            onClick={onSend}
          >
            {busy === 'check' ? 'Checking…' : 'Send quote'}
          </Button>
        </>
      )}
    </footer>
  );
}
