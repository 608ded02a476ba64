import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { MAX_MESSAGE_LENGTH } from '#contracts/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { AttachmentField } from './AttachmentField.tsx';
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
  /** The request body for the message and, with `attachable`, its file. */
  bodyOf: (message: string, file?: File) => z.input<E['body']>;
  /** True if a file can be attached. */
  attachable?: boolean;
  /** The name of the message field in the call. */
  name?: string;
  /** The label of the button. */
  action: string;
  kind?: 'primary' | 'secondary';
  onSent?: () => void;
  /** Closes the dialog that the form is in. */
  onBack?: (() => void) | undefined;
  onRefused?: () => void;
  /** The text field, if it is not a plain one. */
  renderInput?: (field: ComponentProps<typeof TextArea>) => ReactNode;
  /** Buttons beside the send button. */
  extraButtons?: (reply: {
    text: string;
    busy: boolean;
    file: File | undefined;
    submit: (body: z.input<E['body']>) => void;
  }) => ReactNode;
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
  onBack,
  onRefused,
  extraButtons,
  renderInput = (props) => <TextArea {...props} />,
  attachable = false,
  ...field
}: Props<E>) {
  const [{ text, fileName }, change, clear] = useTabDraft(draftName, { text: '', fileName: null as string | null });
  const [file, setFile] = useState<File | null>(null);
  const { submit, busy, errors, failure, edited } = useAction(endpoint, () => {
    clear();
    setFile(null);
    onSent?.();
  });
  useEffect(() => {
    if (failure) onRefused?.();
  }, [failure, onRefused]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(bodyOf(text, file ?? undefined));
  };
  return (
    <form className="stack reply no-print" onSubmit={send} noValidate>
      {renderInput({
        ...field,
        name,
        maxLength: MAX_MESSAGE_LENGTH,
        value: text,
        error: errors[name],
        onChange: (event) => {
          edited(name);
          change({ text: event.target.value });
        },
      })}
      {attachable && (
        <AttachmentField
          file={file}
          draftFileName={fileName}
          error={errors.attachment}
          onChange={(chosen) => {
            edited('attachment');
            setFile(chosen);
            change({ fileName: chosen?.name ?? null });
          }}
        />
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className={onBack ? 'dialog-actions' : 'cluster'}>
        {onBack && <Button onClick={onBack}>Back</Button>}
        <Button kind={kind} type="submit" busy={busy} busyText="Sending…">
          {action}
        </Button>
        {extraButtons?.({ text, busy, file: file ?? undefined, submit: (body) => void submit(body) })}
      </div>
    </form>
  );
}
