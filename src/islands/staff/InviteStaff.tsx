import type { SubmitEvent } from 'react';
import { inviteStaffEndpoint, type StaffRole } from '#contracts/admin-staff.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { draftFields } from '#ui/draft-fields.ts';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

const blank = { name: '', email: '', role: 'employee' as StaffRole };

/** Makes an account for somebody; a mail brings the link that sets the password. What is typed is kept until it is sent. */
export function InviteStaff({ onClose }: { onClose: () => void }) {
  const [draft, change, clear] = useTabDraft('staff', blank);
  const { submit, busy, errors, failure, edited } = useAct(inviteStaffEndpoint, () => {
    clear();
    onClose();
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(draft);
  };
  const bind = draftFields(draft, change, { errors, edited });
  return (
    <Dialog open onClose={onClose} title="Add somebody to the staff">
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
        <Select label="Role" hint="An admin runs the staff too; all else an employee does as well." {...bind('role')}>
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
