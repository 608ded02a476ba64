import { useState } from 'react';
import { pauseDunningEndpoint } from '#contracts/receivables/dunning.ts';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { useAction } from '#ui/use-action.ts';

type Props = { company: { id: number; name: string; reminders_paused_until: string | null }; onClose: () => void };

/** Pauses a company's reminders until a date, or ends the pause. */
export function PauseDialog({ company, onClose }: Props) {
  const { submit, busy, errors, failure, edited } = useAction(pauseDunningEndpoint, onClose);
  const [until, setUntil] = useState(company.reminders_paused_until ?? '');
  return (
    <FormDialog
      title={`Pause reminders to ${company.name}`}
      onClose={onClose}
      onSubmit={() => void submit({ company_id: company.id, until })}
      submitLabel="Save"
      busy={busy}
      failure={failure}
    >
      <DateInput
        name="until"
        label="No reminders until"
        hint="They are sent again from this date. Leave blank to resume reminders."
        optional
        value={until}
        error={errors.until}
        onDate={(day) => {
          edited('until');
          setUntil(day);
        }}
        data-autofocus
      />
    </FormDialog>
  );
}
