import { gstRates, units } from '#contracts/units.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { ProductDraft, TextField } from './product-draft.ts';
import { RateByHsn } from './RateByHsn.tsx';

type Bound = {
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};
type Props = {
  draft: ProductDraft;
  bind: (name: TextField) => Bound;
  /** The stock as the server last said; absent for a new product. */
  stockNow: number | undefined;
  /** Asked to change that. */
  onAdjust: () => void;
};

/** Price, unit, stock, pack, HSN and GST rate. */
export function NumberFields({ draft, bind, stockNow, onAdjust }: Props) {
  const knownUnit = Object.hasOwn(units, draft.unit);
  const knownRate = draft.gst_rate === '' || gstRates.includes(Number(draft.gst_rate));
  return (
    <>
      <div className="field-row product-numbers">
        <TextInput
          label="Price"
          hint="Rupees for one unit, before tax. Blank saves ₹0.00."
          inputMode="decimal"
          autoComplete="off"
          {...bind('price')}
        />
        <Select label="Unit" {...bind('unit')}>
          {!knownUnit && <option>{draft.unit}</option>}
          {Object.entries(units).map(([code, name]) => (
            <option key={code} value={code}>
              {code} · {name}
            </option>
          ))}
        </Select>
      </div>
      <div className="field-row product-numbers">
        {stockNow === undefined ? (
          <TextInput label="Stock" hint="Units on hand." inputMode="numeric" autoComplete="off" {...bind('stock')} />
        ) : (
          <div className="field stock-now">
            <p className="stock-label">Stock</p>
            <p className="field-hint">Units on hand. Orders take from it.</p>
            <p className="stock-figure">
              <strong>{stockNow.toLocaleString('en-IN')}</strong>
              <Button small onClick={onAdjust}>
                Adjust stock
              </Button>
            </p>
          </div>
        )}
        <TextInput
          label="Pack"
          optional
          hint="What one unit holds, for example Box of 100."
          maxLength={100}
          {...bind('pack')}
        />
      </div>
      <div className="field-row product-numbers">
        <TextInput label="HSN" optional hint="4, 6 or 8 digits." inputMode="numeric" maxLength={10} {...bind('hsn')} />
        <Select label="GST rate" optional hint="Without a rate no tax is added." {...bind('gst_rate')}>
          <option value="">No rate</option>
          {!knownRate && <option value={draft.gst_rate}>{draft.gst_rate} %</option>}
          {gstRates.map((rate) => (
            <option key={rate} value={rate}>
              {rate} %
            </option>
          ))}
        </Select>
      </div>
      <RateByHsn
        hsn={draft.hsn.trim()}
        carried={draft.gst_rate}
        onTake={(value) => bind('gst_rate').onChange({ target: { value } })}
      />
    </>
  );
}
