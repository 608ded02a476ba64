import { parseNumber } from '#client/table-files/parse-number.ts';
import { type DunningStep, saveDunningStepEndpoint } from '#contracts/receivables/dunning.ts';
import { MAX_DUNNING_TEXT, MAX_SUBJECT_LENGTH, PLACEHOLDERS } from '#contracts/receivables/dunning-text.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { DunningPreview } from './DunningPreview.tsx';

type Props = { /** Null for a new one. */ step: DunningStep | null; onClose: () => void };

/** Adds a reminder or changes one, with a preview for a company. */
export function DunningStepDialog({ step, onClose }: Props) {
  const blank = {
    days: step ? String(step.days) : '',
    subject: step?.subject ?? '',
    body: step?.body ?? '',
    active: step?.active ?? true,
  };
  const name = step ? `reminder ${step.id} ${step.version}` : 'reminder';
  const form = useDraftAction(saveDunningStepEndpoint, name, blank, onClose);
  const { draft, change, bind } = form;
  const send = () => {
    const days = parseNumber(draft.days) ?? Number.NaN;
    void form.submit({ ...draft, days, ...(step ? { id: step.id, version: step.version } : {}) });
  };
  return (
    <FormDialog
      title={step ? 'Edit reminder' : 'Add reminder'}
      onClose={onClose}
      onSubmit={send}
      submitLabel="Save"
      busy={form.busy}
      failure={form.failure}
    >
      <TextInput
        {...bind('days')}
        label="Days after the due date"
        hint="Below 0 is before the due date, e.g. -3."
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
      />
      <TextInput {...bind('subject')} label="Subject" maxLength={MAX_SUBJECT_LENGTH} autoComplete="off" />
      <TextArea
        {...bind('body')}
        label="Text"
        hint="The list of invoices follows the first paragraph. Leave a blank line to start a new paragraph."
        rows={7}
        maxLength={MAX_DUNNING_TEXT}
      />
      <dl className="placeholder-list">
        {Object.entries(PLACEHOLDERS).map(([placeholder, meaning]) => (
          <div key={placeholder}>
            <dt className="code">{`{${placeholder}}`}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Send this reminder"
        name="active"
        checked={draft.active}
        onChange={(event) => change({ active: event.target.checked })}
      />
      <DunningPreview subject={draft.subject} body={draft.body} />
    </FormDialog>
  );
}
