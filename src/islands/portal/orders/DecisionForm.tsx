import { type Budget, budgetText } from '#contracts/companies/budget.ts';
import type { Decision } from '#contracts/approvals/approvals.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { Summary } from '#widgets/Summary.tsx';
import { decisionTotals } from './decision-totals.ts';
import { DecisionLine, type LineToDecide } from './DecisionLine.tsx';
import { type SendDecision, useDecision } from './use-decision.ts';

type Props = {
  orderId: number;
  lines: LineToDecide[];
  /** Who reads the note. */
  placedBy: string;
  /** Quantities from a quote may be lowered, not raised. */
  fromQuote: boolean;
  /** The budget of the order's cost centre; null without one. */
  budget: Budget | null;
  onDecide: SendDecision;
};

/** Approve an order, with changed quantities if needed, or reject it with a reason. */
export function DecisionForm({ orderId, lines, placedBy, fromQuote, budget, onDecide }: Props) {
  const form = useDecision(orderId, lines, fromQuote, onDecide);
  const { draft, changed, errors } = form;
  const totals = decisionTotals(lines, form.valid);
  return (
    <div className="stack decision">
      {form.failure && <Notice tone="bad">{form.failure}</Notice>}
      <ul className="decision-lines">
        {lines.map((line) => (
          <DecisionLine
            key={line.line_no}
            line={line}
            qty={draft.quantities[line.line_no] ?? String(line.qty)}
            error={errors[line.line_no]}
            onChange={(qty) => form.changeQty(line.line_no, qty)}
          />
        ))}
      </ul>
      <p className="small quiet" role="status">
        {changed.length > 0
          ? `${changed.length === 1 ? '1 quantity' : `${changed.length} quantities`} changed. Totals updated.`
          : 'You can change quantities. Enter 0 to remove a line.'}
      </p>
      <Summary totals={totals} />
      {budget && (
        <p className="small" role="status">
          {budgetText(budget, totals.total)}
        </p>
      )}
      <TextArea
        label={`Note to ${placedBy}`}
        hint="Required if you reject."
        name="reason"
        rows={2}
        maxLength={1000}
        value={draft.reason}
        error={errors.reason}
        onChange={(event) => form.changeReason(event.target.value)}
      />
      <DecisionButtons busy={form.busy} onDecide={(verdict) => void form.decide(verdict)} />
    </div>
  );
}

type Verdict = Decision['decision'];

type ButtonsProps = {
  /** The decision that is being sent. */
  busy: Verdict | null;
  onDecide: (verdict: Verdict) => void;
};

function DecisionButtons({ busy, onDecide }: ButtonsProps) {
  return (
    <div className="cluster">
      <Button
        kind="primary"
        busy={busy === 'approve'}
        busyText="Approving…"
        disabled={busy !== null}
        onClick={() => onDecide('approve')}
      >
        Approve
      </Button>
      <Button
        kind="danger"
        busy={busy === 'reject'}
        busyText="Rejecting…"
        disabled={busy !== null}
        onClick={() => onDecide('reject')}
      >
        Reject
      </Button>
    </div>
  );
}
