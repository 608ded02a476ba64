import { useState } from 'react';
import { reinviteStaffEndpoint, saveStaffEndpoint, type StaffMember } from '#contracts/admin-staff.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAct } from '#ui/use-act.ts';

type Change = { role: StaffMember['role'] } | { disabled: true };

/** What an admin may do with somebody else's account. What ends that person's sessions, or mails, is asked once more. */
export function StaffActions({ member }: { member: StaffMember }) {
  const { id, name, role, disabled } = member;
  const [asked, setAsked] = useState<Change | 're-send' | null>(null);
  const save = useAct(saveStaffEndpoint, () => setAsked(null));
  const invite = useAct(reinviteStaffEndpoint, () => setAsked(null));
  const other = role === 'admin' ? 'employee' : 'admin';
  const words = asked && wordsOf(asked, member);
  const act = asked === 're-send' ? invite : save;
  return (
    <span className="cluster customer-actions">
      {disabled ? (
        <Act words="Enable" of={name} busy={save.busy} onAct={() => void save.submit({ id, disabled: false })} />
      ) : (
        <>
          <Act words={`Make ${other}`} of={name} onAct={() => setAsked({ role: other })} />
          <Act words="Re-send" of={name} onAct={() => setAsked('re-send')} />
          <Act words="Disable" of={name} onAct={() => setAsked({ disabled: true })} />
        </>
      )}
      {disabled && save.failure && <p className="field-error">{save.failure}</p>}
      {words && (
        <Dialog open onClose={() => setAsked(null)} title={words.title}>
          <div className="dialog-form">
            {act.failure && <Notice tone="bad">{act.failure}</Notice>}
            <p>{words.text}</p>
            <div className="dialog-actions">
              <Button data-autofocus onClick={() => setAsked(null)}>
                Back
              </Button>
              <Button
                kind={words.kind}
                busy={act.busy}
                busyText={words.busy}
                onClick={() => void (asked === 're-send' ? invite.submit({ id }) : save.submit({ id, ...asked }))}
              >
                {words.action}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </span>
  );
}

type ActProps = { words: string; of: string; busy?: boolean; onAct: () => void };

/** One of the row's actions. Its spoken name begins with what is written and ends in whom it is about. */
function Act({ words, of, busy, onAct }: ActProps) {
  return (
    <Button kind="quiet" small busy={busy} onClick={onAct}>
      {words}
      <span className="visually-hidden"> {of}</span>
    </Button>
  );
}

type Words = { title: string; text: string; action: string; kind: 'primary' | 'danger'; busy: string };

function wordsOf(change: Change | 're-send', { name, email }: StaffMember): Words {
  if (change === 're-send') {
    return {
      ...{ title: `Re-send the link to ${name}`, action: 'Re-send', kind: 'primary', busy: 'Sending…' },
      text: `A mail to ${email} brings a new link to set the password.`,
    };
  }
  if ('disabled' in change) {
    return {
      ...{ title: `Disable ${name}`, action: 'Disable', kind: 'danger', busy: 'Saving…' },
      text: `${name} is signed out everywhere at once and cannot sign in until somebody enables the account. What ${name} did stays in the audit log.`,
    };
  }
  const may = change.role === 'admin' ? 'may then run the staff too' : 'may then no longer run the staff';
  return {
    ...{ title: `Make ${name} ${change.role}`, action: `Make ${change.role}`, kind: 'primary', busy: 'Saving…' },
    text: `${name} ${may}, and has to sign in again.`,
  };
}
