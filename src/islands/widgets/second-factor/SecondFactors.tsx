import { useEffect, useState } from 'react';
import { queryClient } from '#client/queries.ts';
import { listFactorsEndpoint, type Passkey } from '#contracts/auth/second-factor.ts';
import { Notice } from '#ui/Notice.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useRead } from '#ui/use-read.ts';
import { AppDialog } from './AppDialog.tsx';
import { AppSection } from './AppSection.tsx';
import { CodesSection } from './CodesSection.tsx';
import { KeepCodes } from './KeepCodes.tsx';
import { NewCodesDialog } from './NewCodesDialog.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import './second-factor.css';

/** What is open: a dialog, or the new recovery codes. */
export type FactorStep =
  | { step: 'app' | 'passkey' | 'codes' | 'remove app' }
  | { step: 'rename' | 'remove'; passkey: Passkey }
  | { step: 'show codes'; codes: string[] };

/** What a finished change says, with the recovery codes that came with it. */
export type FactorChanged = (reply: { message: string; codes?: string[] | null }) => void;

/** A staff member's second factors: authenticator app, passkeys, recovery codes. `onReady` is called once there is one. */
export function SecondFactors({ onReady }: { onReady?: () => void }) {
  const read = useRead(listFactorsEndpoint);
  const [open, setOpen] = useState<FactorStep | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const { data, error } = read;
  const hasFactor = data !== undefined && (data.app_since !== null || data.passkeys.length > 0);
  // Not while the new codes are shown: they have to be kept first.
  const isReady = hasFactor && open === null;
  useEffect(() => {
    if (isReady) onReady?.();
  }, [isReady, onReady]);
  const close = () => setOpen(null);
  const changed: FactorChanged = ({ message, codes }) => {
    setMessage(message);
    setOpen(codes ? { step: 'show codes', codes } : null);
    void queryClient.invalidateQueries();
  };
  if (open?.step === 'show codes') {
    return (
      <div className="stack stack-wide">
        {message && <Notice tone="ok">{message}</Notice>}
        <KeepCodes codes={open.codes} onKept={close} />
      </div>
    );
  }
  if (error) return <ReadError read={read} />;
  if (!data) return <Skeleton className="factor-skeleton" />;
  return (
    <div className="stack stack-wide">
      {message && <Notice tone="ok">{message}</Notice>}
      <AppSection since={data.app_since} onOpen={setOpen} />
      <PasskeySection passkeys={data.passkeys} onOpen={setOpen} />
      {hasFactor && <CodesSection left={data.codes_left} onOpen={setOpen} />}
      {open?.step === 'app' && <AppDialog onClose={close} onChanged={changed} />}
      {open?.step === 'passkey' && <PasskeyDialog onClose={close} onChanged={changed} />}
      {open?.step === 'codes' && <NewCodesDialog onClose={close} onChanged={changed} />}
      {open?.step === 'remove app' && <RemoveDialog onClose={close} onChanged={changed} />}
      {open?.step === 'remove' && <RemoveDialog passkey={open.passkey} onClose={close} onChanged={changed} />}
      {open?.step === 'rename' && <RenameDialog passkey={open.passkey} onClose={close} onChanged={changed} />}
    </div>
  );
}
