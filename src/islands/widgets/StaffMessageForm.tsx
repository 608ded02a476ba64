import { sendRecordMessageEndpoint } from '#contracts/messages/messages.ts';
import { listColleaguesEndpoint } from '#contracts/owners/owners.ts';
import { Button } from '#ui/Button.tsx';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { useRead } from '#ui/use-read.ts';
import { type MessageRecord, messageDraft } from './Conversation.tsx';
import { mentionsIn } from './mentions/mentions.ts';
import { MentionTextArea } from './mentions/MentionTextArea.tsx';
import { ReplyForm } from './ReplyForm.tsx';

/** The form in which staff write to the buyer of an order or RFQ, or a note that only staff see and that may mention some of them. */
export function StaffMessageForm({ record, onBack }: { record: MessageRecord; onBack?: () => void }) {
  const { draftName, bodyOf } = messageDraft(record);
  const [{ picked }, keep, clear] = useTabDraft(`mentions in ${draftName}`, { picked: [] as number[] });
  const colleagues = useRead(listColleaguesEndpoint).data?.items ?? [];
  return (
    <ReplyForm
      {...{ endpoint: sendRecordMessageEndpoint, draftName, bodyOf }}
      attachable
      label="Message"
      hint="The buyer gets a message by email and in the portal, in the company’s name. A note is visible to staff only; type @ to mention a colleague, who gets it by email."
      rows={3}
      kind="secondary"
      action="Send to the buyer"
      onSent={clear}
      onBack={onBack}
      renderInput={(field) => (
        <MentionTextArea {...field} colleagues={colleagues} onPick={({ id }) => keep({ picked: [...picked, id] })} />
      )}
      extraButtons={({ text, file, busy, submit }) => (
        <Button
          disabled={busy}
          onClick={() =>
            submit({ ...bodyOf(text, file), internal: true, mentions: mentionsIn(text, colleagues, picked) })
          }
        >
          Save as staff note
        </Button>
      )}
    />
  );
}
