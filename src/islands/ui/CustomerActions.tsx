import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import type { CompanyRole } from '#contracts/company-role.ts';
import { saveCustomerEndpoint } from '#contracts/customer-desk.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';
import { ResendDialog } from './ResendDialog.tsx';
import { toast } from './toast.ts';
import { useAct } from './use-act.ts';

type Customer = { id: number; name: string; email: string; disabled: boolean };

/** What the desk does about a customer's sign-in: let in anew, disable once that was asked, enable. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const [asked, setAsked] = useState<'re-send' | 'disable' | null>(null);
  const { id, name, disabled } = customer;
  const close = () => setAsked(null);
  return (
    <span className="cluster customer-actions">
      {!disabled && (
        <Button kind="quiet" small aria-label={`Re-send access to ${name}`} onClick={() => setAsked('re-send')}>
          Re-send
        </Button>
      )}
      <Button
        kind="quiet"
        small
        aria-label={`${disabled ? 'Enable' : 'Disable'} ${name}`}
        onClick={() => (disabled ? void changeCustomer({ id, disabled: false }) : setAsked('disable'))}
      >
        {disabled ? 'Enable' : 'Disable'}
      </Button>
      {asked === 're-send' && <ResendDialog customer={customer} onClose={close} />}
      {asked === 'disable' && <DisableDialog customer={customer} onClose={close} />}
    </span>
  );
}

/** Asked as of staff: whoever is disabled is signed out in the middle of an order. */
function DisableDialog({ customer: { id, name }, onClose }: { customer: Customer; onClose: () => void }) {
  const { submit, busy, failure } = useAct(saveCustomerEndpoint, onClose);
  return (
    <Dialog open onClose={onClose} title={`Disable ${name}`}>
      <div className="dialog-form">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <p>
          {name} is signed out everywhere at once and cannot sign in until somebody enables the account. Orders, quotes
          and invoices stay.
        </p>
        <div className="dialog-actions">
          <Button data-autofocus onClick={onClose}>
            Back
          </Button>
          <Button kind="danger" busy={busy} busyText="Saving…" onClick={() => void submit({ id, disabled: true })}>
            Disable
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Changes role or sign-in, says so, and reads anew what shows it. */
export async function changeCustomer(body: {
  id: number;
  company_role?: CompanyRole;
  disabled?: boolean;
}): Promise<void> {
  try {
    const { message } = await call(saveCustomerEndpoint, { body });
    toast(message);
  } catch (error) {
    toast(error instanceof ApiError ? error.message : 'Nothing was changed. Try again.', { tone: 'bad' });
  }
  // After a refusal too: the list shows what is so.
  await queryClient.invalidateQueries();
}
