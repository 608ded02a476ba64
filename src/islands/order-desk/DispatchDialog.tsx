import { type SubmitEvent, useState } from 'react';
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

/** The carrier's papers of a consignment that leaves. */
export function DispatchDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const { submit, busy, errors, failure, edited } = useAct(dispatchShipmentEndpoint, onClose);
  const [expected_on, setExpectedOn] = useState('');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { packages, ...papers } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    void submit({
      id: shipment.id,
      carrier: papers.carrier ?? '',
      awb: papers.awb,
      lr_number: papers.lr_number,
      vehicle: papers.vehicle,
      eway_bill: papers.eway_bill,
      expected_on,
      packages: numberIn(packages ?? ''),
    });
  };
  const field = (name: string) => ({ name, error: errors[name], onChange: () => edited(name) });
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
          name="expected_on"
          label="Expected delivery"
          optional
          value={expected_on}
          error={errors.expected_on}
          onDay={(day) => {
            edited('expected_on');
            setExpectedOn(day);
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
