import { type ComponentProps, useState } from 'react';
import { reinviteStaffEndpoint, saveStaffEndpoint, type StaffMember } from '#contracts/admin/staff.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useAction } from '#ui/use-action.ts';
import '#widgets/companies/customer-actions.css';
import { ChangeRights } from './ChangeRights.tsx';
import { DisableStaff } from './DisableStaff.tsx';
import { ResetFactor } from './ResetFactor.tsx';

type Change = { role: StaffMember['role'] };

/** What an admin can do with another staff account. Changes that sign the person out or send an email ask for confirmation. */
export function StaffActions({ member }: { member: StaffMember }) {
  const { id, name, role, disabled, second_factor } = member;
  const [isResetting, setIsResetting] = useState(false);
  const [isChangingRights, setIsChangingRights] = useState(false);
  const [isDisabling, setIsDisabling] = useState(false);
  const [confirming, setConfirming] = useState<Change | 're-send' | null>(null);
  const close = () => setConfirming(null);
  const save = useAction(saveStaffEndpoint, close);
  const invite = useAction(reinviteStaffEndpoint, close);
  const otherRole = role === 'admin' ? 'employee' : 'admin';
  const { busy, failure } = confirming === 're-send' ? invite : save;
  return (
    <span className="cluster customer-actions">
      {disabled ? (
        <RowAction
          label="Enable"
          member={name}
          busy={save.busy}
          onClick={() => void save.submit({ id, disabled: false })}
        />
      ) : (
        <>
          {role === 'employee' && <RowAction label="Rights" member={name} onClick={() => setIsChangingRights(true)} />}
          <RowAction label={`Make ${otherRole}`} member={name} onClick={() => setConfirming({ role: otherRole })} />
          <RowAction label="Re-send link" member={name} onClick={() => setConfirming('re-send')} />
          {second_factor && (
            <RowAction label="Reset second factor" member={name} onClick={() => setIsResetting(true)} />
          )}
          <RowAction label="Disable" member={name} onClick={() => setIsDisabling(true)} />
        </>
      )}
      {disabled && save.failure && <p className="field-error">{save.failure}</p>}
      {isResetting && <ResetFactor member={member} onClose={() => setIsResetting(false)} />}
      {isChangingRights && <ChangeRights member={member} onClose={() => setIsChangingRights(false)} />}
      {isDisabling && <DisableStaff member={member} onClose={() => setIsDisabling(false)} />}
      {confirming && (
        <ConfirmDialog
          {...confirmation(confirming, member)}
          busy={busy}
          failure={failure}
          onClose={close}
          onConfirm={() => void (confirming === 're-send' ? invite.submit({ id }) : save.submit({ id, ...confirming }))}
        />
      )}
    </span>
  );
}

type RowActionProps = { label: string; member: string; busy?: boolean; onClick: () => void };

/** A button in the member's row; screen readers also hear whom it is about. */
function RowAction({ label, member, busy, onClick }: RowActionProps) {
  return (
    <Button kind="quiet" small busy={busy} onClick={onClick}>
      {label}
      <span className="visually-hidden"> {member}</span>
    </Button>
  );
}

type Confirmation = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'children' | 'confirmLabel' | 'kind' | 'busyText'
>;

function confirmation(change: Change | 're-send', { name, email }: StaffMember): Confirmation {
  if (change === 're-send') {
    return {
      ...{ title: `Re-send the link to ${name}`, confirmLabel: 'Re-send link', kind: 'primary', busyText: 'Sending…' },
      children: <p>A new link to set the password will be emailed to {email}.</p>,
    };
  }
  const effect =
    change.role === 'admin'
      ? 'will be able to change everything and manage staff'
      : 'will no longer be able to manage staff, will have their earlier rights';
  return {
    ...{
      title: `Make ${name} an ${change.role}`,
      confirmLabel: `Make ${change.role}`,
      kind: 'primary',
      busyText: 'Saving…',
    },
    children: <p>{`${name} ${effect} and must sign in again.`}</p>,
  };
}
