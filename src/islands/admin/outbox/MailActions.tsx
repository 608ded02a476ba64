import { useState } from 'react';
import { giveUpMailEndpoint, retryMailEndpoint, type WaitingMail } from '#contracts/outbox/admin.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useAction } from '#ui/use-action.ts';
import { formatMailName } from './mail-name.ts';
import { useWatchOutbox } from './use-watch-outbox.ts';

/** Retries an email, or gives up on it after confirmation. */
export function MailActions({ mail }: { mail: WaitingMail }) {
  const { id, recipient, attempts, given_up_by } = mail;
  const [confirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);
  const watchOutbox = useWatchOutbox(attempts);
  const retry = useAction(retryMailEndpoint, watchOutbox);
  const giveUp = useAction(giveUpMailEndpoint, close);
  if (given_up_by) return null;
  return (
    <div className="outbox-acts">
      <Button
        small
        aria-label={`Retry now: ${formatMailName(mail)}, to ${recipient}`}
        busy={retry.busy}
        onClick={() => void retry.submit({ id })}
      >
        Retry now
      </Button>
      <Button
        small
        kind="danger"
        aria-label={`Give up: ${formatMailName(mail)}, to ${recipient}`}
        onClick={() => setConfirming(true)}
      >
        Give up
      </Button>
      {retry.failure && <p className="field-error">{retry.failure}</p>}
      {confirming && (
        <ConfirmDialog
          title="Give up on this email?"
          onClose={close}
          onConfirm={() => void giveUp.submit({ id })}
          confirmLabel="Give up"
          busy={giveUp.busy}
          busyText="Giving up…"
          failure={giveUp.failure}
        >
          <p className="outbox-asked">
            <strong>{formatMailName(mail)}</strong> to {recipient}
          </p>
          <p>Its content will be deleted and it can no longer be sent. Contact {recipient} another way.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
