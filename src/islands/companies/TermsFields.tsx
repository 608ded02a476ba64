import { Checkbox } from '#ui/Checkbox.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { CompanyDraft } from './company-draft.ts';

type Props = {
  draft: CompanyDraft;
  edit: (change: Partial<CompanyDraft>) => void;
  errors: Record<string, string>;
};

/** On what terms the company buys: agreed with us, seen by its people. */
export function TermsFields({ draft, edit, errors }: Props) {
  return (
    <div className="field-row">
      <TextInput
        label="Credit days"
        hint="From the invoice’s date to its due date."
        name="credit_days"
        inputMode="numeric"
        maxLength={3}
        value={draft.credit_days}
        error={errors.credit_days}
        onChange={(event) => edit({ credit_days: event.target.value })}
      />
      <TextInput
        label="Credit limit, ₹"
        optional
        hint="For our eyes: no order is refused for it."
        name="credit_limit"
        inputMode="decimal"
        maxLength={20}
        value={draft.credit_limit}
        error={errors.credit_limit}
        onChange={(event) => edit({ credit_limit: event.target.value })}
      />
    </div>
  );
}

/** What the company asks of its own orders; its company admin changes the same. */
export function RulesFields({ draft, edit, errors }: Props) {
  return (
    <>
      <Checkbox
        label="Every order needs a PO number"
        name="po_required"
        checked={draft.po_required === 'yes'}
        onChange={(event) => edit({ po_required: event.target.checked ? 'yes' : '' })}
      />
      <TextInput
        label="Spending limit of an order, ₹"
        optional
        hint="A buyer’s order above it, tax included, waits for an approver or company admin."
        name="spending_limit"
        inputMode="decimal"
        maxLength={20}
        value={draft.spending_limit}
        error={errors.spending_limit}
        onChange={(event) => edit({ spending_limit: event.target.value })}
      />
    </>
  );
}
