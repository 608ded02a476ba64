import { formatDay } from '#client/format.ts';
import { readUser } from '#client/session.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import type { Allocate, OpenInvoice } from '#contracts/receipts/admin.ts';
import { isWritable, SMALL_BALANCE } from '#contracts/receipts/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { oldestFirst, restOf, type TypedAllocations, unallocatedOf } from './receipt-draft.ts';
import './receipts.css';

type Props = {
  invoices: OpenInvoice[];
  /** Invoices to show before the others, such as those that a payment advice names. */
  first?: readonly number[] | undefined;
  /** Money to allocate, rupees. */
  available: number;
  typed: TypedAllocations;
  /** The reason of a write-off above the small balance. */
  reason: string;
  /** As they would be sent: an error names an allocation by its place among them. */
  sent: Allocate[];
  errors: Record<string, string>;
  onChange: (typed: TypedAllocations) => void;
  onReason: (reason: string) => void;
};

/** An amount for each open invoice, “Allocate oldest first”, and the rest that stays on account. */
export function AllocationFields({
  invoices,
  first = [],
  available,
  typed,
  reason,
  sent,
  errors,
  onChange,
  onReason,
}: Props) {
  const shown = invoices.toSorted((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)));
  const isAdmin = readUser()?.role === 'admin';
  const rest = unallocatedOf(available, typed);
  const isLarge = invoices.some(
    ({ id, open }) => typed.writeOffs[id] && restOf(open, typed.amounts[id]) > SMALL_BALANCE,
  );
  if (invoices.length === 0) return <p className="quiet">No invoice is open. The money stays on account.</p>;
  return (
    <fieldset className="allocations">
      <legend>Open invoices</legend>
      <Button
        small
        disabled={available <= 0}
        onClick={() => onChange({ ...typed, amounts: oldestFirst(invoices, available) })}
      >
        Allocate oldest first
      </Button>
      <ul>
        {shown.map((invoice) => (
          <InvoiceField
            key={invoice.id}
            invoice={invoice}
            typed={typed}
            isAdmin={isAdmin}
            name={`allocations.${sent.findIndex(({ invoice_id }) => invoice_id === invoice.id)}.amount`}
            errors={errors}
            onChange={onChange}
          />
        ))}
      </ul>
      {isLarge && (
        <TextInput
          name="write_off_reason"
          label="Reason of the write-off"
          value={reason}
          maxLength={200}
          error={errors.write_off_reason}
          onChange={(event) => onReason(event.target.value)}
        />
      )}
      <p className="allocations-rest" data-over={rest < 0 || undefined} role="status">
        {restText(rest)}
      </p>
    </fieldset>
  );
}

function restText(rest: number): string {
  if (Number.isNaN(rest)) return 'Check the amounts.';
  if (rest < 0) return `${formatRupees(-rest)} more is allocated than there is.`;
  return rest === 0 ? 'Fully allocated.' : `${formatRupees(rest)} stays on account.`;
}

type FieldProps = {
  invoice: OpenInvoice;
  typed: TypedAllocations;
  isAdmin: boolean;
  name: string;
  errors: Record<string, string>;
  onChange: (typed: TypedAllocations) => void;
};

function InvoiceField({ invoice: { id, inv, due_date, open }, typed, isAdmin, name, errors, onChange }: FieldProps) {
  const text = typed.amounts[id] ?? '';
  const rest = restOf(open, text);
  return (
    <li>
      <TextInput
        name={name}
        label={<span className="code">{inv}</span>}
        hint={`${formatRupees(open)}, due ${formatDay(due_date)}`}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={errors[name]}
        onChange={(event) => onChange({ ...typed, amounts: { ...typed.amounts, [id]: event.target.value } })}
      />
      {text.trim() !== '' && isWritable(rest, isAdmin) && (
        <Checkbox
          label={`Write off the remaining ${formatRupees(rest)}`}
          checked={typed.writeOffs[id] ?? false}
          onChange={(event) => onChange({ ...typed, writeOffs: { ...typed.writeOffs, [id]: event.target.checked } })}
        />
      )}
    </li>
  );
}
