import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { type InboxKind, markHandledEndpoint } from '#contracts/visitors/inbox-admin.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { toast } from '#ui/toast.ts';

type Props = {
  kind: InboxKind;
  id: number;
  handled_at: string | null;
  /** Name of the entry, for screen readers. */ who: string;
};

/** Marks an entry as handled, with an undo. */
export function MarkHandled({ kind, id, handled_at, who }: Props) {
  // The checkbox changes at once; the list follows the server's reply.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = async (handled: boolean) => {
    setWanted(handled);
    await mark(kind, id, handled);
    setWanted(null);
  };
  return (
    <Checkbox
      checked={wanted ?? handled_at !== null}
      onChange={(event) => void change(event.target.checked)}
      label={
        <>
          Handled<span className="visually-hidden">: {who}</span>
        </>
      }
    />
  );
}

async function mark(kind: InboxKind, id: number, handled: boolean): Promise<void> {
  try {
    const { message } = await call(markHandledEndpoint, { body: { kind, id, handled } });
    await queryClient.invalidateQueries();
    toast(message, { undo: () => void mark(kind, id, !handled) });
  } catch (error) {
    toast(error instanceof ApiError ? error.message : 'The change was not saved. Try again.', { tone: 'bad' });
  }
}
