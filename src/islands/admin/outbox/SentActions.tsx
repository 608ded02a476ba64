import { useState } from 'react';
import { formatTime } from '#client/format.ts';
import { getSentMailEndpoint, sendMailAgainEndpoint, type SentMail } from '#contracts/outbox/sent.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Drawer } from '#ui/Dialog.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useAction } from '#ui/use-action.ts';
import { useRead } from '#ui/use-read.ts';
import { formatMailKind, formatMailName } from './mail-name.ts';

/** Reads a sent email, or sends it again after confirmation. */
export function SentActions({ mail }: { mail: SentMail }) {
  const { recipient } = mail;
  const [open, setOpen] = useState<'read' | 'again' | null>(null);
  const close = () => setOpen(null);
  const name = `${formatMailName(mail)}, to ${recipient}`;
  return (
    <div className="outbox-acts">
      <Button small aria-label={`Read: ${name}`} onClick={() => setOpen('read')}>
        Read
      </Button>
      <Button small aria-label={`Send again: ${name}`} onClick={() => setOpen('again')}>
        Send again
      </Button>
      {open === 'read' && <ReadDrawer mail={mail} onClose={close} />}
      {open === 'again' && <AgainDialog mail={mail} onClose={close} />}
    </div>
  );
}

/** The email as plain text: nothing in it is run, loaded or followed. */
function ReadDrawer({ mail, onClose }: { mail: SentMail; onClose: () => void }) {
  const read = useRead(getSentMailEndpoint, { id: mail.id });
  const found = read.data?.mail;
  return (
    <Drawer open onClose={onClose} title={formatMailKind(mail)}>
      <div className="stack outbox-read">
        <TitleBlock
          cells={[
            ['To', mail.recipient],
            ['Sent', <time dateTime={mail.sent_at}>{formatTime(mail.sent_at)}</time>],
          ]}
        />
        <ReadError read={read} />
        {!found && !read.error && <Skeleton className="outbox-text-skeleton" />}
        {found && (
          <>
            <h3 className="outbox-subject">{found.subject}</h3>
            <p className="as-typed">{found.body}</p>
            {found.files.length > 0 && <p className="quiet">Attached: {found.files.join(', ')}</p>}
          </>
        )}
      </div>
    </Drawer>
  );
}

function AgainDialog({ mail, onClose }: { mail: SentMail; onClose: () => void }) {
  const { submit, busy, failure } = useAction(sendMailAgainEndpoint, onClose);
  return (
    <ConfirmDialog
      title="Send this email again?"
      confirmLabel="Send again"
      kind="primary"
      busy={busy}
      busyText="Sending…"
      failure={failure}
      onConfirm={() => void submit({ id: mail.id })}
      onClose={onClose}
    >
      <p className="outbox-asked">
        <strong>{formatMailName(mail)}</strong> to {mail.recipient}
      </p>
      <p>The same text goes to the same address, with its documents as they are now.</p>
    </ConfirmDialog>
  );
}
