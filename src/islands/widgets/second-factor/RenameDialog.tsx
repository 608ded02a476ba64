import { useState } from 'react';
import { type Passkey, renamePasskeyEndpoint } from '#contracts/auth/second-factor.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useSubmit } from '#ui/use-submit.ts';
import type { FactorChanged } from './SecondFactors.tsx';

type Props = { passkey: Passkey; onClose: () => void; onChanged: FactorChanged };

/** Renames a passkey. */
export function RenameDialog({ passkey, onClose, onChanged }: Props) {
  const [name, setName] = useState(passkey.name);
  const { submit, busy, errors, failure, edited } = useSubmit(renamePasskeyEndpoint, onChanged);
  return (
    <FormDialog
      title="Rename the passkey"
      onClose={onClose}
      onSubmit={() => void submit({ id: passkey.id, name })}
      submitLabel="Save"
      busy={busy}
      failure={failure}
    >
      <TextInput
        label="Name"
        name="name"
        maxLength={60}
        autoComplete="off"
        value={name}
        error={errors.name}
        onChange={({ target }) => (edited('name'), setName(target.value))}
        data-autofocus
      />
    </FormDialog>
  );
}
