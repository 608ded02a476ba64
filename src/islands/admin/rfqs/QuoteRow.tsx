import { type Dispatch, memo } from 'react';
import { sentenceCase } from '#client/format.ts';
import { parseNumber } from '#client/table-files/parse-number.ts';
import { formatRupees, formatUnitPrice } from '#contracts/fields/money.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { formatQuantity, isCounted } from '#contracts/fields/unit-names.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Status } from '#ui/Status.tsx';
import { PerOptions } from '#widgets/prices/PerOptions.tsx';
import type { EditorAction } from './editor-state.ts';
import { LineSuggestions, type PressInList } from './LineSuggestions.tsx';
import { type DraftLine, figureNames, netAmount, type Stocked, takenOver } from './quote-draft.ts';
import type { FieldErrors } from './quote-errors.ts';
import { marginOf } from './quote-totals.ts';
import { CELLS } from './sheet-cells.ts';

type Props = {
  line: DraftLine;
  index: number;
  /** Of the whole form, by path: `lines.0.price`. */
  errors: FieldErrors;
  /** Discount on the whole, percent. */
  whole: number;
  companyId: number;
  /** The text for which products are suggested; null for none. */
  lookup: string | null;
  onListen: (press: PressInList | null) => void;
  dispatch: Dispatch<EditorAction>;
  onPick: (line: DraftLine, productId: number) => void;
  onCloseLookup: () => void;
  /** Gets the form of the pressed button. */
  onRemove: (index: number, form: HTMLFormElement | null) => void;
};

const FIELDS_WITH_ERRORS = [...CELLS.map(({ field }) => field), 'brand'] as const;

/** A line of the quote sheet. It is drawn again only if something of it has changed: a quote may have hundreds. */
export const QuoteRow = memo(function QuoteRow(props: Props) {
  const { line, index, errors, dispatch, lookup } = props;
  const change = (fields: Partial<DraftLine>) => dispatch({ type: 'editLine', index, fields });
  const net = netAmount(line);
  return (
    <div className="quote-row" role="group" aria-label={`Line ${index + 1} ${line.name}`.trim()}>
      <span className="quote-row-no small quiet" aria-hidden="true">
        {index + 1}
      </span>
      {CELLS.map((cell) => (
        <Cell key={cell.field} cell={cell} line={line} index={index} errors={errors} onChange={change} />
      ))}
      <p className="quote-line-net">
        <span className="quote-cell-label">Before tax</span>
        <span>{net === null ? '–' : formatRupees(net)}</span>
      </p>
      <Button
        kind="quiet"
        small
        className="quote-row-remove"
        aria-label={`Remove ${line.name || `line ${index + 1}`}`}
        onClick={({ currentTarget }) => props.onRemove(index, currentTarget.form)}
      >
        <Icon name="close" />
      </Button>
      <RowDetails {...props} onChange={change} />
      {FIELDS_WITH_ERRORS.map((field) => {
        const name = `lines.${index}.${field}`;
        const figure = field in figureNames ? `${sentenceCase(figureNames[field as keyof typeof figureNames])}: ` : '';
        return (
          errors[name] && (
            <p key={field} id={`${name}-error`} className="field-error">
              {figure}
              {errors[name]}
            </p>
          )
        );
      })}
      {lookup !== null && (
        <LineSuggestions
          companyId={props.companyId}
          q={lookup}
          onListen={props.onListen}
          onPick={(id) => props.onPick(line, id)}
          onClose={props.onCloseLookup}
        />
      )}
    </div>
  );
});

type CellProps = Pick<Props, 'line' | 'index' | 'errors'> & {
  cell: (typeof CELLS)[number];
  onChange: (fields: Partial<DraftLine>) => void;
};

function Cell({ cell, line, index, errors, onChange }: CellProps) {
  const { field, label } = cell;
  const name = `lines.${index}.${field}`;
  const attributes = {
    name,
    value: line[field],
    ...(errors[name] && { 'aria-invalid': true, 'aria-describedby': `${name}-error` }),
    // A cell is one line of text, though it wraps: a pasted line break is a space.
    onChange: (event: { target: { value: string } }) =>
      onChange(changesOf(field, event.target.value.replace(/\s*\n\s*/g, ' '))),
  };
  return (
    <label className={`quote-cell quote-cell-${field}`}>
      <span className="quote-cell-label">{field === 'name' ? `Item ${index + 1}` : label}</span>
      {field === 'price_per' ? (
        <span className="select">
          <select className="input" {...attributes}>
            <PerOptions />
          </select>
          <Icon name="down" />
        </span>
      ) : 'wraps' in cell ? (
        <textarea
          rows={1}
          className={'code' in cell ? 'input code' : 'input'}
          autoComplete="off"
          maxLength={cell.maxLength}
          {...attributes}
        />
      ) : (
        <input
          type="text"
          className={'code' in cell ? 'input code' : 'input'}
          autoComplete="off"
          maxLength={'maxLength' in cell ? cell.maxLength : undefined}
          inputMode={inputModeOf(cell, line.unit)}
          placeholder={field === 'lead_days' ? 'to confirm' : undefined}
          {...attributes}
        />
      )}
    </label>
  );
}

/** Another SKU may be another product. */
const changesOf = (field: keyof DraftLine, value: string): Partial<DraftLine> => ({
  [field]: value,
  ...(field === 'sku' && { product_id: null, stocked: null }),
});

function inputModeOf(cell: (typeof CELLS)[number], unit: string) {
  if (cell.field === 'qty') return isCounted(unit) ? 'numeric' : 'decimal';
  if ('decimal' in cell) return 'decimal';
  return 'numeric' in cell ? 'numeric' : undefined;
}

/** What of its product is in stock, and what is short for the line. */
function StockText({ line: { qty, unit }, stocked }: { line: DraftLine; stocked: Stocked }) {
  const short = unit === stocked.unit ? sumQty(parseNumber(qty) || 0, -stocked.stock) : 0;
  const inStock = `${formatQuantity(stocked.stock, stocked.unit)} in stock`;
  return short > 0 ? (
    <Status tone="warn">
      {inStock}, {formatQuantity(short, unit)} short
    </Status>
  ) : (
    <span className="quiet">{inStock}</span>
  );
}

/** Below the cells: the make, what only staff see of stock and margin, and what the buyer asks for. */
function RowDetails({ line, index, errors, whole, onChange }: Props & Pick<CellProps, 'onChange'>) {
  const { brand, stocked, wish, unit } = line;
  const margin = marginOf(line, whole);
  const name = `lines.${index}.brand`;
  return (
    <div className="quote-row-details small">
      <label className="quote-row-make">
        <span>Make</span>
        <input
          type="text"
          className="input"
          name={name}
          value={brand}
          maxLength={100}
          autoComplete="off"
          placeholder="optional"
          {...(errors[name] && { 'aria-invalid': true, 'aria-describedby': `${name}-error` })}
          onChange={({ target }) => onChange({ brand: target.value })}
        />
      </label>
      {stocked && <StockText line={line} stocked={stocked} />}
      {stocked?.cost != null && (
        <span className="quiet">
          Cost {formatUnitPrice({ price: stocked.cost, price_per: stocked.cost_per, unit: stocked.unit })}
        </span>
      )}
      {margin && (
        <span className={margin.amount < 0 ? 'quote-loss' : 'quiet'}>
          Margin {formatRupees(margin.amount)}
          {margin.percent !== null && ` (${margin.percent}%)`}
        </span>
      )}
      {wish && (
        <span className="quote-wish-line">
          Buyer asks{' '}
          {[
            wish.price !== null && formatUnitPrice({ price: wish.price, price_per: Number(line.price_per), unit }),
            wish.qty !== null && `for ${formatQuantity(wish.qty, unit)}`,
          ]
            .filter(Boolean)
            .join(' ')}
          <Button
            kind="quiet"
            small
            aria-label={`Take over line ${index + 1}`}
            onClick={() => onChange(takenOver(wish))}
          >
            Take over
          </Button>
        </span>
      )}
    </div>
  );
}
