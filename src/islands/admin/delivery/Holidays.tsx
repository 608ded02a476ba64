import type { SubmitEvent } from 'react';
import { formatDay } from '#client/format.ts';
import { type Holiday, removeHolidayEndpoint, saveHolidayEndpoint } from '#contracts/delivery/admin.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { Notice } from '#ui/Notice.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { RemoveRow } from '#widgets/RemoveRow.tsx';

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' });

const columns: Column<Holiday>[] = [
  { label: 'Date', lead: true, cell: ({ day }) => <time dateTime={day}>{formatDay(day)}</time> },
  { label: 'Day', cell: ({ day }) => weekday.format(new Date(day)) },
  { label: 'Holiday', cell: ({ name }) => name },
  {
    label: 'Actions',
    labelHidden: true,
    end: true,
    cell: ({ id, day, name }) => (
      <RemoveRow
        endpoint={removeHolidayEndpoint}
        id={id}
        what={`${name}, ${formatDay(day)}`}
        effect="Delivery dates will count this day as a working day."
      />
    ),
  },
];

/** A form for a new holiday, and the coming ones; past ones change no promise. */
export function Holidays({ holidays }: { holidays: Holiday[] }) {
  const today = dayInIndia();
  const coming = holidays.filter(({ day }) => day >= today);
  return (
    <>
      <HolidayForm />
      {coming.length === 0 ? (
        <p className="quiet">No holidays from today on. Add the first one above.</p>
      ) : (
        <div className="sheet">
          <Table caption="Holidays from today on" columns={columns} rows={coming} rowKey={({ id }) => id} />
        </div>
      )}
    </>
  );
}

function HolidayForm() {
  const { submit, busy, errors, failure, edited, draft, change, bind } = useDraftAction(
    saveHolidayEndpoint,
    'holiday',
    { day: '', name: '' },
  );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(draft);
  };
  return (
    <form className="sheet delivery-form" onSubmit={send} noValidate>
      <DateInput
        label="Date"
        name="day"
        value={draft.day}
        error={errors.day}
        onDate={(day) => {
          edited('day');
          change({ day });
        }}
      />
      <TextInput label="Name" maxLength={100} autoComplete="off" {...bind('name')} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button call={saveHolidayEndpoint} type="submit" busy={busy} busyText="Saving…">
          Add holiday
        </Button>
      </div>
    </form>
  );
}
