import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import type { CompanyRole } from '#contracts/company-role.ts';
import { saveCustomerEndpoint } from '#contracts/customer-desk.ts';
import { Button } from './Button.tsx';
import { ResendDialog } from './ResendDialog.tsx';
import { toast } from './toast.ts';

type Customer = { id: number; name: string; email: string; disabled: boolean };

/** What the desk does about a customer's sign-in: let in anew, disable, enable. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const [resending, setResending] = useState(false);
  const { id, name, disabled } = customer;
  const undo = () => void changeCustomer({ id, disabled: false });
  return (
    <span className="cluster customer-actions">
      {!disabled && (
        <Button kind="quiet" small aria-label={`Re-send access to ${name}`} onClick={() => setResending(true)}>
          Re-send
        </Button>
      )}
      <Button
        kind="quiet"
        small
        aria-label={`${disabled ? 'Enable' : 'Disable'} ${name}`}
        onClick={() => void changeCustomer({ id, disabled: !disabled }, disabled ? undefined : undo)}
      >
        {disabled ? 'Enable' : 'Disable'}
      </Button>
      {resending && <ResendDialog customer={customer} onClose={() => setResending(false)} />}
    </span>
  );
}

/** Changes role or sign-in, says so, and reads anew what shows it. */
export async function changeCustomer(
  body: { id: number; company_role?: CompanyRole; disabled?: boolean },
  undo?: () => void,
): Promise<void> {
  try {
    const { message } = await call(saveCustomerEndpoint, { body });
    toast(message, undo ? { undo } : {});
  } catch (error) {
    toast(error instanceof ApiError ? error.message : 'Nothing was changed. Try again.', { tone: 'bad' });
  }
  // After a refusal too: the list shows what is so.
  await queryClient.invalidateQueries();
}
