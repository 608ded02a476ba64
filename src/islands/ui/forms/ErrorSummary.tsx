import { type MouseEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { lineIndexOf, linePrefix } from '#client/line-fields.ts';

type Props = {
  /** Field name to message; a new object is a new attempt and takes the focus again. */
  errors: Record<string, string>;
  title?: string;
  /** Shows the page that a line is on; with it, fields like `lines.2.qty` are listed with their line number. */
  showLine?: (index: number) => void;
  /** Labels shown before a message, by field name; for a line's field by the part after the line number. */
  fieldNames?: Readonly<Record<string, string>>;
};

/** The errors of a form, on top of it; each links to its field. */
export function ErrorSummary({ errors, title = 'Please check these fields.', showLine, fieldNames }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  const previous = useRef(errors);
  const entries = Object.entries(errors);
  useEffect(() => {
    const before = previous.current;
    previous.current = errors;
    // An error that goes while its field is being corrected must not take the focus from that field.
    if (isSubset(errors, before) && document.activeElement?.matches('input, select, textarea')) return;
    summary.current?.focus();
  }, [errors]);
  if (entries.length === 0) return null;

  const goTo = (event: MouseEvent, name: string) => {
    event.preventDefault();
    const line = lineIndexOf(name);
    // Rendered at once: the field may be on a page that is not shown yet.
    if (line !== undefined) flushSync(() => showLine?.(line));
    const form: ParentNode = summary.current?.closest('form') ?? document;
    form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
  };
  return (
    <div ref={summary} className="error-summary" role="alert" tabIndex={-1}>
      <p className="notice-title">{title}</p>
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => goTo(event, name)}>
              {(showLine || fieldNames) && linePrefix(name, fieldNames?.[name.replace(/^lines\.\d+\./, '')])}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isSubset = (errors: Record<string, string>, before: Record<string, string>) =>
  Object.keys(errors).length < Object.keys(before).length && Object.keys(errors).every((name) => name in before);
