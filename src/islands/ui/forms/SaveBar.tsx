import { useEffect, useRef } from 'react';
import { Button } from '../Button.tsx';
import { Status } from '../Status.tsx';
import type { FormStatus } from './form-state.ts';
import './save-bar.css';

type Props = {
  busy: boolean;
  dirty: boolean;
  status: FormStatus | null;
  /** Where Back leads. */
  back: string;
  /** Why saving is not possible yet. */
  waitReason?: string | false;
};

/** The lower edge of an admin form: Save, Back and a status line. Ctrl-S also saves. */
export function SaveBar({ busy, dirty, status, back, waitReason }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const saveOnCtrlS = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      const button = bar.current?.querySelector<HTMLButtonElement>('[type=submit]');
      if (!button?.disabled) bar.current?.closest('form')?.requestSubmit();
    };
    document.addEventListener('keydown', saveOnCtrlS);
    return () => document.removeEventListener('keydown', saveOnCtrlS);
  }, []);
  return (
    <div className="save-bar" ref={bar}>
      <Button kind="primary" type="submit" busy={busy} busyText="Saving…" disabled={Boolean(waitReason)}>
        Save
      </Button>
      <a className="button button-quiet" href={back}>
        Back
      </a>
      <p className="save-bar-status" role="status">
        {waitReason ||
          (status ? (
            <Status tone={status.tone}>{status.text}</Status>
          ) : (
            dirty && <Status tone="warn">Unsaved changes</Status>
          ))}
      </p>
      <kbd className="save-bar-key">Ctrl S</kbd>
    </div>
  );
}
