import type { SubmitEvent } from 'react';
import { parseNumber } from '#client/parse-number.ts';
import { dispatchShipmentEndpoint } from '#contracts/orders/admin.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useAction } from '#ui/use-action.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';

const blank = { carrier: '', awb: '', lr_number: '', packages: '', vehicle: '', eway_bill: '', expected_on: '' };

/** Dispatches a consignment with its carrier, AWB or LR number and e-way bill. */
export function DispatchDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const [draft, change, clear] = useTabDraft(`dispatch ${shipment.id}`, blank);
  const { submit, busy, errors, failure, edited } = useAction(dispatchShipmentEndpoint, () => {
    clear();
    onClose();
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ ...draft, id: shipment.id, packages: parseNumber(draft.packages) });
  };
  const bind = bindFields(draft, change, { errors, edited });
  return (
    <Dialog open onClose={onClose} title={`Dispatch ${shipment.code}`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        <ErrorSummary errors={errors} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextInput {...bind('carrier')} label="Carrier" maxLength={100} data-autofocus />
        <FieldRow>
          <TextInput {...bind('awb')} label="AWB number" hint="For a courier" maxLength={30} />
          <TextInput {...bind('lr_number')} label="LR number" hint="For a transporter" maxLength={30} />
        </FieldRow>
        <FieldRow>
          <TextInput {...bind('packages')} label="Packages" optional inputMode="numeric" autoComplete="off" />
          <TextInput {...bind('vehicle')} label="Vehicle" optional maxLength={20} />
        </FieldRow>
        <TextInput
          {...bind('eway_bill')}
          label="E-way bill"
          hint="12 digits, for goods worth over ₹50,000"
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
        <div className="dialog-actions">
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" kind="primary" busy={busy} busyText="Saving…">
            Dispatch
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
