import type { SubmitEvent } from 'react';
import { inviteStaffEndpoint, type StaffRole } from '#contracts/admin-staff.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useAct } from '#ui/use-act.ts';

/** Makes an account for somebody; a mail brings the link that sets the password. */
export function InviteStaff({ onClose }: { onClose: () => void }) {
  const { submit, busy, errors, failure, edited } = useAct(inviteStaffEndpoint, onClose);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (field: string) => String(fields.get(field) ?? '');
    void submit({ name: text('name'), email: text('email'), role: text('role') as StaffRole });
  };
  return (
    <Dialog open onClose={onClose} title="Add somebody to the staff">
      <form className="dialog-form" onSubmit={send} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextInput
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={100}
          error={errors.name}
          onChange={() => edited('name')}
          data-autofocus
        />
        <TextInput
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={errors.email}
          onChange={() => edited('email')}
        />
        <Select
          label="Role"
          name="role"
          hint="An admin runs the staff too; all else an employee does as well."
          defaultValue="employee"
          error={errors.role}
        >
          <option value="employee">Employee</option>
          <option value="admin">Admin</option>
        </Select>
        <p className="quiet small">A mail brings a link to set the password. It works once, for seven days.</p>
        <div className="dialog-actions">
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" kind="primary" busy={busy} busyText="Sending…">
            Send invitation
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
