import type { ReactNode } from 'react';
import { parseNumber } from '#client/table-files/parse-number.ts';
import { saleWarnings } from '#contracts/catalog/sale.ts';
import { MAX_BIN } from '#contracts/limits.ts';
import type { Shelf } from '#contracts/stores/on-order.ts';
import { MEASURES } from '#contracts/fields/unit-codes.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { gstRates, units } from '#contracts/fields/units.ts';
import { adjustStockEndpoint } from '#contracts/catalog/adjust-stock.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { Status } from '#ui/Status.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { PerOptions } from '#widgets/prices/PerOptions.tsx';
import { PriceBreaksInput } from '#widgets/prices/PriceBreaksInput.tsx';
import { ShelfText } from './ShelfText.tsx';
import type { ProductDraft, TextField } from './product-draft.ts';
import { HsnRateHint } from './HsnRateHint.tsx';

type BoundField = {
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};
type Props = {
  draft: ProductDraft;
  edit: (change: Partial<ProductDraft>) => void;
  /** What orders hold of it and are short of; absent for a new product. */
  shelf: Shelf | undefined;
  bind: (name: TextField) => BoundField;
  /** Current stock; undefined for a new item, whose stock is typed. */
  stock: number | undefined;
  /** Absent for a product that is not saved yet. */
  onAdjust: (() => void) | undefined;
  /** Where the price comes from. */
  source: ReactNode;
  /** The price that a blank price takes from the company's price list, rupees; undefined without one. */
  listPrice: number | undefined;
};

/** Price, unit, stock, pack, lead time, HSN and GST rate. */
export function NumberFields({ draft, edit, bind, stock, shelf, onAdjust, source, listPrice }: Props) {
  const isKnownUnit = Object.hasOwn(units, draft.unit);
  const keyboard = MEASURES.has(draft.unit) ? 'decimal' : 'numeric';
  return (
    <>
      <FieldRow className="product-numbers">
        <TextInput
          label="Price (₹)"
          hint="Before tax. Blank: price on request."
          inputMode="decimal"
          autoComplete="off"
          {...bind('price')}
        />
        <Select label="Per" hint="Number of units that the price and its breaks are for." {...bind('price_per')}>
          <PerOptions unit={draft.unit} />
        </Select>
        <Select label="Unit" {...bind('unit')}>
          {!isKnownUnit && <option>{draft.unit}</option>}
          {Object.entries(units).map(([code, name]) => (
            <option key={code} value={code}>
              {code} · {name}
            </option>
          ))}
        </Select>
      </FieldRow>
      {source}
      <FieldRow className="product-numbers">
        {stock === undefined ? (
          <TextInput label="Stock" hint="Units in stock." inputMode={keyboard} autoComplete="off" {...bind('stock')} />
        ) : (
          <div className="field">
            <p className="stock-label">Stock</p>
            <p className="field-hint">Free units. Orders reduce it.</p>
            <p className="stock-figure">
              <strong>{formatQuantity(stock, draft.unit)}</strong>
              {onAdjust && (
                <Button call={adjustStockEndpoint} small onClick={onAdjust}>
                  Adjust stock
                </Button>
              )}
            </p>
            {shelf && <ShelfText shelf={shelf} unit={draft.unit} />}
          </div>
        )}
        <TextInput
          label="Pack"
          optional
          hint="Contents of one unit, e.g. Box of 100."
          maxLength={100}
          {...bind('pack')}
        />
      </FieldRow>
      <PriceTerms bind={bind} keyboard={keyboard} />
      <FieldRow className="product-numbers">
        <TextInput
          label="Lead time"
          optional
          hint="Working days to dispatch beyond stock. Blank: no date promised."
          inputMode="numeric"
          autoComplete="off"
          {...bind('lead_days')}
        />
        <TextInput
          label="Reorder level"
          optional
          hint="Stock at which to buy more. Visible to staff only."
          inputMode={keyboard}
          autoComplete="off"
          {...bind('reorder_level')}
        />
        <TextInput
          label="Bin"
          optional
          hint="Shelf in the warehouse, e.g. A-04-2. Printed on pick lists."
          maxLength={MAX_BIN}
          autoComplete="off"
          {...bind('bin')}
        />
      </FieldRow>
      <Checkbox
        label="Allow back-orders: the balance is procured within the lead time"
        name="can_backorder"
        checked={draft.can_backorder}
        onChange={({ target }) => edit({ can_backorder: target.checked })}
      />
      <FieldRow className="product-numbers">
        <TextInput
          label="Cost (₹)"
          optional
          hint="Before tax, for margins and stock value. Visible to staff only."
          inputMode="decimal"
          autoComplete="off"
          {...bind('cost')}
        />
        <Select
          label="Cost per"
          hint="Number of units that the cost is for."
          {...bind('cost_per')}
          value={draft.cost_per || draft.price_per}
        >
          <PerOptions unit={draft.unit} />
        </Select>
      </FieldRow>
      <TaxFields draft={draft} bind={bind} />
      <SaleWarnings draft={draft} listPrice={listPrice} />
    </>
  );
}

/** Validity and quantity breaks of the price, and the quantities that may be ordered. */
function PriceTerms({ bind, keyboard }: Pick<Props, 'bind'> & { keyboard: 'decimal' | 'numeric' }) {
  const days = (name: 'price_from' | 'price_until') => {
    const { onChange, ...field } = bind(name);
    return { ...field, optional: true, onDate: (value: string) => onChange({ target: { value } }) };
  };
  return (
    <>
      <PriceBreaksInput {...bind('price_breaks')} />
      <FieldRow className="product-numbers">
        <DateInput
          {...days('price_from')}
          label="Valid from"
          hint="First day of the price. Until then, the product keeps the price that it has."
        />
        <DateInput
          {...days('price_until')}
          label="Valid until"
          hint="Last day of the price. After it, buyers must request a quote."
        />
      </FieldRow>
      <FieldRow className="product-numbers">
        <TextInput
          label="Minimum quantity"
          hint="Blank: none."
          inputMode={keyboard}
          autoComplete="off"
          {...bind('min_qty')}
        />
        <TextInput
          label="Quantity step"
          hint="Blank: no step (1 for counted units)."
          inputMode={keyboard}
          autoComplete="off"
          {...bind('qty_multiple')}
        />
      </FieldRow>
    </>
  );
}

/** What the product needs before it can be ordered. Warnings: it can be saved without. */
function SaleWarnings({ draft, listPrice = 0 }: Pick<Props, 'draft'> & { listPrice: number | undefined }) {
  const price = draft.price.trim() === '' && draft.price_source !== 'contract' ? listPrice : parseNumber(draft.price);
  const warnings = saleWarnings({ price: price ?? 0, gst_rate: draft.gst_rate === '' ? null : Number(draft.gst_rate) });
  return (
    <div role="status" className="stack sale-warnings">
      {warnings.map((warning) => (
        <Status key={warning} tone="warn">
          {warning}
        </Status>
      ))}
    </div>
  );
}

function TaxFields({ draft, bind }: Pick<Props, 'draft' | 'bind'>) {
  const isKnownRate = draft.gst_rate === '' || gstRates.includes(Number(draft.gst_rate));
  return (
    <>
      <FieldRow className="product-numbers">
        <TextInput label="HSN" optional hint="4, 6 or 8 digits." inputMode="numeric" maxLength={10} {...bind('hsn')} />
        <Select label="GST rate" optional hint="For exempt goods choose 0%." {...bind('gst_rate')}>
          <option value="">No rate</option>
          {!isKnownRate && <option value={draft.gst_rate}>{draft.gst_rate}%</option>}
          {gstRates.map((rate) => (
            <option key={rate} value={rate}>
              {rate}%
            </option>
          ))}
        </Select>
      </FieldRow>
      <HsnRateHint
        hsn={draft.hsn.trim()}
        currentRate={draft.gst_rate}
        onUse={(value) => bind('gst_rate').onChange({ target: { value } })}
      />
    </>
  );
}
