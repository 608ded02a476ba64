import { useId, useState } from 'react';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { PasswordInput } from '#ui/forms/PasswordInput.tsx';
import { QtyInput } from '#ui/forms/QtyInput.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';

/** Every field: blank, filled, invalid, read-only and disabled. */
export function Fields() {
  const [search, setSearch] = useState('bearing 6205');
  const [qty, setQty] = useState(24);
  const group = useId();
  return (
    <div className="stack">
      <SearchField
        label="Search"
        large
        value={search}
        onChange={setSearch}
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
        <Checkbox label="Not available" disabled />
      </div>
      <div className="cluster">
        {['Road', 'Rail', 'Air'].map((mode) => (
          <label key={mode} className="choice">
            <input type="radio" name={group} defaultChecked={mode === 'Road'} disabled={mode === 'Air'} /> {mode}
          </label>
        ))}
      </div>
      <div className="cluster">
        <QtyInput label="Quantity" value={qty} onChange={setQty} />
        <QtyInput label="Minimum quantity" value={1} onChange={() => undefined} />
      </div>
    </div>
  );
}
