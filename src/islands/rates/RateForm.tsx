import type { SubmitEvent } from 'react';
import { percentIn } from '#client/number-in.ts';
import { saveRateEndpoint } from '#contracts/hsn-rates.ts';
import { Button } from '#ui/Button.tsx';
import { DayInput } from '#ui/DayInput.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

const blank = { hsn: '', rate: '', valid_from: '', source: '' };

/** Writes a rate from a day on; one of the same code and day is written over. What is typed stays in this tab until it is saved. */
export function RateForm() {
  const [values, edit, clear] = useTabDraft('rate', blank);
  const { submit, busy, errors, failure, edited } = useAct(saveRateEndpoint, clear);
  const change = (name: keyof typeof blank, value: string) => {
    edited(name);
    edit({ [name]: value });
  };
  const shown = (name: keyof typeof blank) => ({ name, value: values[name], error: errors[name] });
  const bind = (name: keyof typeof blank) => ({
    ...shown(name),
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ ...values, rate: percentIn(values.rate) ?? Number.NaN });
  };
  return (
    <form className="rate-form sheet" onSubmit={send} noValidate>
      <ErrorSummary errors={errors} />
      <TextInput label="HSN" hint="All codes that begin so." inputMode="numeric" autoComplete="off" {...bind('hsn')} />
      <TextInput label="Rate, %" hint="From 0 to 100." inputMode="decimal" autoComplete="off" {...bind('rate')} />
      <DayInput
        label="Valid from"
        hint="The first day."
        {...shown('valid_from')}
        onDay={(day) => change('valid_from', day)}
      />
      <TextInput label="Source" optional hint="For example the notification." maxLength={200} {...bind('source')} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button type="submit" kind="primary" busy={busy} busyText="Saving…">
          Save rate
        </Button>
      </div>
    </form>
  );
}
