import type { SubmitEvent } from 'react';
import { numberIn } from '#client/number-in.ts';
import { dispatchShipmentEndpoint } from '#contracts/admin-orders.ts';
import type { Shipment } from '#contracts/shipments.ts';
import { Button } from '#ui/Button.tsx';
import { DayInput } from '#ui/DayInput.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

const blank = { carrier: '', awb: '', lr_number: '', packages: '', vehicle: '', eway_bill: '', expected_on: '' };

/** The carrier's papers of a consignment that leaves; kept until they are sent. */
export function DispatchDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const [draft, edit, clear] = useTabDraft(`dispatch ${shipment.id}`, blank);
  const { submit, busy, errors, failure, edited } = useAct(dispatchShipmentEndpoint, () => {
    clear();
    onClose();
  });
  const change = (name: keyof typeof blank, value: string) => {
    edited(name);
    edit({ [name]: value });
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ ...draft, id: shipment.id, packages: numberIn(draft.packages) });
  };
  const shown = (name: keyof typeof blank) => ({ name, value: draft[name], error: errors[name] });
  const field = (name: keyof typeof blank) => ({
    ...shown(name),
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  return (
    <Dialog open onClose={onClose} title={`Dispatch ${shipment.code}`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        <ErrorSummary errors={errors} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextInput {...field('carrier')} label="Carrier" maxLength={100} data-autofocus />
        <div className="field-row">
          <TextInput {...field('awb')} label="AWB number" hint="Of a courier" maxLength={30} />
          <TextInput {...field('lr_number')} label="LR number" hint="Of a transporter" maxLength={30} />
        </div>
        <div className="field-row">
          <TextInput {...field('packages')} label="Packages" optional inputMode="numeric" autoComplete="off" />
          <TextInput {...field('vehicle')} label="Vehicle" optional maxLength={20} />
        </div>
        <TextInput
          {...field('eway_bill')}
          label="E-way bill"
          hint="12 digits, from goods worth ₹50,000"
          inputMode="numeric"
          maxLength={20}
        />
        <DayInput
          {...shown('expected_on')}
          label="Expected delivery"
          optional
          onDay={(day) => change('expected_on', day)}
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
