import { useState } from 'react';
import { type DispatchSettings, saveDispatchEndpoint } from '#contracts/delivery/admin.ts';
import { WEEKDAYS } from '#contracts/delivery/working-days.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAction } from '#ui/use-action.ts';

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

/** Cut-off hour and working days. */
export function DispatchForm({ settings }: { settings: DispatchSettings }) {
  const { submit, busy, errors, failure, edited } = useAction(saveDispatchEndpoint);
  const [draft, setDraft] = useState(settings);
  const toggle = (day: DispatchSettings['working_days'][number]) => {
    edited('working_days');
    const isWorking = (one: typeof day) => draft.working_days.includes(one) !== (one === day);
    setDraft({ ...draft, working_days: WEEKDAYS.filter(isWorking) });
  };
  return (
    <form
      className="sheet delivery-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(draft);
      }}
    >
      <Select
        label="Cut-off"
        hint="Goods in stock ordered before this time leave the same working day."
        name="cut_off_hour"
        value={draft.cut_off_hour}
        error={errors.cut_off_hour}
        onChange={({ target }) => setDraft({ ...draft, cut_off_hour: Number(target.value) })}
      >
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {formatHour(hour)}
          </option>
        ))}
      </Select>
      <fieldset className="delivery-days" aria-describedby="delivery-days-hint">
        <legend>Working days</legend>
        <p id="delivery-days-hint" className="field-hint">
          Days of dispatch and delivery. Never on Sundays.
        </p>
        <div className="cluster">
          {WEEKDAYS.map((day) => (
            <Checkbox
              key={day}
              label={day}
              name={day}
              checked={draft.working_days.includes(day)}
              onChange={() => toggle(day)}
            />
          ))}
        </div>
        {errors.working_days && <p className="field-error">{errors.working_days}</p>}
      </fieldset>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button call={saveDispatchEndpoint} type="submit" kind="primary" busy={busy} busyText="Saving…">
          Save dispatch times
        </Button>
      </div>
    </form>
  );
}

function formatHour(hour: number): string {
  if (hour === 0) return 'Always the next working day';
  if (hour === 24) return 'No cut-off';
  if (hour === 12) return '12 noon';
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
}
