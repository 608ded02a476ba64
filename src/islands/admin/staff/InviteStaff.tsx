import type { SubmitEvent } from 'react';
import { inviteStaffEndpoint, type StaffRole } from '#contracts/admin/staff.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useAction } from '#ui/use-action.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';

const blank = { name: '', email: '', role: 'employee' as StaffRole };

/** Creates a staff account; the new member gets a link by mail to set the password. */
export function InviteStaff({ onClose }: { onClose: () => void }) {
  const [draft, change, clear] = useTabDraft('staff', blank);
  const { submit, busy, errors, failure, edited } = useAction(inviteStaffEndpoint, () => {
    clear();
    onClose();
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(draft);
  };
  const bind = bindFields(draft, change, { errors, edited });
  return (
    <Dialog open onClose={onClose} title="Invite staff">
      <form className="dialog-form" onSubmit={send} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextInput label="Name" autoComplete="off" maxLength={100} {...bind('name')} data-autofocus />
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          {...bind('email')}
        />
        <Select label="Role" hint="Admins can also manage staff. Everything else is the same." {...bind('role')}>
          <option value="employee">Employee</option>
          <option value="admin">Admin</option>
        </Select>
        <p className="quiet small">
          They get a mail with a link to set a password. It works once and expires in seven days.
        </p>
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
