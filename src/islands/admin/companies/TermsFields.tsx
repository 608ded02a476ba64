import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import type { DeductsTds } from '#contracts/tds/purchase-tds.ts';
import { TdsSelect } from '#widgets/money/TdsSelect.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import type { CompanyDraft } from './company-draft.ts';

type Props = {
  draft: CompanyDraft;
  edit: (change: Partial<CompanyDraft>) => void;
  errors: Record<string, string>;
};

/** The credit terms agreed with the company, which its buyers see, and whether it deducts TDS. */
export function TermsFields({ draft, edit, errors }: Props) {
  return (
    <>
      <FieldRow>
        <TextInput
          label="Credit days"
          hint="From invoice date to due date."
          name="credit_days"
          inputMode="numeric"
          maxLength={3}
          value={draft.credit_days}
          error={errors.credit_days}
          onChange={(event) => edit({ credit_days: event.target.value })}
        />
        <TextInput
          label="Credit limit (₹)"
          optional
          hint="An order above it is held until an admin releases it."
          name="credit_limit"
          inputMode="decimal"
          maxLength={20}
          value={draft.credit_limit}
          error={errors.credit_limit}
          onChange={(event) => edit({ credit_limit: event.target.value })}
        />
      </FieldRow>
      <TdsSelect
        value={draft.deducts_tds as DeductsTds}
        error={errors.deducts_tds}
        onChange={(deducts_tds) => edit({ deducts_tds })}
      />
    </>
  );
}

/** Rules for the company's own orders, which its company admin can also change. */
export function RulesFields({ draft, edit, errors }: Props) {
  return (
    <>
      <Checkbox
        label="Every order needs a PO number"
        name="po_required"
        checked={draft.po_required === 'yes'}
        onChange={(event) => edit({ po_required: event.target.checked ? 'yes' : '' })}
      />
      <Checkbox
        label="Every order needs a cost centre"
        name="cost_centre_required"
        checked={draft.cost_centre_required === 'yes'}
        onChange={(event) => edit({ cost_centre_required: event.target.checked ? 'yes' : '' })}
      />
      <TextInput
        label="Spending limit per order (₹)"
        optional
        hint="Above it, tax included, an order goes to an approver or company admin."
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
