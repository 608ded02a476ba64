import { TextArea } from '#ui/forms/TextArea.tsx';
import { RequestReview } from '#widgets/review/RequestReview.tsx';
import type { ResolvedRow } from './resolve-rows.ts';
import { rfqLine, type useSubmitRows } from './use-submit-rows.ts';

type Props = { rows: ResolvedRow[]; submission: ReturnType<typeof useSubmitRows> };

/** The rows that will be quoted, with a note; it also says how many go to the cart. */
export function RowsReview({ rows, submission: { submit, busy, failure, review } }: Props) {
  const toCart = rows.filter(({ to_cart }) => to_cart > 0).length;
  return (
    <RequestReview
      lines={rows.filter(({ to_rfq }) => to_rfq > 0).map((row, index) => ({ key: index, ...rfqLine(row) }))}
      failure={failure}
      busy={busy}
      onClose={review.close}
      onConfirm={() => void submit(rows)}
    >
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
    </RequestReview>
  );
}
