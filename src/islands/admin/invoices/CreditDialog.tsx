import { creditInvoiceEndpoint, type AdminInvoiceDetail } from '#contracts/invoices/admin.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

type Props = {
  invoice: AdminInvoiceDetail;
  /** The return to credit; absent to credit the balance of the invoice. */
  goodsReturn?: AdminInvoiceDetail['returns'][number];
  onClose: () => void;
};

/** Issues a credit note: shows its amount and asks for the reason. */
export function CreditDialog({ invoice: { id, inv, amount, credited, returns }, goodsReturn, onClose }: Props) {
  const return_id = goodsReturn?.id ?? null;
  const blank = { reason: goodsReturn ? `Goods returned: ${goodsReturn.code}` : '' };
  const form = useDraftAction(creditInvoiceEndpoint, `credit ${id} ${return_id}`, blank, onClose);
  return (
    <FormDialog
      title={goodsReturn ? `Credit ${goodsReturn.code}` : `Credit note for ${inv}`}
      onClose={onClose}
      onSubmit={() => void form.submit({ id, return_id, ...form.draft })}
      submitLabel="Issue credit note"
      kind="danger"
      busy={form.busy}
      busyText="Issuing…"
      failure={form.failure}
    >
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
      <TextArea label="Reason (shown to the buyer)" rows={3} maxLength={300} {...form.bind('reason')} data-autofocus />
    </FormDialog>
  );
}
