import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { may } from '#client/may.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import './edit-cell.css';

type Props = {
  /** What is edited, for screen readers: `Price of Ball bearing`. */
  label: string;
  /** The value as it is typed. */
  value: string;
  /** Which keys a phone offers; figures by default. */
  inputMode?: 'decimal' | 'text';
  /** The call that saves: those who may not make it only read the value. */
  call: Pick<Endpoint, 'roles' | 'needs'>;
  /** Saves what was typed in place of `was`, the value when editing began. Returns why it was refused, or null. */
  onSave: (typed: string, was: string) => Promise<string | null>;
  /** The value as it is shown. */
  children: ReactNode;
};

/**
 * A cell of a table that is edited in place: Enter or a double click opens it, Enter saves, Tab saves and opens the next one,
 * Escape restores. A refusal is shown below, and what was typed stays.
 */
export function EditCell({ call, children, ...edited }: Props) {
  if (may(call)) return <EditableCell {...edited}>{children}</EditableCell>;
  return (
    <div className="edit-cell" data-text={edited.inputMode === 'text' || undefined}>
      {children}
    </div>
  );
}

function EditableCell({ label, value, inputMode = 'decimal', onSave, children }: Omit<Props, 'call'>) {
  const [draft, setDraft] = useState<string | null>(null);
  const [was, setWas] = useState(value);
  /** After a refusal the next attempt replaces the value that is shown by then. */
  const [isRetry, setIsRetry] = useState(false);
  const [state, setState] = useState<{ busy?: boolean; error?: string; saved?: boolean }>({});
  const cell = useRef<HTMLDivElement>(null);
  const refocus = useRef(false);
  const errorId = useId();
  useEffect(() => {
    if (draft === null && refocus.current) cell.current?.querySelector('button')?.focus();
    refocus.current = false;
  }, [draft]);

  const open = () => {
    setWas(value);
    setIsRetry(false);
    setDraft(value);
    setState({});
  };
  const close = (keepFocus: boolean) => {
    refocus.current = keepFocus;
    setDraft(null);
  };
  const save = async (keepFocus: boolean) => {
    if (draft === null || state.busy) return;
    const base = isRetry ? value : was;
    if (draft.trim() === base) return close(keepFocus);
    setState({ busy: true });
    const error = await onSave(draft.trim(), base);
    setState(error === null ? { saved: true } : { error });
    if (error === null) close(keepFocus);
    else setIsRetry(true);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void save(true);
    else if (event.key === 'Escape') {
      setState({});
      close(true);
    } else if (event.key === 'Tab' && openNext(cell.current!, event.shiftKey)) void save(false);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={cell}
      className="edit-cell"
      data-text={inputMode === 'text' || undefined}
      data-busy={state.busy || undefined}
    >
      {draft === null ? (
        <button
          type="button"
          className="edit-cell-value"
          aria-label={`${label}: ${value}. Edit`}
          title="Double-click or press Enter to edit"
          // A single click of a mouse selects nothing and edits nothing; Enter and a tap have other details.
          onClick={({ detail, nativeEvent }) => {
            if (detail !== 1 || (nativeEvent as PointerEvent).pointerType === 'touch') open();
          }}
        >
          {children}
        </button>
      ) : (
        <input
          className="input"
          inputMode={inputMode}
          autoComplete="off"
          autoFocus
          aria-label={label}
          aria-invalid={state.error ? true : undefined}
          aria-describedby={state.error ? errorId : undefined}
          value={draft}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setDraft(target.value);
            setState({});
          }}
          onKeyDown={onKey}
          onBlur={() => void (state.error ? null : save(false))}
        />
      )}
      {state.error && (
        <p id={errorId} className="field-error" role="alert">
          {state.error}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {state.busy ? 'Saving…' : state.saved ? 'Saved.' : ''}
      </span>
    </div>
  );
}

/** Opens the next or the previous cell of the table; false at its end. */
function openNext(cell: HTMLElement, back: boolean): boolean {
  const cells = [...(cell.closest('table')?.querySelectorAll('.edit-cell') ?? [])];
  const next = cells[cells.indexOf(cell) + (back ? -1 : 1)];
  const button = next?.querySelector('button');
  if (button) button.click();
  else next?.querySelector('input')?.focus();
  return next !== undefined;
}
