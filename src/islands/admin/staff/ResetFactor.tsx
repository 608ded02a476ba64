import { resetFactorsEndpoint } from '#contracts/auth/second-factor.ts';
import type { StaffMember } from '#contracts/admin/staff.ts';
import { useState } from 'react';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { PasswordInput } from '#ui/forms/PasswordInput.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useAction } from '#ui/use-action.ts';

/** Removes the second factors of a colleague who lost them. */
export function ResetFactor({ member: { id, name }, onClose }: { member: StaffMember; onClose: () => void }) {
  const [draft, setDraft] = useState({ reason: '', password: '' });
  const action = useAction(resetFactorsEndpoint, onClose);
  const bind = bindFields(draft, (part) => setDraft({ ...draft, ...part }), action);
  return (
    <FormDialog
      title={`Reset the second factor of ${name}`}
      onClose={onClose}
      onSubmit={() => void action.submit({ id, ...draft })}
      submitLabel="Reset"
      kind="danger"
      busy={action.busy}
      failure={action.failure}
    >
      <p>
        First make sure, by a call to a number you know, that {name} asked for this. Their app, passkeys and recovery
        codes stop working, they are signed out on all devices and get an email.
      </p>
      <TextArea
        label="Reason"
        hint="Kept in the audit log."
        rows={2}
        maxLength={300}
        {...bind('reason')}
        data-autofocus
      />
      <PasswordInput label="Your current password" {...bind('password')} />
    </FormDialog>
  );
}
