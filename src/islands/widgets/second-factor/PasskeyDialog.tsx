import { useState } from 'react';
import { call } from '#client/api.ts';
import { createPasskey, PasskeyFailure } from '#client/passkeys.ts';
import { savePasskeyEndpoint, startPasskeyEndpoint } from '#contracts/auth/second-factor.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { PasswordInput } from '#ui/forms/PasswordInput.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useSubmit } from '#ui/use-submit.ts';
import type { FactorChanged } from './SecondFactors.tsx';

type Props = { onClose: () => void; onChanged: FactorChanged };

/** Adds a passkey: name and password, then the browser creates it. */
export function PasskeyDialog({ onClose, onChanged }: Props) {
  const [draft, setDraft] = useState({ name: '', password: '' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const { submit, busy, errors, failure, edited } = useSubmit(startPasskeyEndpoint, async ({ challenge, options }) => {
    try {
      const response = await createPasskey(options);
      onChanged(await call(savePasskeyEndpoint, { body: { challenge, name: draft.name, response } }));
    } catch (error) {
      if (!(error instanceof PasskeyFailure)) throw error;
      setRefusal(error.message);
    }
  });
  const field = (name: keyof typeof draft) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      edited(name);
      setDraft({ ...draft, [name]: target.value });
    },
  });
  const add = () => {
    setRefusal(null);
    void submit(draft);
  };
  return (
    <FormDialog
      title="Add a passkey"
      onClose={onClose}
      onSubmit={add}
      submitLabel="Continue"
      busy={busy}
      busyText="Confirm on your device…"
      failure={refusal ?? failure}
    >
      <TextInput
        label="Name"
        hint="The device that has it, such as “Work laptop”."
        maxLength={60}
        autoComplete="off"
        {...field('name')}
        data-autofocus
      />
      <PasswordInput label="Current password" {...field('password')} />
    </FormDialog>
  );
}
