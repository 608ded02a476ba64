import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { Status } from './Status.tsx';
import type { FormStatus } from './use-form.ts';

type Props = {
  busy: boolean;
  dirty: boolean;
  status: FormStatus | null;
  /** Where Back leads. */
  back: string;
  /** Says why saving has to wait. */
  wait?: string | false;
};

/** The lower edge of a form on the desk: Save, Back, and a line that says where things stand. Ctrl-S saves too. */
export function SaveBar({ busy, dirty, status, back, wait }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      const button = bar.current?.querySelector<HTMLButtonElement>('[type=submit]');
      if (!button?.disabled) bar.current?.closest('form')?.requestSubmit();
    };
    document.addEventListener('keydown', saveByKey);
    return () => document.removeEventListener('keydown', saveByKey);
  }, []);
  return (
    <div className="save-bar" ref={bar}>
      <Button kind="primary" type="submit" busy={busy} busyText="Saving…" disabled={Boolean(wait)}>
        Save
      </Button>
      <a className="button button-quiet" href={back}>
        Back
      </a>
      <p className="save-bar-status" role="status">
        {wait ||
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
