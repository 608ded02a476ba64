import { type SubmitEvent, useState } from 'react';
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
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';

type Props = { id: number; name: string; from: ApplicationStatus; onClose: () => void };

/** What the applicant is asked to read into the words, by status. */
const WORDS: Partial<Record<ApplicationStatus, string>> = {
  shortlisted: 'The next step',
  interview: 'When and where',
  hired: 'What comes next',
  declined: 'A word about the decision',
};

/** Chooses the next status, and whether the applicant is told of it. */
export function MoveApplication({ id, name, from, onClose }: Props) {
  const others = ApplicationStatus.options.filter((status) => status !== from);
  const [to, setTo] = useState<ApplicationStatus>(others.find((status) => status !== 'received')!);
  const [tell, setTell] = useState(false);
  const { submit, busy, errors, failure, edited } = useAct(moveApplicationEndpoint, onClose);
  const mayTell = TOLD_STATUSES.includes(to);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (field: string) => String(fields.get(field) ?? '');
    void submit({ id, from, to, note: text('note'), tell: tell && mayTell, words: text('words') });
  };
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
            setTo(event.target.value as ApplicationStatus);
          }}
        >
          {others.map((status) => (
            <option key={status} value={status}>
              {sentenceCase(status)}
            </option>
          ))}
        </Select>
        <TextArea label="Note for us" optional name="note" rows={3} maxLength={MAX_NOTE_LENGTH} error={errors.note} />
        {mayTell && (
          <Checkbox
            label="Tell the applicant by mail"
            checked={tell}
            onChange={(event) => setTell(event.target.checked)}
          />
        )}
        {mayTell && tell && (
          <TextArea
            label={WORDS[to]}
            optional
            hint="Stands in the mail as you write it."
            name="words"
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            error={errors.words}
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
