import { useEffect, useState } from 'react';
import type { AdminRfqDetail } from '#contracts/quotes/admin.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { StaffMessageForm } from '#widgets/StaffMessageForm.tsx';
import { Thread } from '#widgets/Thread.tsx';

type Props = { rfq: AdminRfqDetail; onClose: () => void };

/** The messages of the RFQ and the form for the next one, beside the quote editor, which keeps what is typed. */
export function MessageBuyer({ rfq: { id, messages }, onClose }: Props) {
  const [count] = useState(messages.length);
  // The message has been sent, and is part of the RFQ that was read again.
  useEffect(() => {
    if (messages.length > count) onClose();
  }, [messages.length, count, onClose]);
  return (
    <Dialog open onClose={onClose} title="Message the buyer">
      <div className="stack">
        {messages.length > 0 && <Thread messages={messages.slice(-3)} />}
        <StaffMessageForm record={{ rfq_id: id }} onBack={onClose} />
      </div>
    </Dialog>
  );
}
