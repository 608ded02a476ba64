import { useState } from 'react';
import { saveStaffEndpoint, type StaffMember } from '#contracts/admin/staff.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { useAction } from '#ui/use-action.ts';
import { RightsFields } from './RightsFields.tsx';

/** Changes what an employee may change. */
export function ChangeRights({
  member: { id, name, ...member },
  onClose,
}: {
  member: StaffMember;
  onClose: () => void;
}) {
  const [rights, setRights] = useState(member.rights);
  const { submit, busy, failure, errors } = useAction(saveStaffEndpoint, onClose);
  return (
    <FormDialog
      title={`Rights of ${name}`}
      onClose={onClose}
      onSubmit={() => void submit({ id, rights })}
      submitLabel="Save"
      busy={busy}
      failure={failure ?? errors.rights ?? null}
    >
      <RightsFields rights={rights} onChange={setRights} />
      <p className="quiet small">{name} will have to sign in again.</p>
    </FormDialog>
  );
}
