import { useState } from 'react';
import { formatDay } from '#client/format.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { dayErrors } from '#contracts/fields/day-span.ts';
import { type ListSummary, saveReminderEndpoint } from '#contracts/lists/lists.ts';
import { nextDueDay, type ReminderUnit } from '#contracts/lists/reminder.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useAction } from '#ui/use-action.ts';

/** How often a list reminds, and from when. */
export function ReminderDialog({ list, onClose }: { list: ListSummary; onClose: () => void }) {
  const set = list.reminder;
  const [values, setValues] = useState({
    every: String(set?.every ?? 1),
    unit: set?.unit ?? ('month' as ReminderUnit),
    from: set?.from ?? dayInIndia(),
    paused: set?.paused ?? false,
  });
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part });
  const { submit, busy, errors, failure, edited } = useAction(saveReminderEndpoint, onClose);
  const { every, unit, from, paused } = values;
  const error = (name: string) => errors[`reminder.${name}`];
  return (
    <FormDialog
      title="Reminder"
      onClose={onClose}
      onSubmit={() => void submit({ id: list.id, reminder: { every: Number(every), unit, from, paused } })}
      submitLabel="Save reminder"
      busy={busy}
      failure={failure}
    >
      <p className="small">
        We send an email with a link to this list to {list.mine ? 'you' : list.owner}
        {list.shared && ', and to colleagues who ask for it'}. Nothing is ordered.
      </p>
      <FieldRow>
        <TextInput
          label="Every"
          name="every"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={every}
          error={error('every')}
          onChange={({ target }) => {
            edited('reminder.every');
            change({ every: target.value });
          }}
        />
        <Select
          label="Weeks or months"
          name="unit"
          value={unit}
          onChange={({ target }) => change({ unit: target.value as ReminderUnit })}
        >
          <option value="week">{every === '1' ? 'week' : 'weeks'}</option>
          <option value="month">{every === '1' ? 'month' : 'months'}</option>
        </Select>
      </FieldRow>
      <DateInput
        label="Starting on"
        name="from"
        hint={nextText(values)}
        value={from}
        error={error('from')}
        onDate={(day) => {
          edited('reminder.from');
          change({ from: day });
        }}
      />
      <Checkbox
        label="Paused"
        name="paused"
        checked={paused}
        onChange={({ target }) => change({ paused: target.checked })}
      />
      {set && (
        <div>
          <Button kind="quiet" small busy={busy} onClick={() => void submit({ id: list.id, reminder: null })}>
            Remove the reminder
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

/** When the next one would be sent; a general hint while the fields are not filled. */
function nextText(values: { every: string; unit: ReminderUnit; from: string; paused: boolean }): string {
  const every = Number(values.every);
  if (values.paused) return 'No emails while it is paused.';
  if (!Number.isInteger(every) || every < 1 || !values.from || dayErrors({ day: values.from }).day) {
    return 'The day of the first email.';
  }
  return `Next email on ${formatDay(nextDueDay({ ...values, every }, dayInIndia()))}.`;
}
