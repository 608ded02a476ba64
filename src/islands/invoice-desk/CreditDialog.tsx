import type { SubmitEvent } from 'react';
import { creditInvoiceEndpoint, type DeskInvoiceDetail } from '#contracts/admin-invoices.ts';
import { formatRupees } from '#contracts/money.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';

type Props = {
  invoice: DeskInvoiceDetail;
  /** The return that it is for; absent: all that is left of the invoice. */
  sentBack?: DeskInvoiceDetail['returns'][number];
  onClose: () => void;
};

/** The reason of a credit note, and what it comes to. */
export function CreditDialog({ invoice: { id, inv, amount, credited }, sentBack, onClose }: Props) {
  const { submit, busy, errors, failure, edited } = useAct(creditInvoiceEndpoint, onClose);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    void submit({ id, return_id: sentBack?.id ?? null, reason });
  };
  return (
    <Dialog open onClose={onClose} title={sentBack ? `Credit ${sentBack.code}` : `Credit note on ${inv}`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <p>
          {sentBack
            ? `Takes back ${formatRupees(sentBack.amount)} of ${inv} for the goods that came back.`
            : `Takes back the remaining ${formatRupees(amount - credited)} of ${inv} and cancels it. Its consignment can then be invoiced anew.`}
        </p>
        <TextArea
          name="reason"
          label="Reason, as the buyer reads it"
          rows={3}
          maxLength={300}
          defaultValue={sentBack ? `Goods returned: ${sentBack.code}` : ''}
          error={errors.reason}
          onChange={() => edited('reason')}
          data-autofocus
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" kind="danger" busy={busy} busyText="Issuing…">
            Issue credit note
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
