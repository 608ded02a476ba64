import type { SubmitEvent } from 'react';
import { inviteColleagueEndpoint } from '#contracts/colleagues.ts';
import { CompanyRole } from '#contracts/company-role.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { draftFields } from '#ui/draft-fields.ts';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';
import { roleWords } from './role-words.ts';

type Draft = { name: string; email: string; company_role: CompanyRole };

/**
 * Name, address and role of a new colleague, who then sets a password by a link in a mail. What was typed outlives an
 * expired session, but not Cancel.
 */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [draft, change, clear] = useTabDraft<Draft>('invite', { name: '', email: '', company_role: 'buyer' });
  const close = () => {
    clear();
    onClose();
  };
  const { submit, busy, errors, failure, edited } = useAct(inviteColleagueEndpoint, close);
  const bind = draftFields(draft, change, { errors, edited });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(draft);
  };
  return (
    <Dialog open onClose={close} title="Invite a colleague">
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
          onChange={(event) => change({ company_role: event.target.value as CompanyRole })}
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
          <Button kind="quiet" onClick={close}>
            Back
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
