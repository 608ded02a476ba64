import { useState } from 'react';
import { formatDay } from '#client/format.ts';
import { saveLockEndpoint } from '#contracts/accounts/closing.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

type Props = {
  /** The current lock date. */
  was: string | null;
  /** The last day of the period shown, if it is over. */
  proposed: string;
};

/** Locks the books up to a day, or opens them; both need a reason. */
export function LockForm({ was, proposed }: Props) {
  const [open, setOpen] = useState<'lock' | 'open' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="cluster no-print">
      <Button kind="primary" onClick={() => setOpen('lock')}>
        {was ? 'Change lock date' : 'Lock the books'}
      </Button>
      {was && <Button onClick={() => setOpen('open')}>Open the books</Button>}
      {open === 'lock' && <LockDialog was={was} proposed={proposed} onClose={close} />}
      {open === 'open' && <OpenDialog was={was!} onClose={close} />}
    </div>
  );
}

function LockDialog({ was, proposed, onClose }: Props & { onClose: () => void }) {
  const start = { locked_until: proposed === was ? '' : proposed, reason: '' };
  const form = useDraftAction(saveLockEndpoint, `lock books ${proposed}`, start, onClose);
  const { onChange, ...day } = form.bind('locked_until');
  return (
    <FormDialog
      title={was ? 'Change the lock date' : 'Lock the books'}
      onClose={onClose}
      onSubmit={() => void form.submit({ ...form.draft, was })}
      submitLabel={was ? 'Change lock date' : 'Lock the books'}
      busy={form.busy}
      failure={form.failure}
    >
      {was && <p>Now locked up to {formatDay(was)}. An earlier day opens the days after it.</p>}
      <DateInput
        {...day}
        label="Locked up to"
        hint="Entries dated on or before this day will be refused."
        onDate={(value) => onChange({ target: { value } })}
        data-autofocus
      />
      <TextInput
        {...form.bind('reason')}
        label="Reason"
        hint="Kept in the audit log, e.g. GSTR-1 filed."
        maxLength={300}
      />
    </FormDialog>
  );
}

function OpenDialog({ was, onClose }: { was: string; onClose: () => void }) {
  const form = useDraftAction(saveLockEndpoint, 'open books', { reason: '' }, onClose);
  return (
    <FormDialog
      title="Open the books"
      onClose={onClose}
      onSubmit={() => void form.submit({ ...form.draft, locked_until: null, was })}
      submitLabel="Open the books"
      kind="danger"
      busy={form.busy}
      failure={form.failure}
    >
      <p>
        Entries up to {formatDay(was)} are accepted again, and can change returns that are filed. To open a few days
        only, change the lock date.
      </p>
      <TextInput {...form.bind('reason')} label="Reason" hint="Kept in the audit log." maxLength={300} data-autofocus />
    </FormDialog>
  );
}
