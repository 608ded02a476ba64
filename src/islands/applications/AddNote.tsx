import type { SubmitEvent } from 'react';
import { MAX_NOTE_LENGTH, noteApplicationEndpoint } from '#contracts/admin-applications.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

/** Writes a note that only staff read; it stays in this tab until it was added. */
export function AddNote({ id }: { id: number }) {
  const [draft, change, clear] = useTabDraft(`application note ${id}`, { note: '' });
  const { submit, busy, errors, failure, edited } = useAct(noteApplicationEndpoint, clear);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, ...draft });
  };
  return (
    <form className="stack application-note no-print" onSubmit={send} noValidate>
      <TextArea
        label="Note"
        name="note"
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        value={draft.note}
        error={errors.note}
        onChange={(event) => {
          edited('note');
          change({ note: event.target.value });
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
