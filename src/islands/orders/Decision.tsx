import { useState } from 'react';
import { ApiError } from '#client/api.ts';
import { numberIn } from '#client/number-in.ts';
import { productWords } from '#client/typeset.ts';
import { Decision as Decided, REASON_REQUIRED } from '#contracts/approvals.ts';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { errorsOf } from '#ui/use-submit.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

/** A line as it is decided on. */
type Line = {
  line_no: number;
  kind: 'goods' | 'freight';
  sku: string;
  name: string;
  unit: string;
  qty: number;
  price: number;
};

/** What is typed; quantities by line number. */
type Draft = { quantities: Record<number, string>; reason: string };

type Props = {
  orderId: number;
  lines: Line[];
  /** Who reads the note. */
  placedBy: string;
  /** Quantities of a quote may be lowered, not raised. */
  fromQuote: boolean;
  /** Sends the decision; throws what the server refuses. */
  onDecide: (decision: Decided) => Promise<void>;
};

/** Approve, with other quantities where the approver wants, or reject with a reason. Kept for the tab until decided. */
export function Decision({ orderId, lines, placedBy, fromQuote, onDecide }: Props) {
  const [draft, change, clear] = useTabDraft<Draft>(`decision ${orderId}`, { quantities: {}, reason: '' });
  const { quantities, reason } = draft;
  const [busy, setBusy] = useState<Decided['decision'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Field → how to mend it; a line's quantity by the line's number. */
  const [errors, setErrors] = useState<Record<string, string>>({});
  const changed = lines
    .map(({ line_no, qty }) => ({
      line_no,
      // A line that is to go says 0: nothing may be a slip.
      qty: numberIn(quantities[line_no] ?? String(qty)) ?? Number.NaN,
      was: qty,
    }))
    .filter(({ qty, was }) => qty !== was);

  const faultsOf = (decision: Decided['decision']): Record<string, string> => {
    if (decision === 'reject') return reason.trim() ? {} : { reason: REASON_REQUIRED };
    const faults = changed.flatMap(({ line_no, qty, was }) => {
      const [wrong] = Object.values(errorsOf(Decided, { decision, lines: [{ line_no, qty }] }));
      const words =
        wrong ?? (fromQuote && qty > was ? `Enter at most ${was.toLocaleString('en-IN')}, as quoted.` : null);
      return words === null ? [] : [[line_no, words]];
    });
    return Object.fromEntries(faults);
  };

  const decide = async (decision: Decided['decision']) => {
    if (busy) return;
    const faults = faultsOf(decision);
    setErrors(faults);
    setFailure(null);
    if (Object.keys(faults).length > 0) return;
    setBusy(decision);
    const edited = changed.map(({ line_no, qty }) => ({ line_no, qty }));
    try {
      await onDecide({ decision, reason: reason.trim() || null, ...(decision === 'approve' ? { lines: edited } : {}) });
      clear();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.fields.reason) setErrors({ reason: error.fields.reason });
      else setFailure(error.message);
      setBusy(null);
    }
  };

  return (
    <div className="stack decision">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <ul className="decision-lines">
        {lines.map((line) => (
          <li key={line.line_no}>
            <span className="two-lines order-item">
              <span>{productWords(line.name)}</span>
              <span className="small quiet">
                <span className="code">{line.sku}</span> <Money value={line.price} />
              </span>
            </span>
            {line.kind === 'goods' ? (
              <TextInput
                label={`Quantity of ${line.sku || line.name}`}
                labelHidden
                hint={`of ${line.qty.toLocaleString('en-IN')} ${line.unit}`}
                inputMode="numeric"
                autoComplete="off"
                value={quantities[line.line_no] ?? String(line.qty)}
                error={errors[line.line_no]}
                onChange={(event) => {
                  change({ quantities: { ...quantities, [line.line_no]: event.target.value } });
                  setErrors(({ [line.line_no]: _, ...others }) => others);
                }}
              />
            ) : (
              <span className="small quiet">as quoted</span>
            )}
          </li>
        ))}
      </ul>
      <p className="small quiet" role="status">
        {changed.length > 0
          ? `${changed.length === 1 ? 'One quantity' : `${changed.length} quantities`} changed: tax and total are worked out anew.`
          : 'You may change quantities; 0 takes a line out.'}
      </p>
      <TextArea
        label={`Note to ${placedBy}`}
        hint="Needed when you reject."
        name="reason"
        rows={2}
        maxLength={1000}
        value={reason}
        error={errors.reason}
        onChange={(event) => {
          change({ reason: event.target.value });
          setErrors(({ reason: _, ...others }) => others);
        }}
      />
      <div className="cluster">
        <Button
          kind="primary"
          busy={busy === 'approve'}
          busyText="Approving…"
          disabled={busy !== null}
          onClick={() => void decide('approve')}
        >
          Approve
        </Button>
        <Button
          kind="danger"
          busy={busy === 'reject'}
          busyText="Rejecting…"
          disabled={busy !== null}
          onClick={() => void decide('reject')}
        >
          Reject
        </Button>
      </div>
    </div>
  );
}
