import { qtyToBuy } from '#contracts/catalog/backorder.ts';
import { Button } from '#ui/Button.tsx';
import { QtyInput } from '#ui/forms/QtyInput.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { useLinePages } from '#ui/lists/use-line-pages.ts';
import { Money } from '#ui/Money.tsx';
import { LinePrice } from '#widgets/prices/LinePrice.tsx';
import { PasteRows } from '#widgets/entry/PasteRows.tsx';
import { ProductPicker } from '#widgets/products/ProductPicker.tsx';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import type { EntryLine } from './new-order-draft.ts';
import type { useNewOrder } from './use-new-order.ts';

type Form = ReturnType<typeof useNewOrder>;
type Priced = NonNullable<Form['priced']['data']>;

/** The lines of an order that staff enter: products of the company's catalogue at the company's prices. */
export function NewOrderLines({ form }: { form: Form }) {
  const { draft, addLines, setQty, removeLine, rows, priced, errors } = form;
  const { company_id, user_id, lines } = draft;
  const pages = useLinePages(lines.length);
  return (
    <fieldset className="entry-lines sheet" name="items" tabIndex={-1}>
      <legend className="visually-hidden">Lines</legend>
      {lines.length === 0 && (
        <p className="entry-none quiet">
          {company_id === null ? 'Choose the company, then add products from its catalogue.' : 'No lines yet.'}
        </p>
      )}
      {pages.linesOnPage(lines).map((line) => (
        <LineFields
          key={line.product_id}
          line={line}
          priced={user_id === null ? undefined : priced.data}
          hasPrices={user_id !== null}
          onQty={(qty) => setQty(line.product_id, qty)}
          onRemove={() => removeLine(line)}
        />
      ))}
      {lines.length > 0 && user_id === null && <p className="entry-none quiet">Choose a person to see prices.</p>}
      {pages.pager.pages > 1 && <Pager {...pages.pager} />}
      {errors.items && (
        <p className="entry-none field-error" role="alert">
          {errors.items}
        </p>
      )}
      {company_id !== null && (
        <>
          <div className="entry-add">
            <ProductPicker
              companyId={company_id}
              onPick={({ id, sku, name, unit }) => addLines([{ product_id: id, sku, name, unit, qty: 1 }])}
            />
          </div>
          <PasteRows rows={rows} />
        </>
      )}
    </fieldset>
  );
}

type LineProps = {
  line: EntryLine;
  priced: Priced | undefined;
  hasPrices: boolean;
  onQty: (qty: number) => void;
  onRemove: () => void;
};

function LineFields({ line, priced, hasPrices, onQty, onRemove }: LineProps) {
  const { product_id, sku, name, unit, qty } = line;
  const at = priced?.lines.find((each) => each.product_id === product_id);
  const problem = priced && problemOf(line, priced);
  return (
    <div className="entry-line order-entry-line" role="group" aria-label={`${name} (${sku})`}>
      <span className="two-lines order-entry-name">
        {name}
        <span className="code small quiet">{sku}</span>
        {problem && <span className="field-error">{problem}</span>}
      </span>
      <div className="order-entry-qty">
        <QtyInput value={qty} unit={unit} label={`Quantity of ${sku}`} onChange={onQty} />
        {at && <span className="small quiet">{stockText(at, unit)}</span>}
      </div>
      <span className="order-entry-price two-lines">
        {hasPrices && <span>{at ? <LinePrice line={{ ...at, unit }} /> : '–'}</span>}
        {at && at.price < at.base_price && (
          <span className="small quiet">
            list <Money value={at.base_price} />
          </span>
        )}
      </span>
      <span className="order-entry-total two-lines">
        {hasPrices && (
          <>
            <span>{at ? <Money value={at.total} /> : '–'}</span>
            <span className="small quiet">before tax</span>
          </>
        )}
      </span>
      <Button kind="quiet" aria-label={`Remove ${sku}`} onClick={onRemove}>
        <Icon name="close" />
      </Button>
    </div>
  );
}

/** The stock, or what of the line is to be bought in. */
const stockText = (at: Priced['lines'][number], unit: string) =>
  qtyToBuy(at.qty, at) > 0 ? at.delivery.text : `${formatQuantity(at.stock, unit)} in stock`;

/** Why the order would be refused for this line; null if it would not. */
function problemOf({ product_id, qty, unit }: EntryLine, priced: Priced): string | null {
  const at = priced.lines.find((each) => each.product_id === product_id);
  if (priced.discontinued.includes(product_id)) return 'No longer sold. Remove it.';
  if (priced.unpriced.includes(product_id)) return 'Has no price for this company. Quote it.';
  if (priced.expired.some((each) => each.product_id === product_id)) return 'Its price has expired. Quote it.';
  if (!at) return null;
  if (at.gst_rate === null) return 'Has no GST rate. Set it in the product.';
  if (at.qty_fault) return `${at.qty_fault}. Change the quantity to ${at.orderable_qty}.`;
  if (at.qty === qty && !at.can_backorder && at.stock < qty)
    return `Only ${formatQuantity(at.stock, unit)} in stock. Reduce the quantity.`;
  return null;
}
