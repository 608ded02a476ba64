import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect } from 'react';
import type * as z from 'zod/mini';
import { MAX_MESSAGE_LENGTH } from '#contracts/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import './thread.css';
import { type ActionEndpoint, useAction } from '#ui/use-action.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';

type Props<E extends ActionEndpoint> = Pick<
  ComponentProps<typeof TextArea>,
  'label' | 'hint' | 'rows' | 'autoFocus'
> & {
  endpoint: E;
  /** Name under which the tab stores the message until it is sent. */
  draftName: string;
  /** The request body for the message. */
  bodyOf: (message: string) => z.input<E['body']>;
  /** The name of the message field in the call. */
  name?: string;
  /** The label of the button. */
  action: string;
  kind?: 'primary' | 'secondary';
  onSent?: () => void;
  onRefused?: () => void;
  /** Buttons beside the send button. */
  extraButtons?: (reply: { text: string; busy: boolean; submit: (body: z.input<E['body']>) => void }) => ReactNode;
};

/** The form that adds a message to a conversation, below its `Thread`. The tab stores the draft until it is sent. */
export function ReplyForm<E extends ActionEndpoint>({
  endpoint,
  draftName,
  bodyOf,
  name = 'message',
  action,
  kind = 'primary',
  onSent,
  onRefused,
  extraButtons,
  ...field
}: Props<E>) {
  const [{ text }, change, clear] = useTabDraft(draftName, { text: '' });
  const { submit, busy, errors, failure, edited } = useAction(endpoint, () => {
    clear();
    onSent?.();
  });
  useEffect(() => {
    if (failure) onRefused?.();
  }, [failure, onRefused]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(bodyOf(text));
  };
  return (
    <form className="stack reply no-print" onSubmit={send} noValidate>
      <TextArea
        {...field}
        name={name}
        maxLength={MAX_MESSAGE_LENGTH}
        value={text}
        error={errors[name]}
        onChange={(event) => {
          edited(name);
          change({ text: event.target.value });
        }}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="cluster">
        <Button kind={kind} type="submit" busy={busy} busyText="Sending…">
          {action}
        </Button>
        {extraButtons?.({ text, busy, submit: (body) => void submit(body) })}
      </div>
    </form>
  );
}
