import { parseNumber } from '#client/table-files/parse-number.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { formatQuantity, isCounted } from '#contracts/fields/unit-names.ts';
import { type PurchaseOrder, receiveGoodsEndpoint } from '#contracts/stores/purchase-orders.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

type Line = PurchaseOrder['lines'][number];

const dueOf = ({ qty, received_qty }: Line) => sumQty(qty, -received_qty);

/** Records what came of each line; nothing is proposed, so that the goods are counted. */
export function ReceiveDialog({ order, onClose }: { order: PurchaseOrder; onClose: () => void }) {
  const blank = { lines: {} as Record<number, string>, document: '', note: '' };
  const form = useDraftAction(receiveGoodsEndpoint, `receive ${order.id}`, blank, onClose);
  const { draft, change, bind, errors, edited } = form;
  const due = order.lines.filter((line) => dueOf(line) > 0);
  const typed = due.filter(({ line_no }) => (draft.lines[line_no] ?? '').trim() !== '' && draft.lines[line_no] !== '0');
  // A call has the lines with a quantity only, so its errors count those.
  const errorOf = ({ line_no }: Line) => errors[`lines.${typed.findIndex((line) => line.line_no === line_no)}.qty`];
  const send = () =>
    void form.submit({
      ...{ id: order.id, version: order.version, document: draft.document, note: draft.note },
      lines: typed.map(({ line_no }) => ({ line_no, qty: parseNumber(draft.lines[line_no]!) as number })),
    });
  return (
    <FormDialog
      title="Receive goods"
      onClose={onClose}
      onSubmit={send}
      submitLabel="Record receipt"
      busy={form.busy}
      failure={form.failure ?? errors.lines ?? null}
    >
      <p className="quiet">Count the goods and enter the quantities received. Leave a line blank if none came.</p>
      {due.map((line, index) => (
        <TextInput
          key={line.line_no}
          name={`line-${line.line_no}`}
          label={line.name}
          hint={`${line.sku} · ${formatQuantity(dueOf(line), line.unit)} due`}
          inputMode={isCounted(line.unit) ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={draft.lines[line.line_no] ?? ''}
          error={errorOf(line)}
          onChange={({ target }) => {
            edited('lines');
            change(({ lines }) => ({ lines: { ...lines, [line.line_no]: target.value } }));
          }}
          {...(index === 0 ? { 'data-autofocus': '' } : {})}
        />
      ))}
      <TextInput label="Vendor’s invoice or challan" optional maxLength={60} autoComplete="off" {...bind('document')} />
      <TextInput label="Note" optional maxLength={300} autoComplete="off" {...bind('note')} />
    </FormDialog>
  );
}
