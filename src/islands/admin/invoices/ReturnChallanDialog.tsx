import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { type ChallanOut, returnChallanEndpoint } from '#contracts/invoices/challans.ts';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

/** Records the day on which the goods of a challan came back. */
export function ReturnChallanDialog({
  challan: { id, number },
  onClose,
}: {
  challan: ChallanOut;
  onClose: () => void;
}) {
  const blank = { returned_on: dayInIndia() };
  const form = useDraftAction(returnChallanEndpoint, `return challan ${id}`, blank, onClose);
  return (
    <FormDialog
      title={`Goods of ${number} returned`}
      onClose={onClose}
      onSubmit={() => void form.submit({ id, ...form.draft })}
      submitLabel="Record return"
      busy={form.busy}
      failure={form.failure}
    >
      <p>All goods of the challan came back. The consignment is no longer to be invoiced.</p>
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
