import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { type Colleague, saveColleagueEndpoint } from '#contracts/companies/members.ts';
import { CompanyRole } from '#contracts/companies/company-role.ts';
import type { LimitPeriod } from '#contracts/companies/limit-period.ts';
import { saveColleagueLimitsEndpoint } from '#contracts/companies/own-limits.ts';
import { Button } from '#ui/Button.tsx';
import { Day } from '#ui/Day.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { OwnLimitsDialog } from '#widgets/companies/OwnLimitsDialog.tsx';
import { OwnLimitsText } from '#widgets/companies/OwnLimitsText.tsx';
import { SignInStatus } from '#widgets/passwords/SignInStatus.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { toast } from '#ui/toast.ts';
import { canApprove, DeputyDialog } from './DeputyDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { companyRoles } from './company-roles.ts';

type Props = {
  colleagues: Colleague[];
  /** The period of the limit for each buyer. */
  period: LimitPeriod;
  mayEdit: boolean;
};

/**
 * The company's users. Its admin can change roles, limits and deputies, disable and invite users, but not change their own role
 * or sign-in. An approver names their own deputy.
 */
export function ColleagueList({ colleagues, period, mayEdit }: Props) {
  const [inviting, setInviting] = useState(false);
  const [limited, setLimited] = useState<Colleague | null>(null);
  const [away, setAway] = useState<Colleague | null>(null);
  const columns: Column<Colleague>[] = [
    {
      label: 'Name',
      lead: true,
      cell: ({ name, email, me }) => (
        <span className="two-lines">
          <strong>
            {name}
            {me && <span className="quiet"> (you)</span>}
          </strong>
          <span className="small quiet">{email}</span>
        </span>
      ),
    },
    {
      label: 'Role',
      cell: (colleague) =>
        mayEdit && !colleague.me ? <RoleSelect colleague={colleague} /> : companyRoles[colleague.company_role].label,
    },
    { label: 'Limits', cell: (colleague) => <OwnLimitsText limits={colleague} period={period} /> },
    { label: 'Deputy', cell: ({ deputy }) => (deputy ? <DeputyText {...deputy} /> : '–') },
    { label: 'Sign-in', cell: (colleague) => <SignInStatus {...colleague} /> },
  ];
  const mayNameDeputy = (colleague: Colleague) => canApprove(colleague) && (mayEdit || colleague.me);
  if (mayEdit || colleagues.some(mayNameDeputy)) {
    columns.push({
      label: 'Actions',
      labelHidden: true,
      end: true,
      cell: (colleague) => (
        <span className="cluster colleague-actions">
          {mayEdit && (
            <Button kind="quiet" small aria-label={`Limits of ${colleague.name}`} onClick={() => setLimited(colleague)}>
              Limits
            </Button>
          )}
          {mayNameDeputy(colleague) && (
            <Button kind="quiet" small aria-label={`Deputy of ${colleague.name}`} onClick={() => setAway(colleague)}>
              Deputy
            </Button>
          )}
          {mayEdit && !colleague.me && <SignInSwitch colleague={colleague} />}
        </span>
      ),
    });
  }
  return (
    <div className="stack">
      <div className="sheet colleagues">
        <Table caption="Colleagues" columns={columns} rows={colleagues} rowKey={({ id }) => id} />
      </div>
      {mayEdit && (
        <div>
          <Button onClick={() => setInviting(true)}>Invite a colleague</Button>
        </div>
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {limited && (
        <OwnLimitsDialog
          key={limited.id}
          person={limited}
          period={period}
          endpoint={saveColleagueLimitsEndpoint}
          asksPassword
          onClose={() => setLimited(null)}
        />
      )}
      {away && <DeputyDialog key={away.id} person={away} colleagues={colleagues} onClose={() => setAway(null)} />}
    </div>
  );
}

function DeputyText({ name, from, to }: NonNullable<Colleague['deputy']>) {
  return (
    <span className="two-lines">
      <span>{name}</span>
      <span className="small quiet">
        <Day value={from} /> to <Day value={to} />
      </span>
    </span>
  );
}

function RoleSelect({ colleague: { id, name, company_role } }: { colleague: Colleague }) {
  return (
    <Select
      label={`Role of ${name}`}
      labelHidden
      className="colleague-role"
      value={company_role}
      onChange={(event) => void updateColleague({ id, company_role: event.target.value as CompanyRole })}
    >
      {CompanyRole.options.map((role) => (
        <option key={role} value={role}>
          {companyRoles[role].label}
        </option>
      ))}
    </Select>
  );
}

function SignInSwitch({ colleague: { id, name, disabled } }: { colleague: Colleague }) {
  const undo = () => void updateColleague({ id, disabled: false });
  return (
    <Button
      kind="quiet"
      small
      aria-label={`${disabled ? 'Enable' : 'Disable'} ${name}`}
      onClick={() => void updateColleague({ id, disabled: !disabled }, disabled ? undefined : undo)}
    >
      {disabled ? 'Enable' : 'Disable'}
    </Button>
  );
}

async function updateColleague(
  body: { id: number; company_role?: CompanyRole; disabled?: boolean },
  undo?: () => void,
) {
  try {
    const { message } = await call(saveColleagueEndpoint, { body });
    toast(message, undo ? { undo } : {});
  } catch (error) {
    toast(error instanceof ApiError ? error.message : 'No changes saved. Try again.', { tone: 'bad' });
  }
  // After a refusal too, so that the list shows the current state.
  await queryClient.invalidateQueries();
}
