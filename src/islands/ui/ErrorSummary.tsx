import { type MouseEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { lineOf, lineWords } from '#client/line-of.ts';

type Props = {
  /** Field name to message; a new object counts as a new attempt and takes the focus again. */
  errors: Record<string, string>;
  title?: string;
  /** Turns to the page of a line, for a form whose fields `lines.2.qty` say in the summary which line they are of. */
  toLine?: (index: number) => void;
  /** What a field is called before its message, by its name, one of a line's by the part behind the line's number. */
  names?: Readonly<Record<string, string>>;
};

/** What stands between the reader and sending the form; each line leads to its field. Shown inside the form, on top. */
export function ErrorSummary({ errors, title = 'Please check these fields.', toLine, names }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  const known = useRef(errors);
  const entries = Object.entries(errors);
  useEffect(() => {
    const before = known.current;
    known.current = errors;
    // A line that goes because its field is being mended must not take the focus out of that field.
    if (isPart(errors, before) && document.activeElement?.matches('input, select, textarea')) return;
    summary.current?.focus();
  }, [errors]);
  if (entries.length === 0) return null;

  const goTo = (event: MouseEvent, name: string) => {
    event.preventDefault();
    const line = lineOf(name);
    // Drawn at once: the field may stand on a page that is not there yet.
    if (line !== undefined) flushSync(() => toLine?.(line));
    const place: ParentNode = summary.current?.closest('form') ?? document;
    place.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
  };
  return (
    <div ref={summary} className="error-summary" role="alert" tabIndex={-1}>
      <p className="notice-title">{title}</p>
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => goTo(event, name)}>
              {(toLine || names) && lineWords(name, names?.[name.replace(/^lines\.\d+\./, '')])}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isPart = (errors: Record<string, string>, before: Record<string, string>) =>
  Object.keys(errors).length < Object.keys(before).length && Object.keys(errors).every((name) => name in before);
