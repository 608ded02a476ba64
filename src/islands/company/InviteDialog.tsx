import { type FormEvent, useState } from 'react';
import { queryClient } from '#client/queries.ts';
import { inviteColleagueEndpoint } from '#contracts/colleagues.ts';
import { CompanyRole } from '#contracts/company-role.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { useSubmit } from '#ui/use-submit.ts';
import { roleWords } from './role-words.ts';

/** Name, address and role of a new colleague, who then sets a password by a link in a mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState({ name: '', email: '', company_role: 'buyer' as CompanyRole });
  const { submit, busy, errors, failure, edited } = useSubmit(inviteColleagueEndpoint, async ({ message }) => {
    onClose();
    toast(message);
    await queryClient.invalidateQueries();
  });
  const bind = (name: 'name' | 'email') => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      edited(name);
      setDraft({ ...draft, [name]: event.target.value });
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit(draft);
  };
  return (
    <Dialog open onClose={onClose} title="Invite a colleague">
      <form className="stack" onSubmit={send} noValidate>
        <ErrorSummary errors={errors} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextInput label="Name" maxLength={100} autoComplete="off" data-autofocus {...bind('name')} />
        <TextInput label="Email" type="email" maxLength={254} autoComplete="off" {...bind('email')} />
        <Select
          label="Role"
          name="company_role"
          hint={`A ${roleWords[draft.company_role].label.toLowerCase()} ${roleWords[draft.company_role].may}.`}
          value={draft.company_role}
          onChange={(event) => setDraft({ ...draft, company_role: event.target.value as CompanyRole })}
        >
          {CompanyRole.options.map((role) => (
            <option key={role} value={role}>
              {roleWords[role].label}
            </option>
          ))}
        </Select>
        <div className="cluster">
          <Button kind="primary" type="submit" busy={busy} busyText="Inviting…">
            Send the invitation
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
