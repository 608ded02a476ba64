import { useState } from 'react';
import { giveUpMailEndpoint, retryMailEndpoint, type WaitingMail } from '#contracts/admin-outbox.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAct } from '#ui/use-act.ts';
import { nameOf } from './mail-words.ts';
import { useOutcome } from './use-outcome.ts';

/** Tries a mail again, or gives it up; the latter cannot be taken back, so it is asked once more. */
export function MailActions({ mail }: { mail: WaitingMail }) {
  const { id, recipient, attempts, given_up_by } = mail;
  const [asking, setAsking] = useState(false);
  const { watch } = useOutcome(attempts);
  const retry = useAct(retryMailEndpoint, watch);
  const giveUp = useAct(giveUpMailEndpoint, () => setAsking(false));
  if (given_up_by) return null;
  return (
    <div className="outbox-acts">
      <Button
        small
        aria-label={`Retry now: ${nameOf(mail)}, to ${recipient}`}
        busy={retry.busy}
        onClick={() => void retry.submit({ id })}
      >
        Retry now
      </Button>
      <Button
        small
        kind="danger"
        aria-label={`Give up: ${nameOf(mail)}, to ${recipient}`}
        onClick={() => setAsking(true)}
      >
        Give up
      </Button>
      {retry.failure && <p className="field-error">{retry.failure}</p>}
      {asking && (
        <Dialog open onClose={() => setAsking(false)} title="Give up this mail">
          <div className="dialog-form">
            {giveUp.failure && <Notice tone="bad">{giveUp.failure}</Notice>}
            <p className="outbox-asked">
              <strong>{nameOf(mail)}</strong> to {recipient}
            </p>
            <p>What it says is deleted, and nobody can send it any more. Tell {recipient} in another way.</p>
            <div className="dialog-actions">
              <Button data-autofocus onClick={() => setAsking(false)}>
                Back
              </Button>
              <Button kind="danger" busy={giveUp.busy} busyText="Giving up…" onClick={() => void giveUp.submit({ id })}>
                Give up
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}
