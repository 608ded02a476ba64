import { erasePersonEndpoint, type HeldData, type Outcome } from '#contracts/privacy/person.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

/** Says what goes and what stays, and asks for the reason. */
export function EraseDialog({ held, onClose }: { held: HeldData; onClose: () => void }) {
  const { email, records, files, account, seen } = held;
  const form = useDraftAction(erasePersonEndpoint, `erase ${email}`, { reason: '' }, onClose);
  const named = (outcome: Outcome) =>
    records
      .filter((record) => record.outcome === outcome)
      .map(({ name, count }) => `${name} (${count})`)
      .join(', ') || 'Nothing';
  return (
    <FormDialog
      title={`Erase the data of ${email}`}
      onClose={onClose}
      onSubmit={() => void form.submit({ ...form.draft, email, seen })}
      submitLabel="Erase for good"
      kind="danger"
      busy={form.busy}
      busyText="Erasing…"
      failure={form.failure}
    >
      <p>
        <strong>Deleted:</strong> {named('deleted')}
        {files.length > 0 && `, files (${files.length})`}.
      </p>
      <p>
        <strong>Name, email and phone removed:</strong> {named('anonymised')}.
      </p>
      <p>
        <strong>Kept, because the law requires it:</strong> {named('kept')}.
      </p>
      {account && <p>The account is closed and signed out everywhere. This cannot be undone.</p>}
      <TextArea
        {...form.bind('reason')}
        label="Reason"
        hint="How the request was made and how you verified the person’s identity. Kept in the audit log: do not write the person’s name."
        maxLength={500}
        rows={3}
        data-autofocus
      />
    </FormDialog>
  );
}
