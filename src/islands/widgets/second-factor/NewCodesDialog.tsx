import { renewCodesEndpoint } from '#contracts/auth/second-factor.ts';
import { useSubmit } from '#ui/use-submit.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import type { FactorChanged } from './SecondFactors.tsx';

type Props = { onClose: () => void; onChanged: FactorChanged };

/** Replaces the recovery codes. */
export function NewCodesDialog({ onClose, onChanged }: Props) {
  const action = useSubmit(renewCodesEndpoint, onChanged);
  return (
    <PasswordDialog
      title="Make new recovery codes"
      submitLabel="Make new codes"
      onClose={onClose}
      onSubmit={(password) => void action.submit({ password })}
      action={action}
    >
      <p>The earlier codes stop working, and other devices will be signed out.</p>
    </PasswordDialog>
  );
}
