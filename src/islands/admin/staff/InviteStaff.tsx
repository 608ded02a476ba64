import { inviteStaffEndpoint, type StaffRole } from '#contracts/admin/staff.ts';
import { StaffRight } from '#contracts/endpoint.ts';
import { PRIVACY_PATH } from '#contracts/privacy/notices.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { RightsFields } from './RightsFields.tsx';

const blank = { name: '', email: '', role: 'employee' as StaffRole, rights: [...StaffRight.options] };

/** Creates a staff account; the new member gets a link by email to set the password. */
export function InviteStaff({ onClose }: { onClose: () => void }) {
  const { draft, change, bind, submit, busy, failure } = useDraftAction(inviteStaffEndpoint, 'staff', blank, onClose);
  return (
    <FormDialog
      title="Invite staff"
      onClose={onClose}
      onSubmit={() => void submit(draft)}
      submitLabel="Send invitation"
      busy={busy}
      busyText="Sending…"
      failure={failure}
    >
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
      <Select label="Role" hint="Admins can change everything and manage staff." {...bind('role')}>
        <option value="employee">Employee</option>
        <option value="admin">Admin</option>
      </Select>
      {draft.role === 'employee' && <RightsFields rights={draft.rights} onChange={(rights) => change({ rights })} />}
      <p className="quiet small">
        They get an email with a link to set a password. It works once and expires in seven days. They see our{' '}
        <a href={PRIVACY_PATH}>privacy notice</a> when they set their password.
      </p>
    </FormDialog>
  );
}
