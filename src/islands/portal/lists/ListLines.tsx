import { formatProductName } from '#client/typeset.ts';
import { formatBreaks } from '#contracts/catalog/terms.ts';
import { orderableQty } from '#contracts/catalog/order-qty.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { formatPer, toRupees } from '#contracts/fields/money.ts';
import { lineState, linePrice, lineValue } from '#contracts/lists/line-state.ts';
import type { ListLine, ListSummary } from '#contracts/lists/lists.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { QtyInput } from '#ui/forms/QtyInput.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { useLinePages } from '#ui/lists/use-line-pages.ts';
import { Money } from '#ui/Money.tsx';
import { Status } from '#ui/Status.tsx';
import { StockNoticeButton } from '#widgets/lists/StockNoticeButton.tsx';
import { PackPrice } from '#widgets/prices/PackPrice.tsx';
import { ProductImage } from '#widgets/products/ProductImage.tsx';
import { useListChanges } from './use-list-changes.ts';

type Props = {
  list: ListSummary;
  lines: ListLine[];
  unticked: ReadonlySet<number>;
  tick: (ids: number[], wanted: boolean) => void;
};

/** The lines of a list, in pages. Those who may edit it change quantities and order here. */
export function ListLines({ list, lines, unticked, tick }: Props) {
  const changes = useListChanges(list.id);
  const { firstIndex, linesOnPage, pager } = useLinePages(lines.length);
  const allTicked = lines.every(({ product_id }) => !unticked.has(product_id));
  return (
    <div className="sheet">
      <div className="list-head">
        <Checkbox
          label={
            allTicked ? 'All items selected' : `${(lines.length - unticked.size).toLocaleString('en-IN')} selected`
          }
          checked={allTicked}
          onChange={({ target }) =>
            tick(
              lines.map(({ product_id }) => product_id),
              target.checked,
            )
          }
        />
      </div>
      <ol className="list-lines" start={firstIndex + 1}>
        {linesOnPage(lines).map((line, at) => (
          <Line
            key={line.product_id}
            line={line}
            isTicked={!unticked.has(line.product_id)}
            onTick={(wanted) => tick([line.product_id], wanted)}
            isFirst={firstIndex + at === 0}
            isLast={firstIndex + at === lines.length - 1}
            changes={list.may_edit ? changes : null}
          />
        ))}
      </ol>
      {pager.pages > 1 && <Pager {...pager} />}
    </div>
  );
}

type LineProps = {
  line: ListLine;
  isTicked: boolean;
  onTick: (wanted: boolean) => void;
  isFirst: boolean;
  isLast: boolean;
  /** Null for a colleague who may not edit the list. */
  changes: ReturnType<typeof useListChanges> | null;
};

function Line({ line, isTicked, onTick, isFirst, isLast, changes }: LineProps) {
  const { product_id, sku, name, brand, unit, qty, price_per, price_breaks, to_quote, gone } = line;
  const { to_cart } = lineState(line);
  const priced = !gone && to_quote !== 'no price';
  const unitPrice = { price: linePrice(line, qty), price_per, unit };
  const breaks = formatBreaks(price_breaks, { price_per, unit });
  return (
    <li className="list-line">
      <Checkbox
        label={<span className="visually-hidden">{`Order ${sku}`}</span>}
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
      />
      <ProductImage src={line.image} alt="" />
      <div className="list-line-words">
        <p className="list-line-name">
          {gone === 'not in catalogue' ? (
            formatProductName(name)
          ) : (
            <a href={`/portal/products/${product_id}`}>{formatProductName(name)}</a>
          )}
        </p>
        <p className="small quiet">
          <span className="code">{sku}</span>
          {brand && ` · ${brand}`}
        </p>
        {priced && (
          <p className="small">
            <Money value={unitPrice.price} /> <span className="quiet">/ {formatPer(unitPrice)}</span>
            <PackPrice product={{ ...line, ...unitPrice }} />
          </p>
        )}
        {priced && breaks && <p className="small quiet">{breaks}</p>}
      </div>
      <div className="list-line-qty">
        {changes ? (
          <QtyInput value={qty} unit={unit} onChange={(to) => changes.setQty(line, to)} label={`Quantity of ${sku}`} />
        ) : (
          formatQuantity(qty, unit)
        )}
      </div>
      <p className="list-line-total">{to_cart > 0 ? <Money value={toRupees(lineValue(line, to_cart))} /> : '–'}</p>
      <Notices line={line} onQty={changes && ((to) => changes.setQty(line, to))} />
      {changes && <LineActions line={line} isFirst={isFirst} isLast={isLast} changes={changes} />}
    </li>
  );
}

/** What keeps a line from being ordered as it is, and what to do about it. */
function Notices({ line, onQty }: { line: ListLine; onQty: ((qty: number) => void) | null }) {
  const { kind, notice } = lineState(line);
  const { product_id: id, sku, name } = line;
  const orderable = orderableQty(line.qty, line);
  if (!notice) return null;
  return (
    <div className="list-line-notices">
      <Status tone={notice.tone}>{notice.text}</Status>
      {kind === 'quantity' && onQty && (
        <Button kind="quiet" small aria-label={`Change ${sku} to ${orderable}`} onClick={() => onQty(orderable)}>
          {`Change to ${orderable.toLocaleString('en-IN')}`}
        </Button>
      )}
      {kind === 'out' && <StockNoticeButton product={{ id, sku }} />}
      {(kind === 'out' || kind === 'to quote') && (
        <a className="small" href={`/portal/rfqs/new?product=${id}`} aria-label={`Request a quote for ${name}`}>
          Request a quote
        </a>
      )}
    </div>
  );
}

type ActionProps = Pick<LineProps, 'line' | 'isFirst' | 'isLast'> & { changes: NonNullable<LineProps['changes']> };

function LineActions({ line, isFirst, isLast, changes }: ActionProps) {
  const { sku } = line;
  const move = (by: 1 | -1) => {
    changes.move(line, by);
    focusAction(line, by < 0 ? 'up' : 'down');
  };
  const remove = () => {
    changes.remove(line);
    focusAfterRemoving();
  };
  return (
    <div className="list-line-actions" data-product={line.product_id}>
      <Button
        kind="quiet"
        small
        data-move="up"
        disabled={isFirst}
        aria-label={`Move ${sku} up`}
        onClick={() => move(-1)}
      >
        <Icon name="down" />
      </Button>
      <Button
        kind="quiet"
        small
        data-move="down"
        disabled={isLast}
        aria-label={`Move ${sku} down`}
        onClick={() => move(1)}
      >
        <Icon name="down" />
      </Button>
      <Button kind="quiet" small className="list-line-remove" aria-label={`Remove ${sku}`} onClick={remove}>
        Remove
      </Button>
    </div>
  );
}

/** The moved line keeps the focus: at either end its button is disabled, so the other one gets it. */
function focusAction({ product_id }: ListLine, direction: 'up' | 'down'): void {
  requestAnimationFrame(() => {
    const actions = document.querySelector(`.list-line-actions[data-product="${product_id}"]`);
    const wanted = actions?.querySelector<HTMLElement>(`[data-move="${direction}"]:enabled`);
    (wanted ?? actions?.querySelector<HTMLElement>('[data-move]:enabled'))?.focus();
  });
}

/** Removing a line removes its button: the page's next best place for the focus is the list's first Remove. */
function focusAfterRemoving(): void {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    (document.querySelector<HTMLElement>('.list-line-remove') ?? document.querySelector<HTMLElement>('#main'))?.focus();
  });
}
