import type { SubmitEvent } from 'react';
import { MAX_NOTE_LENGTH, noteApplicationEndpoint } from '#contracts/visitors/application-admin.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

/** Adds a note that only staff can see. */
export function AddNote({ id }: { id: number }) {
  const { submit, busy, failure, draft, bind } = useDraftAction(noteApplicationEndpoint, `application note ${id}`, {
    note: '',
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, ...draft });
  };
  return (
    <form className="stack application-note no-print" onSubmit={send} noValidate>
      <TextArea label="Note" rows={3} maxLength={MAX_NOTE_LENGTH} {...bind('note')} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button type="submit" busy={busy} busyText="Adding…">
          Add note
        </Button>
      </div>
    </form>
  );
}
