import type { SubmitEvent } from 'react';
import { creditInvoiceEndpoint, type DeskInvoiceDetail } from '#contracts/admin-invoices.ts';
import { formatRupees } from '#contracts/money.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

type Props = {
  invoice: DeskInvoiceDetail;
  /** The return that it is for; absent: all that is left of the invoice. */
  sentBack?: DeskInvoiceDetail['returns'][number];
  onClose: () => void;
};

/** The reason of a credit note, which is kept until it is sent, and what it comes to. */
export function CreditDialog({ invoice: { id, inv, amount, credited, returns }, sentBack, onClose }: Props) {
  const return_id = sentBack?.id ?? null;
  const [draft, change, clear] = useTabDraft(`credit ${id} ${return_id}`, {
    reason: sentBack ? `Goods returned: ${sentBack.code}` : '',
  });
  const { submit, busy, errors, failure, edited } = useAct(creditInvoiceEndpoint, () => {
    clear();
    onClose();
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, return_id, ...draft });
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
        {!sentBack && returns.length > 0 && (
          <Notice tone="warn">
            {`${returns.map(({ code }) => code).join(' and ')} came back and can be credited alone. Invoiced anew after this, what came back is billed once more.`}
          </Notice>
        )}
        <TextArea
          name="reason"
          label="Reason, as the buyer reads it"
          rows={3}
          maxLength={300}
          value={draft.reason}
          error={errors.reason}
          onChange={(event) => {
            edited('reason');
            change({ reason: event.target.value });
          }}
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
