import { type SubmitEvent, useState } from 'react';
import { MAX_NOTE_LENGTH, noteApplicationEndpoint } from '#contracts/admin-applications.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';

/** Writes a note that only staff read. */
export function AddNote({ id }: { id: number }) {
  const [note, setNote] = useState('');
  const { submit, busy, errors, failure, edited } = useAct(noteApplicationEndpoint, () => setNote(''));
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, note });
  };
  return (
    <form className="stack application-note no-print" onSubmit={send} noValidate>
      <TextArea
        label="Note"
        name="note"
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        error={errors.note}
        onChange={(event) => {
          edited('note');
          setNote(event.target.value);
        }}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button type="submit" busy={busy} busyText="Adding…">
          Add note
        </Button>
      </div>
    </form>
  );
}
