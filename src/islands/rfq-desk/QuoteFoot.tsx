import { formatRupees } from '#contracts/money.ts';
import { Button } from '#ui/Button.tsx';
import { type DraftLine, goodsOf, pricedOf } from './quote-draft.ts';

type Props = {
  lines: readonly DraftLine[];
  /** Of the draft, rupees; undefined where what stands here is not saved. */
  total: number | undefined;
  /** True where neither saving nor sending can follow. */
  closed: boolean;
  busy: 'save' | 'check' | 'send' | null;
  onSend: () => void;
};

/** What the quote comes to, and the two ways on. */
export function QuoteFoot({ lines, total, closed, busy, onSend }: Props) {
  const priced = pricedOf(lines);
  const part = priced < lines.length ? ` of the priced lines (${priced} of ${lines.length}),` : '';
  return (
    <footer className="quote-editor-foot">
      <p role="status">
        {total === undefined
          ? `Goods ${formatRupees(goodsOf(lines))}${part} before tax, not saved`
          : `Total ${formatRupees(total)}${part} with freight and tax`}
      </p>
      {!closed && (
        <>
          <Button type="submit" busy={busy === 'save'} busyText="Saving…" disabled={busy !== null}>
            Save draft
          </Button>
          <Button
            kind="primary"
            busy={busy === 'send'}
            busyText="Sending…"
            // Usable while it checks: disabled it would lose the focus, and what is asked then could not give it back.
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
