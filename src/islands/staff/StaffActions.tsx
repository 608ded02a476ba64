import { useState } from 'react';
import { reinviteStaffEndpoint, saveStaffEndpoint, type StaffMember } from '#contracts/admin-staff.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAct } from '#ui/use-act.ts';

type Change = { role: StaffMember['role'] } | { disabled: boolean };

/** What an admin may do with somebody else's account. What ends that person's sessions is asked once more. */
export function StaffActions({ member }: { member: StaffMember }) {
  const { id, name, role, disabled } = member;
  const [asked, setAsked] = useState<Change | null>(null);
  const save = useAct(saveStaffEndpoint, () => setAsked(null));
  const invite = useAct(reinviteStaffEndpoint);
  const other = role === 'admin' ? 'employee' : 'admin';
  const words = asked && wordsOf(asked, name);
  return (
    <div className="staff-acts">
      {!disabled && (
        <>
          <Button small aria-label={`Make ${name} ${other}`} onClick={() => setAsked({ role: other })}>
            Make {other}
          </Button>
          <Button
            small
            aria-label={`Send ${name} a new link`}
            busy={invite.busy}
            onClick={() => void invite.submit({ id })}
          >
            Send link
          </Button>
        </>
      )}
      {disabled ? (
        <Button
          small
          aria-label={`Enable ${name}`}
          busy={save.busy}
          onClick={() => void save.submit({ id, disabled: false })}
        >
          Enable
        </Button>
      ) : (
        <Button small kind="danger" aria-label={`Disable ${name}`} onClick={() => setAsked({ disabled: true })}>
          Disable
        </Button>
      )}
      {invite.failure && <p className="field-error">{invite.failure}</p>}
      {words && (
        <Dialog open onClose={() => setAsked(null)} title={words.title}>
          <div className="dialog-form">
            {save.failure && <Notice tone="bad">{save.failure}</Notice>}
            <p>{words.text}</p>
            <div className="dialog-actions">
              <Button data-autofocus onClick={() => setAsked(null)}>
                Back
              </Button>
              <Button
                kind={'disabled' in asked ? 'danger' : 'primary'}
                busy={save.busy}
                busyText="Saving…"
                onClick={() => void save.submit({ id, ...asked })}
              >
                {words.action}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}

function wordsOf(change: Change, name: string) {
  if ('disabled' in change) {
    return {
      title: `Disable ${name}`,
      text: `${name} is signed out everywhere at once and cannot sign in until somebody enables the account. What ${name} did stays in the audit log.`,
      action: 'Disable',
    };
  }
  const may = change.role === 'admin' ? 'may then run the staff too' : 'may then no longer run the staff';
  return {
    title: `Make ${name} ${change.role}`,
    text: `${name} ${may}, and has to sign in again.`,
    action: `Make ${change.role}`,
  };
}
