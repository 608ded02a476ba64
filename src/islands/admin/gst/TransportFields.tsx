import type { TransportMode } from '#contracts/gst/eway-bills.ts';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import type { Transport } from './eway-transport.ts';

const MODES: Readonly<Record<TransportMode, string>> = { road: 'Road', rail: 'Rail', air: 'Air', ship: 'Ship' };

type Props = { code: string; transport: Transport; onChange: (transport: Transport) => void };

/** Transport of one consignment. */
export function TransportFields({ code, transport, onChange }: Props) {
  const bind = (name: Exclude<keyof Transport, 'mode' | 'document_date'>) => ({
    value: transport[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ ...transport, [name]: event.target.value }),
  });
  return (
    <div className="gst-transport" role="group" aria-label={`Transport of ${code}`}>
      <Select
        label="Mode"
        value={transport.mode}
        onChange={(event) => onChange({ ...transport, mode: event.target.value as TransportMode })}
      >
        {Object.entries(MODES).map(([mode, label]) => (
          <option key={mode} value={mode}>
            {label}
          </option>
        ))}
      </Select>
      <TextInput label="Distance (km)" hint="0: the portal computes it." inputMode="numeric" {...bind('distance')} />
      <TextInput label="Vehicle" hint="E.g. RJ14GB1234." optional maxLength={20} {...bind('vehicle')} />
      <TextInput
        label="Transporter ID"
        hint="Needed without a vehicle."
        optional
        maxLength={20}
        {...bind('transporter_id')}
      />
      <TextInput label="Transporter" optional maxLength={100} {...bind('transporter_name')} />
      <TextInput label="LR, RR or airway bill" optional maxLength={15} {...bind('document_no')} />
      <DateInput
        label="Date of LR, RR or airway bill"
        optional
        name="document_date"
        value={transport.document_date}
        onDate={(document_date) => onChange({ ...transport, document_date })}
      />
    </div>
  );
}
