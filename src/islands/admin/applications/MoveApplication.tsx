import { sentenceCase } from '#client/format.ts';
import { ApplicationStatus, MAX_NOTE_LENGTH, moveApplicationEndpoint } from '#contracts/visitors/application-admin.ts';
import { APPLICATION_STATES } from '#contracts/visitors/states.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

type Props = { id: number; name: string; from: ApplicationStatus; onClose: () => void };

type Draft = { to: ApplicationStatus; notify: boolean; note: string; message: string };

/** Changes an application's status and, if ticked, notifies the applicant by email. No new status is preselected. */
export function MoveApplication({ id, name, from, onClose }: Props) {
  const blank: Draft = { to: from, notify: false, note: '', message: '' };
  const form = useDraftAction(moveApplicationEndpoint, `application ${id} ${from}`, blank, onClose);
  const { draft, change, bind } = form;
  const { to } = draft;
  const { messageLabel } = APPLICATION_STATES[to];
  const canNotify = to !== from && messageLabel !== undefined;
  const notify = draft.notify && canNotify;
  return (
    <FormDialog
      title={`Status of ${name}`}
      onClose={onClose}
      onSubmit={() => void form.submit({ id, from, ...draft, notify, message: notify ? draft.message : '' })}
      submitLabel="Save status"
      busy={form.busy}
      failure={form.failure}
    >
      <Select
        label="New status"
        name="to"
        value={to}
        error={form.errors.to}
        data-autofocus
        onChange={(event) => {
          form.edited('to');
          change({ to: event.target.value as ApplicationStatus });
        }}
      >
        {ApplicationStatus.options.map((status) => (
          <option key={status} value={status}>
            {sentenceCase(status)}
            {status === from && ' (current)'}
          </option>
        ))}
      </Select>
      <TextArea label="Internal note" optional rows={3} maxLength={MAX_NOTE_LENGTH} {...bind('note')} />
      {canNotify && (
        <Checkbox
          label="Notify the applicant by email"
          checked={notify}
          onChange={(event) => change({ notify: event.target.checked })}
        />
      )}
      {notify && (
        <TextArea
          label={messageLabel}
          optional
          hint="Included in the email as written."
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          {...bind('message')}
        />
      )}
    </FormDialog>
  );
}
