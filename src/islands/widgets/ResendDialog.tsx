import { useState } from 'react';
import { queryClient } from '#client/queries.ts';
import { readUser } from '#client/session.ts';
import { resendCustomerEndpoint } from '#contracts/companies/admin-customers.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TempPassword } from './passwords/TempPassword.tsx';
import { toast } from '#ui/toast.ts';
import { useSubmit } from '#ui/use-submit.ts';

type Props = {
  customer: { id: number; name: string; email: string; signed_in_at: string | null };
  onClose: () => void;
};

/**
 * Gives a customer access again: a link by email. For a customer who has never signed in, an admin can also create a temporary
 * password to pass on, shown here once.
 */
export function ResendDialog({ customer: { id, name, email, signed_in_at }, onClose }: Props) {
  const mayHandOver = readUser()?.role === 'admin' && !signed_in_at;
  const [tempPassword, setTempPassword] = useState<string | null>(null);
  const { submit, busy, failure } = useSubmit(resendCustomerEndpoint, async ({ message, temp_password }) => {
    if (temp_password) {
      setTempPassword(temp_password);
    } else {
      onClose();
      toast(message);
    }
    await queryClient.invalidateQueries();
  });
  return (
    <Dialog open onClose={onClose} title={`Re-send access to ${name}`}>
      <div className="dialog-form">
        {failure && <Notice tone="bad">{failure}</Notice>}
        {tempPassword ? (
          <>
            <Notice tone="ok">
              <TempPassword password={tempPassword} />
            </Notice>
            <div className="dialog-actions">
              <Button onClick={onClose}>Done</Button>
            </div>
          </>
        ) : (
          <>
            <p>
              Email a link to <strong>{email}</strong> to set a new password.
              {mayHandOver &&
                ' Or create a temporary password and pass it on yourself: the current password and earlier links stop working.'}
            </p>
            <div className="dialog-actions">
              <Button onClick={onClose}>Back</Button>
              {mayHandOver && (
                <Button busy={busy} onClick={() => void submit({ id, way: 'password' })}>
                  Create temporary password
                </Button>
              )}
              <Button kind="primary" busy={busy} data-autofocus onClick={() => void submit({ id, way: 'link' })}>
                Email a link
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
