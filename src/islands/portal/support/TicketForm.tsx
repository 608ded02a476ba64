import { type SubmitEvent, useState } from 'react';
import { queryClient, read } from '#client/queries.ts';
import type { Upload } from '#contracts/attachments/attachments.ts';
import { MAX_MESSAGE_LENGTH } from '#contracts/limits.ts';
import { TICKET_CATEGORIES, TicketCategory } from '#contracts/support/categories.ts';
import {
  createTicketEndpoint,
  listTicketsEndpoint,
  MAX_SUBJECT_LENGTH,
  MAX_TICKET_FILES,
} from '#contracts/support/portal.ts';
import { Button } from '#ui/Button.tsx';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useSubmit } from '#ui/use-submit.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { UploadField } from '#widgets/attachments/UploadField.tsx';
import { useUploads } from '#widgets/attachments/use-uploads.ts';
import { OrderSelect } from './OrderSelect.tsx';
import { EMPTY_TICKET, type TicketDraft, withLink } from './ticket-draft.ts';

/** Subject and message (specification §2), category, order and files; cleared after success, kept after a failure. */
export function TicketForm() {
  const [draft, edit, clear] = useTabDraft<TicketDraft>('ticket', EMPTY_TICKET, (stored) =>
    withLink(stored, new URLSearchParams(location.search)),
  );
  const [submitted, setSubmitted] = useState<string | null>(null);
  const { submit, busy, errors, failure, edited } = useSubmit(createTicketEndpoint, ({ message }) => {
    clear();
    setSubmitted(message);
    void queryClient.invalidateQueries({ queryKey: read(listTicketsEndpoint).queryKey });
  });
  const change = (part: Partial<TicketDraft>) => {
    setSubmitted(null);
    edit(part);
  };
  const bind = bindFields(draft, change, { errors, edited });
  const uploads = useUploads(draft.files, editFiles, MAX_TICKET_FILES);
  function editFiles(next: (now: Upload[]) => Upload[]) {
    edited('files');
    edit(({ files }) => ({ files: next(files) }));
  }
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(null);
    const { category, files, ...rest } = draft;
    if (uploads.busy) return;
    uploads.clearError();
    void submit({ ...rest, category: category || null, files: files.map(({ id }) => id) });
  };

  return (
    <form className="ticket-form sheet sheet-body stack" onSubmit={send} noValidate>
      <ErrorSummary errors={errors} />
      <TextInput label="Subject" autoComplete="off" maxLength={MAX_SUBJECT_LENGTH} {...bind('subject')} />
      <Select
        label="Category"
        optional
        name="category"
        value={draft.category}
        error={errors.category}
        onChange={({ target }) => {
          edited('category');
          change({ category: target.value as TicketDraft['category'] });
        }}
      >
        <option value="">Choose a category</option>
        {TicketCategory.options.map((category) => (
          <option key={category} value={category}>
            {TICKET_CATEGORIES[category]}
          </option>
        ))}
      </Select>
      <OrderSelect
        value={draft.order_id}
        error={errors.order_id}
        onChange={(order_id) => {
          edited('order_id');
          change({ order_id });
        }}
      />
      <TextArea label="Message" rows={5} maxLength={MAX_MESSAGE_LENGTH} {...bind('message')} />
      <UploadField
        label="Files"
        name="files"
        optional
        hint={`Up to ${MAX_TICKET_FILES} photos, drawings or documents: PDF, Word, Excel, CSV, JPG, PNG or WebP, at most 4 MB each.`}
        uploads={uploads}
        error={errors.files}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      {submitted && <Notice tone="ok">{submitted}</Notice>}
      <div>
        <Button
          kind="primary"
          type="submit"
          busy={busy || uploads.busy}
          busyText={busy ? 'Sending…' : 'Uploading files…'}
        >
          Create Ticket
        </Button>
      </div>
    </form>
  );
}
