import { useState } from 'react';
import { withdrawQuoteEndpoint } from '#contracts/quotes/admin.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

/** Withdraws a sent quote, with the reason for the buyer. */
export function WithdrawQuote({ id, code }: { id: number; code: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const form = useDraftAction(withdrawQuoteEndpoint, `withdraw ${id}`, { reason: '' }, close);
  return (
    <>
      <Button call={withdrawQuoteEndpoint} kind="quiet" onClick={() => setOpen(true)}>
        Withdraw
      </Button>
      <FormDialog
        open={open}
        title={`Withdraw ${code}`}
        onClose={close}
        onSubmit={() => void form.submit({ id, ...form.draft })}
        submitLabel="Withdraw"
        kind="danger"
        busy={form.busy}
        busyText="Withdrawing…"
        failure={form.failure}
      >
        <TextArea
          label="Reason (shown to the buyer)"
          rows={3}
          maxLength={500}
          {...form.bind('reason')}
          data-autofocus
        />
      </FormDialog>
    </>
  );
}
