import { formatUnitPrice } from '#contracts/fields/money.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { formatLeadTime } from '#contracts/quotes/lead-time.ts';
import type { QuoteDetail, QuoteLine } from '#contracts/quotes/portal.ts';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { PoFileDraft } from '#widgets/attachments/use-po-file.ts';
import type { CostCentreChoice } from '#widgets/cost-centres/CostCentreField.tsx';
import { costCentreFact, notesFact, purchaseOrderFact, shipToFact } from '#widgets/review/order-facts.tsx';
import { RefusalBanner } from '#widgets/review/RefusalBanner.tsx';
import { outcomeOf } from '#widgets/review/outcome.ts';
import { ReviewDialog } from '#widgets/review/ReviewDialog.tsx';
import { ReviewFacts } from '#widgets/review/ReviewFacts.tsx';
import { ReviewLines } from '#widgets/review/ReviewLines.tsx';
import { Summary } from '#widgets/Summary.tsx';

type Props = {
  /** Of a part, what is ordered of it. */
  quote: QuoteDetail & { isPart?: boolean };
  draft: PoFileDraft & { po_number: string; po_date: string; notes: string };
  costCentre: CostCentreChoice;
  /** Why it was refused. */
  problem: string | undefined;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** The order that accepting a quote places: it is placed only from here. */
export function AcceptReview({ quote, draft, costCentre, problem, busy, onClose, onConfirm }: Props) {
  const { tone, text } = outcomeOf({
    ...quote,
    cost_centre_id: costCentre.chosen?.id ?? null,
    budget: costCentre.chosen?.budget ?? null,
    asks_approval: costCentre.data?.asks_approval === true,
  });
  return (
    <ReviewDialog
      title="Review your order"
      onClose={onClose}
      onConfirm={onConfirm}
      confirmLabel="Place Order"
      busy={busy}
      busyText="Placing…"
    >
      {problem && <RefusalBanner>{problem}</RefusalBanner>}
      {/* Freight is in the sums. */}
      <ReviewLines
        caption="Items to order"
        lines={quote.lines.filter(({ kind }) => kind === 'goods').map(reviewLine)}
      />
      <div className="review-foot">
        <ReviewFacts
          facts={[
            ['Quote', quote.isPart ? `${quote.code}, in part` : quote.code],
            ['Ship to', shipToFact({ ...quote.ship_to, gstin: quote.ship_gstin })],
            ['PO number', purchaseOrderFact(draft)],
            ['Cost centre', costCentreFact(costCentre, quote.total)],
            ['Terms', quote.terms && <span className="as-typed">{quote.terms}</span>],
            ['Notes', notesFact(draft.notes)],
          ]}
        />
        <div className="stack">
          <Summary totals={quote} taxes={quote.taxes} />
          <Notice tone={tone}>{text}</Notice>
        </div>
      </div>
    </ReviewDialog>
  );
}

function reviewLine(line: QuoteLine, index: number) {
  const { name, sku, brand, qty, unit, lead_days, discount, taxable } = line;
  return {
    ...{ key: index, name, sku, total: taxable },
    details: [brand, `Dispatch: ${formatLeadTime(lead_days)}`].filter(Boolean).join(' · '),
    quantity: formatQuantity(qty, unit),
    price: (
      <>
        {formatUnitPrice(line)}
        {discount > 0 && (
          <span className="review-break small quiet">
            less <Money value={discount} />
          </span>
        )}
      </>
    ),
  };
}
