import { useState } from 'react';
import { queryClient } from '#client/queries.ts';
import { resendCustomerEndpoint } from '#contracts/customer-desk.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';
import { TempPassword } from './TempPassword.tsx';
import { toast } from './toast.ts';
import { useSubmit } from './use-submit.ts';

type Props = { customer: { id: number; name: string; email: string }; onClose: () => void };

/** Lets a customer in anew: a link by mail, or a temporary password that staff pass on, shown here once. */
export function ResendDialog({ customer: { id, name, email }, onClose }: Props) {
  const [made, setMade] = useState<string | null>(null);
  const { submit, busy, failure } = useSubmit(resendCustomerEndpoint, async ({ message, temp_password }) => {
    if (temp_password) {
      setMade(temp_password);
    } else {
      onClose();
      toast(message);
    }
    await queryClient.invalidateQueries();
  });
  return (
    <Dialog open onClose={onClose} title={`Access of ${name}`}>
      <div className="stack">
        {failure && <Notice tone="bad">{failure}</Notice>}
        {made ? (
          <>
            <Notice tone="ok">
              <TempPassword password={made} />
            </Notice>
            <div>
              <Button onClick={onClose}>Done</Button>
            </div>
          </>
        ) : (
          <>
            <p>
              Mail a link to <strong>{email}</strong>, by which a password is set. Or make a temporary password and pass
              it on yourself: the present one ends, and {name} is signed out.
            </p>
            <div className="cluster">
              <Button kind="primary" busy={busy} data-autofocus onClick={() => void submit({ id, way: 'link' })}>
                Mail a link
              </Button>
              <Button busy={busy} onClick={() => void submit({ id, way: 'password' })}>
                Temporary password
              </Button>
              <Button kind="quiet" onClick={onClose}>
                Back
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
