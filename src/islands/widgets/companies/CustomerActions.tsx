import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import type { CompanyRole } from '#contracts/companies/company-role.ts';
import { saveCustomerEndpoint, resendCustomerEndpoint } from '#contracts/companies/admin-customers.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { ResendDialog } from '../ResendDialog.tsx';
import { toast } from '#ui/toast.ts';
import { useAction } from '#ui/use-action.ts';
import './customer-actions.css';

type Customer = { id: number; name: string; email: string; disabled: boolean; signed_in_at: string | null };

/** The admin actions on a customer's sign-in: re-send access, disable (with a confirmation) or enable. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const [dialog, setDialog] = useState<'re-send' | 'disable' | null>(null);
  const { id, name, email, disabled } = customer;
  const close = () => setDialog(null);
  return (
    <span className="cluster customer-actions">
      {!disabled && (
        <Button
          call={resendCustomerEndpoint}
          kind="quiet"
          small
          aria-label={`Re-send access to ${name}`}
          onClick={() => setDialog('re-send')}
        >
          Re-send
        </Button>
      )}
      <Button
        call={saveCustomerEndpoint}
        kind="quiet"
        small
        aria-label={`${disabled ? 'Enable' : 'Disable'} ${name}`}
        onClick={() => (disabled ? void changeCustomer({ id, disabled: false }) : setDialog('disable'))}
      >
        {disabled ? 'Enable' : 'Disable'}
      </Button>
      <a
        className="button button-quiet button-small"
        // Hidden from employees, as in the sidebar.
        data-admins=""
        href={`/admin/personal-data?email=${encodeURIComponent(email)}`}
        aria-label={`Personal data of ${name}`}
      >
        Data
      </a>
      {dialog === 're-send' && <ResendDialog customer={customer} onClose={close} />}
      {dialog === 'disable' && <DisableDialog customer={customer} onClose={close} />}
    </span>
  );
}

/** Asks first, because disabling signs the customer out, perhaps in the middle of an order. */
function DisableDialog({ customer: { id, name }, onClose }: { customer: Customer; onClose: () => void }) {
  const { submit, busy, failure } = useAction(saveCustomerEndpoint, onClose);
  return (
    <ConfirmDialog
      title={`Disable ${name}`}
      onClose={onClose}
      onConfirm={() => void submit({ id, disabled: true })}
      confirmLabel="Disable"
      busy={busy}
      busyText="Saving…"
      failure={failure}
    >
      <p>
        {name} will be signed out on all devices and cannot sign in until the account is enabled again. Orders, quotes
        and invoices remain.
      </p>
    </ConfirmDialog>
  );
}

/** Changes a customer's role or sign-in, shows the result as a toast and reloads the page's data. */
export async function changeCustomer(body: {
  id: number;
  company_role?: CompanyRole;
  disabled?: boolean;
}): Promise<void> {
  try {
    const { message } = await call(saveCustomerEndpoint, { body });
    toast(message);
  } catch (error) {
    toast(error instanceof ApiError ? error.message : 'No changes saved. Try again.', { tone: 'bad' });
  }
  // After a refusal too, so that the list shows the current state.
  await queryClient.invalidateQueries();
}
