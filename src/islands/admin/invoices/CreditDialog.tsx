import type { SubmitEvent } from 'react';
import { creditInvoiceEndpoint, type AdminInvoiceDetail } from '#contracts/invoices/admin.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useAction } from '#ui/use-action.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';

type Props = {
  invoice: AdminInvoiceDetail;
  /** The return to credit; absent to credit the balance of the invoice. */
  goodsReturn?: AdminInvoiceDetail['returns'][number];
  onClose: () => void;
};

/** Issues a credit note: shows its amount and asks for the reason. */
export function CreditDialog({ invoice: { id, inv, amount, credited, returns }, goodsReturn, onClose }: Props) {
  const return_id = goodsReturn?.id ?? null;
  const [draft, change, clear] = useTabDraft(`credit ${id} ${return_id}`, {
    reason: goodsReturn ? `Goods returned: ${goodsReturn.code}` : '',
  });
  const { submit, busy, errors, failure, edited } = useAction(creditInvoiceEndpoint, () => {
    clear();
    onClose();
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, return_id, ...draft });
  };
  const bind = bindFields(draft, change, { errors, edited });
  return (
    <Dialog open onClose={onClose} title={goodsReturn ? `Credit ${goodsReturn.code}` : `Credit note for ${inv}`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <p>
          {goodsReturn
            ? `Credits ${formatRupees(goodsReturn.amount)} on ${inv} for the returned goods.`
            : `Credits the balance of ${formatRupees(amount - credited)} and cancels ${inv}. You can then re-invoice the consignment.`}
        </p>
        {!goodsReturn && returns.length > 0 && (
          <Notice tone="warn">
            {`${returns.map(({ code }) => code).join(' and ')} can be credited separately. If you credit the whole invoice and re-invoice it, the returned goods are billed again.`}
          </Notice>
        )}
        <TextArea label="Reason (shown to the buyer)" rows={3} maxLength={300} {...bind('reason')} data-autofocus />
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
