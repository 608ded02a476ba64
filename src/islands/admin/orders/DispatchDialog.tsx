import { parseNumber } from '#client/table-files/parse-number.ts';
import { EWAY_LIMIT } from '#contracts/gst/eway-bills.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { dispatchShipmentEndpoint } from '#contracts/orders/admin.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

const blank = { carrier: '', awb: '', lr_number: '', packages: '', vehicle: '', eway_bill: '', expected_on: '' };

/** The document that the e-way bill names, and its value. */
function documentOf({ invoice, challan }: Shipment): string {
  if (invoice) return `invoice ${invoice.inv}, ${formatRupees(invoice.amount)}`;
  return challan ? `challan ${challan.number}, ${formatRupees(challan.amount)}` : 'its document';
}

/** Dispatches a consignment with its carrier, AWB or LR number and e-way bill. */
export function DispatchDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const { id, code } = shipment;
  const form = useDraftAction(dispatchShipmentEndpoint, `dispatch ${id}`, blank, onClose);
  const { draft, change, bind, errors, edited } = form;
  return (
    <FormDialog
      title={`Dispatch ${code}`}
      onClose={onClose}
      onSubmit={() => void form.submit({ ...draft, id, packages: parseNumber(draft.packages) })}
      submitLabel="Dispatch"
      busy={form.busy}
      failure={form.failure}
    >
      <ErrorSummary errors={errors} />
      <TextInput {...bind('carrier')} label="Carrier" maxLength={100} data-autofocus />
      <FieldRow>
        <TextInput {...bind('awb')} label="AWB number" hint="Of a courier. One of the two is enough." maxLength={30} />
        <TextInput {...bind('lr_number')} label="LR number" hint="Of a transporter" maxLength={30} />
      </FieldRow>
      <FieldRow>
        <TextInput {...bind('packages')} label="Packages" optional inputMode="numeric" autoComplete="off" />
        <TextInput {...bind('vehicle')} label="Vehicle" optional maxLength={20} />
      </FieldRow>
      <TextInput
        {...bind('eway_bill')}
        label="E-way bill"
        optional={((shipment.invoice ?? shipment.challan)?.amount ?? 0) <= EWAY_LIMIT}
        hint={`12 digits, for goods worth over ₹50,000. Made out for ${documentOf(shipment)}.`}
        inputMode="numeric"
        maxLength={20}
      />
      <DateInput
        name="expected_on"
        label="Expected delivery"
        optional
        value={draft.expected_on}
        error={errors.expected_on}
        onDate={(expected_on) => {
          edited('expected_on');
          change({ expected_on });
        }}
      />
    </FormDialog>
  );
}
