import type { AdminInvoiceDetail } from '#contracts/invoices/admin.ts';
import { creditInvoiceEndpoint, CreditReason, previewCreditEndpoint } from '#contracts/invoices/notes.ts';
import { formatDay, sentenceCase } from '#client/format.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { CreditLineFields } from './CreditLineFields.tsx';
import { creditableLines, creditChoice, type CreditScope, type TypedParts } from './note-draft.ts';
import { NoteLines } from './NoteLines.tsx';
import { NoteTotal } from './NoteTotal.tsx';

type Props = {
  invoice: AdminInvoiceDetail;
  /** The return to credit; absent to start with the oldest return, or else with chosen lines. */
  goodsReturn?: AdminInvoiceDetail['returns'][number];
  onClose: () => void;
};

/**
 * Issues a credit note for a return, for chosen lines, or for the whole invoice, which is offered only while no return has to be
 * credited: it would also credit what the buyer kept.
 */
export function CreditDialog({ invoice, goodsReturn, onClose }: Props) {
  const { id, inv, returns, credit_until } = invoice;
  const first = goodsReturn ?? returns[0];
  const name = `credit ${id} ${first?.id ?? ''}`;
  const [typed, changeParts, clearParts] = useTabDraft<TypedParts>(`${name} parts`, {});
  const blank = {
    scope: first ? String(first.id) : 'lines',
    reason_code: first ? 'goods returned' : 'rate difference',
    reason: first ? `Goods returned: ${first.code}` : '',
  };
  const form = useDraftAction(creditInvoiceEndpoint, name, blank, () => {
    clearParts();
    onClose();
  });
  const { draft, bind, errors, edited } = form;
  const scope = draft.scope as CreditScope;
  const choice = creditChoice(invoice, scope, typed);
  const send = () => {
    void form.submit({ id, ...choice, reason_code: draft.reason_code as CreditReason, reason: draft.reason });
  };
  return (
    <FormDialog
      title={`Credit note for ${inv}`}
      onClose={onClose}
      onSubmit={send}
      submitLabel="Issue credit note"
      kind="danger"
      busy={form.busy}
      busyText="Issuing…"
      failure={form.failure}
    >
      <ErrorSummary errors={errors} />
      <Select label="Credit" {...bind('scope')} data-autofocus>
        {returns.map((each) => (
          <option key={each.id} value={each.id}>{`Return ${each.code}`}</option>
        ))}
        <option value="lines">Chosen lines</option>
        {returns.length === 0 && <option value="whole">All that is left</option>}
      </Select>
      {scope === 'whole' ? (
        <p>{wholeText(invoice)}</p>
      ) : (
        <NoteLines error={errors.lines}>
          <CreditLineFields
            lines={creditableLines(invoice, scope)}
            parts={choice.lines ?? []}
            hasValues={scope === 'lines'}
            typed={typed}
            errors={errors}
            onChange={(parts) => {
              edited('lines');
              changeParts(parts);
            }}
          />
        </NoteLines>
      )}
      {scope === 'lines' && (
        <Select label="Reason type" {...bind('reason_code')}>
          {CreditReason.options.map((code) => (
            <option key={code} value={code}>
              {sentenceCase(code)}
            </option>
          ))}
        </Select>
      )}
      <TextArea label="Reason (shown to the buyer)" rows={3} maxLength={300} {...bind('reason')} />
      <NoteTotal endpoint={previewCreditEndpoint} body={{ id, ...choice }} noun="Credit note" />
      <p className="small quiet">{`Possible until ${formatDay(credit_until)} (CGST Act s. 34(2)).`}</p>
    </FormDialog>
  );
}

function wholeText({ inv, kind, amount, credited }: AdminInvoiceDetail): string {
  const text = `Credits the balance of ${formatRupees(amount - credited)} and cancels ${inv}.`;
  return kind === 'invoice' && credited === 0 ? `${text} You can then re-invoice the consignment.` : text;
}
