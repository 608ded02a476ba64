import type { SubmitEvent } from 'react';
import { parsePercent } from '#client/table-files/parse-number.ts';
import { saveRateEndpoint } from '#contracts/catalog/gst-rates.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

const blank = { hsn: '', rate: '', valid_from: '', source: '' };

/** Adds a rate valid from a given day; one with the same HSN and day is overwritten. */
export function RateForm() {
  const { submit, busy, errors, failure, edited, draft, change, bind } = useDraftAction(
    saveRateEndpoint,
    'rate',
    blank,
  );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ ...draft, rate: parsePercent(draft.rate) ?? Number.NaN });
  };
  return (
    <form className="rate-form sheet" onSubmit={send} noValidate>
      <ErrorSummary errors={errors} />
      <FieldRow className="rate-fields">
        <TextInput
          label="HSN"
          hint="Covers codes that start with it."
          inputMode="numeric"
          autoComplete="off"
          {...bind('hsn')}
        />
        <TextInput label="Rate (%)" hint="0 to 100." inputMode="decimal" autoComplete="off" {...bind('rate')} />
        <DateInput
          label="Valid from"
          hint="First day of the rate."
          name="valid_from"
          value={draft.valid_from}
          error={errors.valid_from}
          onDate={(valid_from) => {
            edited('valid_from');
            change({ valid_from });
          }}
        />
        <TextInput label="Source" optional hint="E.g. the notification number." maxLength={200} {...bind('source')} />
      </FieldRow>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button call={saveRateEndpoint} type="submit" kind="primary" busy={busy} busyText="Saving…">
          Save rate
        </Button>
      </div>
    </form>
  );
}
