import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect } from 'react';
import type * as z from 'zod/mini';
import { MAX_MESSAGE_LENGTH } from '#contracts/limits.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { TextArea } from './TextArea.tsx';
import './thread.css';
import { type ActEndpoint, useAct } from './use-act.ts';
import { useTabDraft } from './use-tab-draft.ts';

type Props<E extends ActEndpoint> = Pick<ComponentProps<typeof TextArea>, 'label' | 'hint' | 'rows' | 'autoFocus'> & {
  endpoint: E;
  /** Under what name the tab keeps the words until they are sent. */
  draft: string;
  /** What is sent with the words. */
  bodyOf: (words: string) => z.input<E['body']>;
  /** What the call names them. */
  name?: string;
  /** What the button says. */
  action: string;
  kind?: 'primary' | 'secondary';
  onSent?: () => void;
  onRefused?: () => void;
  /** More buttons. */
  more?: (reply: { words: string; busy: boolean; submit: (body: z.input<E['body']>) => void }) => ReactNode;
};

/** The place to add to a conversation, below its `Thread`. What is typed stays in this tab until it was sent. */
export function ReplyForm<E extends ActEndpoint>({
  endpoint,
  draft,
  bodyOf,
  name = 'message',
  action,
  kind = 'primary',
  onSent,
  onRefused,
  more,
  ...field
}: Props<E>) {
  const [{ words }, change, clear] = useTabDraft(draft, { words: '' });
  const { submit, busy, errors, failure, edited } = useAct(endpoint, () => {
    clear();
    onSent?.();
  });
  useEffect(() => {
    if (failure) onRefused?.();
  }, [failure, onRefused]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(bodyOf(words));
  };
  return (
    <form className="stack reply no-print" onSubmit={send} noValidate>
      <TextArea
        {...field}
        name={name}
        maxLength={MAX_MESSAGE_LENGTH}
        value={words}
        error={errors[name]}
        onChange={(event) => {
          edited(name);
          change({ words: event.target.value });
        }}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="cluster">
        <Button kind={kind} type="submit" busy={busy} busyText="Sending…">
          {action}
        </Button>
        {more?.({ words, busy, submit: (body) => void submit(body) })}
      </div>
    </form>
  );
}
