import { notesFact } from '#widgets/review/order-facts.tsx';
import { RequestReview } from '#widgets/review/RequestReview.tsx';
import { ReviewFacts } from '#widgets/review/ReviewFacts.tsx';
import { filledLines, type RfqDraft } from './rfq-draft.ts';

type Props = {
  draft: RfqDraft;
  file: File | null;
  busy: boolean;
  failure: string | null;
  review: { close: () => void; confirm: () => void };
};

/** An RFQ with lines of the cart, as it will be sent. */
export function RfqReview({ draft, file, busy, failure, review }: Props) {
  return (
    <RequestReview
      lines={filledLines(draft.lines)}
      failure={failure}
      busy={busy}
      onClose={review.close}
      onConfirm={review.confirm}
    >
      <ReviewFacts
        facts={[
          ['Title', draft.title],
          ['Requirement', notesFact(draft.requirement)],
          ['File', file?.name],
        ]}
      />
    </RequestReview>
  );
}
