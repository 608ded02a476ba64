import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Colleague } from '#contracts/owners/owners.ts';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { type Mentioning, mentionAt, offered } from './mentions.ts';
import './mentions.css';

type Props = ComponentProps<typeof TextArea> & {
  colleagues: readonly Colleague[];
  onPick: (colleague: Colleague) => void;
};

/** A text field that offers colleagues while `@` and the beginning of a name are typed. The focus stays in the field. */
export function MentionTextArea({ colleagues, onPick, ...field }: Props) {
  const listId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [mentioning, setMentioning] = useState<Mentioning | null>(null);
  const [at, setAt] = useState(0);
  const found = mentioning ? offered(colleagues, mentioning.typed) : [];
  const isShown = found.length > 0;
  const close = () => setMentioning(null);
  const follow = ({ value, selectionStart }: HTMLTextAreaElement) => {
    setMentioning(mentionAt(value, selectionStart));
    setAt(0);
  };
  const pick = (colleague: Colleague) => {
    const area = place.current!.querySelector('textarea')!;
    area.setRangeText(`@${colleague.name} `, mentioning!.start, area.selectionStart, 'end');
    // For React, which does not notice a text that a script changes.
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
    onPick(colleague);
    close();
  };
  const press = (event: KeyboardEvent) => {
    if (!isShown || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((at + step + found.length) % found.length);
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) pick(found[at]!);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return (
    <div ref={place} className="mention-field">
      <TextArea
        {...field}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown ? `${listId}-${found[at]!.id}` : undefined}
        onChange={(event) => {
          field.onChange?.(event);
          follow(event.target);
        }}
        onClick={({ currentTarget }) => follow(currentTarget)}
        onKeyDown={press}
        onBlur={close}
      />
      <p className="visually-hidden" role="status">
        {isShown && `${found.length === 1 ? '1 colleague' : `${found.length} colleagues`}. Choose with the arrow keys.`}
      </p>
      {isShown && (
        // A press keeps the focus in the field; without it the list would close before the click.
        <div
          role="listbox"
          id={listId}
          aria-label="Colleagues"
          className="mention-list"
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map((colleague, index) => (
            <div
              key={colleague.id}
              id={`${listId}-${colleague.id}`}
              role="option"
              aria-selected={index === at}
              onMouseMove={() => setAt(index)}
              onClick={() => pick(colleague)}
            >
              {colleague.name} <span className="quiet small">{colleague.email}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
