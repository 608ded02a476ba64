import { type Passkey, removeFactorEndpoint } from '#contracts/auth/second-factor.ts';
import { useSubmit } from '#ui/use-submit.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import type { FactorChanged } from './SecondFactors.tsx';

type Props = { passkey?: Passkey; onClose: () => void; onChanged: FactorChanged };

/** Removes a passkey, or the authenticator app if none is given. */
export function RemoveDialog({ passkey, onClose, onChanged }: Props) {
  const action = useSubmit(removeFactorEndpoint, onChanged);
  return (
    <PasswordDialog
      title={passkey ? `Remove ${passkey.name}` : 'Remove the authenticator app'}
      submitLabel="Remove"
      kind="danger"
      onClose={onClose}
      onSubmit={(password) => void action.submit({ password, ...(passkey && { passkey_id: passkey.id }) })}
      action={action}
    >
      <p>
        {passkey ? 'The passkey' : 'The app’s codes'} will no longer sign you in, and other devices will be signed out.
      </p>
    </PasswordDialog>
  );
}
