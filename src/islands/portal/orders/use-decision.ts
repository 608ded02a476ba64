import { useState } from 'react';
import { ApiError } from '#client/api.ts';
import { parseNumber } from '#client/table-files/parse-number.ts';
import { Decision, REASON_REQUIRED } from '#contracts/approvals/approvals.ts';
import { fieldErrors } from '#ui/use-submit.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { decimalsFault } from '#contracts/fields/quantity.ts';

type Line = { line_no: number; qty: number; unit: string };
type Changed = Line & { was: number };

/** As typed; quantities by line number. */
type Draft = { quantities: Record<number, string>; reason: string };

/** Sends the decision; throws ApiError if the server refuses it. */
export type SendDecision = (decision: Decision) => Promise<void>;

/** The draft of an approver's decision, stored for the tab until it is sent, and sending it. */
export function useDecision(orderId: number, lines: Line[], fromQuote: boolean, onDecide: SendDecision) {
  const [draft, change, clear] = useTabDraft<Draft>(`decision ${orderId}`, { quantities: {}, reason: '' });
  const [busy, setBusy] = useState<Decision['decision'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Field → how to fix it; for a quantity the field is the line number. */
  const [errors, setErrors] = useState<Record<string, string>>({});
  const changed = changedLines(lines, draft.quantities);
  /** Until they are corrected, lines that would be refused count as ordered in the totals. */
  const valid = changed.filter(({ line_no }) => !(line_no in quantityErrors(changed, fromQuote)));
  const reason = draft.reason.trim();

  const clearError = (field: string | number) => setErrors(({ [field]: _, ...others }) => others);

  const decide = async (decision: Decision['decision']) => {
    if (busy) return;
    const invalid = decision === 'approve' ? quantityErrors(changed, fromQuote) : reasonError(reason);
    setErrors(invalid);
    setFailure(null);
    if (Object.keys(invalid).length > 0) return;
    setBusy(decision);
    const edited = changed.map(({ line_no, qty }) => ({ line_no, qty }));
    try {
      await onDecide({ decision, reason: reason || null, ...(decision === 'approve' ? { lines: edited } : {}) });
      clear();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.fields.reason) setErrors({ reason: error.fields.reason });
      else setFailure(error.message);
      setBusy(null);
    }
  };

  return {
    ...{ draft, changed, valid, busy, failure, errors, decide },
    changeQty: (line_no: number, qty: string) => {
      change({ quantities: { ...draft.quantities, [line_no]: qty } });
      clearError(line_no);
    },
    changeReason: (text: string) => {
      change({ reason: text });
      clearError('reason');
    },
  };
}

function changedLines(lines: Line[], quantities: Draft['quantities']): Changed[] {
  return (
    lines
      // Removing a line takes an explicit 0: a blank is more likely a mistake.
      .map(({ line_no, qty, unit }) => ({
        line_no,
        unit,
        qty: parseNumber(quantities[line_no] ?? String(qty)) ?? NaN,
        was: qty,
      }))
      .filter(({ qty, was }) => qty !== was)
  );
}

function quantityErrors(changed: Changed[], fromQuote: boolean): Record<string, string> {
  const errors = changed.flatMap(({ line_no, qty, unit, was }) => {
    const [invalid] = Object.values(fieldErrors(Decision, { decision: 'approve', lines: [{ line_no, qty }] }));
    const aboveQuote = fromQuote && qty > was ? `Enter at most ${was.toLocaleString('en-IN')}, as quoted.` : null;
    const message = invalid ?? decimalsFault(qty, unit) ?? aboveQuote;
    return message === null ? [] : [[line_no, message]];
  });
  return Object.fromEntries(errors);
}

const reasonError = (reason: string): Record<string, string> => (reason ? {} : { reason: REASON_REQUIRED });
