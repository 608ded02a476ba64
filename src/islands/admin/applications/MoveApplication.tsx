import type { SubmitEvent } from 'react';
import { sentenceCase } from '#client/format.ts';
import { ApplicationStatus, MAX_NOTE_LENGTH, moveApplicationEndpoint } from '#contracts/visitors/application-admin.ts';
import { APPLICATION_STATES } from '#contracts/visitors/states.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useAction } from '#ui/use-action.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';

type Props = { id: number; name: string; from: ApplicationStatus; onClose: () => void };

type Draft = { to: ApplicationStatus; notify: boolean; note: string; message: string };

/** Changes an application's status and, if ticked, notifies the applicant by mail. No new status is preselected. */
export function MoveApplication({ id, name, from, onClose }: Props) {
  const blank: Draft = { to: from, notify: false, note: '', message: '' };
  const [draft, change, clear] = useTabDraft(`application ${id} ${from}`, blank);
  const { submit, busy, errors, failure, edited } = useAction(moveApplicationEndpoint, () => {
    clear();
    onClose();
  });
  const { to } = draft;
  const { messageLabel } = APPLICATION_STATES[to];
  const canNotify = to !== from && messageLabel !== undefined;
  const notify = draft.notify && canNotify;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, from, ...draft, notify, message: notify ? draft.message : '' });
  };
  const bind = bindFields(draft, change, { errors, edited });
  return (
    <Dialog open onClose={onClose} title={`Status of ${name}`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Select
          label="New status"
          name="to"
          value={to}
          error={errors.to}
          data-autofocus
          onChange={(event) => {
            edited('to');
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
            label="Notify the applicant by mail"
            checked={notify}
            onChange={(event) => change({ notify: event.target.checked })}
          />
        )}
        {notify && (
          <TextArea
            label={messageLabel}
            optional
            hint="Included in the mail as written."
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            {...bind('message')}
          />
        )}
        <div className="dialog-actions">
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" kind="primary" busy={busy} busyText="Saving…">
            Save status
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
