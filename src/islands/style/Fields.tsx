import { useId, useState } from 'react';
import { Checkbox } from '#ui/Checkbox.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { QtyInput } from '#ui/QtyInput.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';

/** Every field, at rest, filled, wrong, read-only and disabled. */
export function Fields() {
  const [words, setWords] = useState('bearing 6205');
  const [qty, setQty] = useState(24);
  const group = useId();
  return (
    <div className="stack">
      <SearchField
        label="Search"
        large
        value={words}
        onChange={setWords}
        placeholder="Search Product, Category, Brand..."
      />
      <TextInput label="PO Number" optional placeholder="PO/AAC/2627/0118" />
      <TextInput
        label="GSTIN"
        hint="15 characters, as on the registration certificate."
        defaultValue="08AABCA1234C1Z5"
      />
      <TextInput label="PIN code" defaultValue="30101" error="Enter the six digits of the PIN code." />
      <PasswordInput label="Password" defaultValue="PlantSetu" />
      <Select label="Ship To" defaultValue="works">
        <option value="works">Works 2: Plot 114, RIICO Industrial Area, Bhiwadi</option>
        <option value="stores">Central stores: Sector 8, IMT Manesar</option>
      </Select>
      <TextArea label="Notes" optional defaultValue="Deliver to gate 3, before 16:00." rows={2} />
      <TextInput label="Order #" readOnly defaultValue="PS-2627-000118" />
      <TextInput label="Credit terms" disabled defaultValue="30 days" />
      <div className="cluster">
        <Checkbox label="Remember me" defaultChecked />
        <Checkbox label="In stock only" />
        <Checkbox label="Not offered" disabled />
      </div>
      <div className="cluster">
        {['Road', 'Rail', 'Air'].map((way) => (
          <label key={way} className="choice">
            <input type="radio" name={group} defaultChecked={way === 'Road'} disabled={way === 'Air'} /> {way}
          </label>
        ))}
      </div>
      <div className="cluster">
        <QtyInput label="Quantity" value={qty} onChange={setQty} />
        <QtyInput label="Least quantity" value={1} onChange={() => undefined} />
      </div>
    </div>
  );
}
