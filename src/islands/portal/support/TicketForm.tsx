import { type SubmitEvent, useState } from 'react';
import { queryClient, read } from '#client/queries.ts';
import { MAX_MESSAGE_LENGTH } from '#contracts/limits.ts';
import { createTicketEndpoint, listTicketsEndpoint, MAX_SUBJECT_LENGTH } from '#contracts/support/portal.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useSubmit } from '#ui/use-submit.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';

/** Subject and message (specification §2); cleared after success, kept after a failure. */
export function TicketForm() {
  const [draft, edit, clear] = useTabDraft('ticket', { subject: '', message: '' });
  const [submitted, setSubmitted] = useState<string | null>(null);
  const { submit, busy, errors, failure, edited } = useSubmit(createTicketEndpoint, ({ message }) => {
    clear();
    setSubmitted(message);
    void queryClient.invalidateQueries({ queryKey: read(listTicketsEndpoint).queryKey });
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(null);
    void submit(draft);
  };

  return (
    <form className="ticket-form sheet sheet-body stack" onSubmit={send} noValidate>
      <ErrorSummary errors={errors} />
      <TextInput
        label="Subject"
        name="subject"
        autoComplete="off"
        maxLength={MAX_SUBJECT_LENGTH}
        value={draft.subject}
        error={errors.subject}
        onChange={(event) => {
          edited('subject');
          edit({ subject: event.target.value });
        }}
      />
      <TextArea
        label="Message"
        name="message"
        rows={5}
        maxLength={MAX_MESSAGE_LENGTH}
        value={draft.message}
        error={errors.message}
        onChange={(event) => {
          edited('message');
          edit({ message: event.target.value });
        }}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      {submitted && <Notice tone="ok">{submitted}</Notice>}
      <div>
        <Button kind="primary" type="submit" busy={busy} busyText="Sending…">
          Create Ticket
        </Button>
      </div>
    </form>
  );
}
