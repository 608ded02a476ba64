import { inviteColleagueEndpoint } from '#contracts/companies/members.ts';
import { PRIVACY_PATH } from '#contracts/privacy/notices.ts';
import { CompanyRole } from '#contracts/companies/company-role.ts';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useAction } from '#ui/use-action.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { companyRoles } from './company-roles.ts';

type Draft = { name: string; email: string; company_role: CompanyRole };

/**
 * Invites a colleague, who then sets a password by a link in an email. The draft survives an expired session, but not
 * Back.
 */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [draft, change, clear] = useTabDraft<Draft>('invite', { name: '', email: '', company_role: 'buyer' });
  const close = () => {
    clear();
    onClose();
  };
  const { submit, busy, errors, failure, edited } = useAction(inviteColleagueEndpoint, close);
  const bind = bindFields(draft, change, { errors, edited });
  return (
    <FormDialog
      title="Invite a colleague"
      onClose={close}
      onSubmit={() => void submit(draft)}
      submitLabel="Send invitation"
      busy={busy}
      busyText="Inviting…"
      failure={failure}
    >
      <ErrorSummary errors={errors} />
      <TextInput label="Name" maxLength={100} autoComplete="off" data-autofocus {...bind('name')} />
      <TextInput label="Email" type="email" maxLength={254} autoComplete="off" {...bind('email')} />
      <Select
        label="Role"
        name="company_role"
        hint={`A ${companyRoles[draft.company_role].label.toLowerCase()} ${companyRoles[draft.company_role].description}.`}
        value={draft.company_role}
        onChange={(event) => change({ company_role: event.target.value as CompanyRole })}
      >
        {CompanyRole.options.map((role) => (
          <option key={role} value={role}>
            {companyRoles[role].label}
          </option>
        ))}
      </Select>
      <p className="quiet small">
        They see our <a href={PRIVACY_PATH}>privacy notice</a> when they set their password.
      </p>
    </FormDialog>
  );
}
