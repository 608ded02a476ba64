import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { RefusalBanner } from '#widgets/review/RefusalBanner.tsx';
import { ReviewDialog } from '#widgets/review/ReviewDialog.tsx';
import { ReviewLines } from '#widgets/review/ReviewLines.tsx';
import type { ResolvedRow } from './resolve-rows.ts';
import { rfqLine, type useSubmitRows } from './use-submit-rows.ts';

type Props = { rows: ResolvedRow[]; submission: ReturnType<typeof useSubmitRows> };

/** What a quote is requested for, before the RFQ is sent. */
export function RequestReview({ rows, submission: { submit, busy, failure, review } }: Props) {
  const toCart = rows.filter(({ to_cart }) => to_cart > 0).length;
  return (
    <ReviewDialog
      title="Review your request"
      onClose={review.close}
      onConfirm={() => void submit(rows)}
      confirmLabel="Send RFQ"
      busy={busy}
      busyText="Sending…"
    >
      {failure && <RefusalBanner>{failure}</RefusalBanner>}
      <ReviewLines
        caption="Items to quote"
        isPriced={false}
        lines={rows
          .filter(({ to_rfq }) => to_rfq > 0)
          .map((row, index) => {
            const { item, qty, unit } = rfqLine(row);
            return { key: index, name: item, sku: null, quantity: formatQuantity(qty, unit) };
          })}
      />
      {toCart > 0 && (
        <p className="small">
          {toCart === 1
            ? '1 row will be added to the cart.'
            : `${toCart.toLocaleString('en-IN')} rows will be added to the cart.`}
        </p>
      )}
      <TextArea
        label="Note"
        optional
        hint="Standards, acceptable makes, delivery date, and anything else the quote must cover."
        name="note"
        rows={3}
        maxLength={2000}
        value={review.note}
        onChange={({ target }) => review.setNote(target.value)}
      />
    </ReviewDialog>
  );
}
