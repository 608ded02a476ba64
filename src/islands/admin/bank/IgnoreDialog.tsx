import { useState } from 'react';
import { type BankLine, ignoreBankLineEndpoint } from '#contracts/bank/admin.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useAction } from '#ui/use-action.ts';

/** Sets a line aside with a reason. */
export function IgnoreDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const { submit, busy, errors, failure, edited } = useAction(ignoreBankLineEndpoint, onClose);
  return (
    <FormDialog
      title={`Ignore ${formatRupees(line.amount)}`}
      onClose={onClose}
      onSubmit={() => void submit({ id: line.id, reason })}
      submitLabel="Ignore"
      busy={busy}
      failure={failure}
    >
      <p className="bank-narration">{line.narration}</p>
      <TextInput
        label="Reason"
        hint="For example interest, a refund by a supplier, or a transfer between our accounts."
        name="reason"
        maxLength={200}
        value={reason}
        {...(errors.reason ? { error: errors.reason } : {})}
        onChange={(event) => {
          edited('reason');
          setReason(event.target.value);
        }}
        data-autofocus
      />
    </FormDialog>
  );
}
