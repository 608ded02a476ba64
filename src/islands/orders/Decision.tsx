import { useState } from 'react';
import { ApiError } from '#client/api.ts';
import { type Decision as Decided, REASON_REQUIRED } from '#contracts/approvals.ts';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
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
  const [fault, setFault] = useState<{ field?: 'reason'; message: string } | null>(null);
  const changed = lines
    .map(({ line_no, qty }) => ({ line_no, qty: Number(quantities[line_no] ?? qty), was: qty }))
    .filter(({ qty, was }) => qty !== was);

  const decide = async (decision: Decided['decision']) => {
    if (busy) return;
    if (decision === 'reject' && !reason.trim()) return setFault({ field: 'reason', message: REASON_REQUIRED });
    setFault(null);
    setBusy(decision);
    const edited = changed.map(({ line_no, qty }) => ({ line_no, qty }));
    try {
      await onDecide({ decision, reason: reason.trim() || null, ...(decision === 'approve' ? { lines: edited } : {}) });
      clear();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault({ message: error.message, ...(error.fields.reason ? { field: 'reason' } : {}) });
      setBusy(null);
    }
  };

  return (
    <div className="stack decision">
      {fault && !fault.field && <Notice tone="bad">{fault.message}</Notice>}
      <ul className="decision-lines">
        {lines.map((line) => (
          <li key={line.line_no}>
            <span className="order-item">
              <span>{line.name}</span>
              <span className="small quiet">
                <span className="code">{line.sku}</span> <Money value={line.price} />
              </span>
            </span>
            {line.kind === 'goods' ? (
              <TextInput
                label={`Quantity of ${line.sku || line.name}`}
                labelHidden
                hint={`of ${line.qty.toLocaleString('en-IN')} ${line.unit}`}
                type="number"
                inputMode="numeric"
                min={0}
                max={fromQuote ? line.qty : undefined}
                value={quantities[line.line_no] ?? String(line.qty)}
                onChange={(event) => change({ quantities: { ...quantities, [line.line_no]: event.target.value } })}
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
        error={fault?.field && fault.message}
        onChange={(event) => {
          change({ reason: event.target.value });
          setFault(null);
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
