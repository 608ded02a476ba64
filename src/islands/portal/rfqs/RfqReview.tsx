import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { notesFact } from '#widgets/review/order-facts.tsx';
import { RefusalBanner } from '#widgets/review/RefusalBanner.tsx';
import { ReviewDialog } from '#widgets/review/ReviewDialog.tsx';
import { ReviewFacts } from '#widgets/review/ReviewFacts.tsx';
import { ReviewLines } from '#widgets/review/ReviewLines.tsx';
import { filledLines, type RfqDraft } from './rfq-draft.ts';

type Props = {
  draft: RfqDraft;
  file: File | null;
  busy: boolean;
  failure: string | null;
  review: { close: () => void; confirm: () => void };
};

/** What a quote is requested for, before an RFQ with lines of the cart is sent. */
export function RfqReview({ draft, file, busy, failure, review }: Props) {
  return (
    <ReviewDialog
      title="Review your request"
      onClose={review.close}
      onConfirm={review.confirm}
      confirmLabel="Send RFQ"
      busy={busy}
      busyText="Sending…"
    >
      {failure && <RefusalBanner>{failure}</RefusalBanner>}
      <ReviewLines
        caption="Items to quote"
        isPriced={false}
        lines={filledLines(draft.lines).map(({ key, item, qty, unit }) => ({
          ...{ key, name: item, sku: null },
          quantity: formatQuantity(qty, unit),
        }))}
      />
      <ReviewFacts
        facts={[
          ['Title', draft.title],
          ['Requirement', notesFact(draft.requirement)],
          ['File', file?.name],
        ]}
      />
    </ReviewDialog>
  );
}
