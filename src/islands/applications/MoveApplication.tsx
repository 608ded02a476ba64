import type { SubmitEvent } from 'react';
import { sentenceCase } from '#client/format.ts';
import {
  ApplicationStatus,
  MAX_NOTE_LENGTH,
  moveApplicationEndpoint,
  TOLD_STATUSES,
} from '#contracts/admin-applications.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { draftFields } from '#ui/draft-fields.ts';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

type Props = { id: number; name: string; from: ApplicationStatus; onClose: () => void };

type Draft = { to: ApplicationStatus; tell: boolean; note: string; words: string };

/** What the applicant is asked to read into the words, by status. */
const WORDS: Partial<Record<ApplicationStatus, string>> = {
  shortlisted: 'The next step',
  interview: 'When and where',
  hired: 'What comes next',
  declined: 'A word about the decision',
};

/** Chooses another status, none beforehand, and whether the applicant is told of it. What is typed is kept until it is saved. */
export function MoveApplication({ id, name, from, onClose }: Props) {
  const blank: Draft = { to: from, tell: false, note: '', words: '' };
  const [draft, change, clear] = useTabDraft(`application ${id} ${from}`, blank);
  const { submit, busy, errors, failure, edited } = useAct(moveApplicationEndpoint, () => {
    clear();
    onClose();
  });
  const { to } = draft;
  const mayTell = to !== from && TOLD_STATUSES.includes(to);
  const tell = draft.tell && mayTell;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, from, ...draft, tell, words: tell ? draft.words : '' });
  };
  const bind = draftFields(draft, change, { errors, edited });
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
              {status === from && ' (now)'}
            </option>
          ))}
        </Select>
        <TextArea label="Note for us" optional rows={3} maxLength={MAX_NOTE_LENGTH} {...bind('note')} />
        {mayTell && (
          <Checkbox
            label="Tell the applicant by mail"
            checked={tell}
            onChange={(event) => change({ tell: event.target.checked })}
          />
        )}
        {tell && (
          <TextArea
            label={WORDS[to]}
            optional
            hint="Stands in the mail as you write it."
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            {...bind('words')}
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
