import { parseNumber } from '#client/table-files/parse-number.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { formatQuantity, isCounted } from '#contracts/fields/unit-names.ts';
import { type ChallanOut, returnChallanEndpoint } from '#contracts/invoices/challans.ts';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';

type Props = { challan: ChallanOut; onClose: () => void };

/** Records the goods of a challan that came back on a day: all of them, unless staff enter less. */
export function ReturnChallanDialog({ challan: { id, number, lines }, onClose }: Props) {
  const name = `return challan ${id}`;
  const [typed, changeTyped, clearTyped] = useTabDraft<Record<string, string>>(`${name} quantities`, {});
  const form = useDraftAction(returnChallanEndpoint, name, { returned_on: dayInIndia() }, () => {
    clearTyped();
    onClose();
  });
  const parts = lines.flatMap(({ line_no, qty: out_qty }) => {
    const qty = parseNumber(typed[line_no] ?? String(out_qty));
    return qty === null || qty === 0 ? [] : [{ line_no, qty, out_qty }];
  });
  return (
    <FormDialog
      title={`Record return of ${number}`}
      onClose={onClose}
      onSubmit={() => void form.submit({ id, ...form.draft, lines: parts })}
      submitLabel="Record return"
      busy={form.busy}
      failure={form.failure}
    >
      <ErrorSummary errors={form.errors} />
      <p>What came back is no longer to be invoiced. The rest can be invoiced or come back later.</p>
      {lines.map(({ line_no, name: goods, unit, qty }) => {
        const field = `lines.${parts.findIndex((part) => part.line_no === line_no)}.qty`;
        return (
          <TextInput
            key={line_no}
            label={goods}
            hint={`Quantity returned, of ${formatQuantity(qty, unit)} out. Enter 0 if none.`}
            inputMode={isCounted(unit) ? 'numeric' : 'decimal'}
            autoComplete="off"
            name={field}
            value={typed[line_no] ?? String(qty)}
            error={form.errors[field]}
            onChange={({ target }) => {
              form.edited(field);
              changeTyped({ [line_no]: target.value });
            }}
          />
        );
      })}
      <DateInput
        label="Returned on"
        name="returned_on"
        value={form.draft.returned_on}
        error={form.errors.returned_on}
        onDate={(returned_on) => {
          form.edited('returned_on');
          form.change({ returned_on });
        }}
      />
    </FormDialog>
  );
}
