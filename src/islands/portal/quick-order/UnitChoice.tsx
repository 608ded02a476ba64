import { formatSold, soldIn } from '#contracts/catalog/pack.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { ResolvedRow } from './resolve-rows.ts';
import type { RowActions } from './RowItem.tsx';

type Props = { row: ResolvedRow; actions: RowActions };

/** The answers to `100 pieces = 2 boxes?`: the quantity converted, or as written but in the product's unit. */
export function UnitChoice({ row, actions }: Props) {
  const { sku, qty, question } = row;
  const product = row.product!;
  const quantities = [...new Set([question!.units, qty])].filter((units) => units !== null);
  return (
    <div className="quick-row-choice cluster" role="group" aria-label={question!.text}>
      {quantities.map((units) => (
        <Button
          key={units}
          kind="secondary"
          small
          aria-label={`${formatSold(units, product)} of ${product.sku}`}
          onClick={({ currentTarget }) => {
            // The answers disappear; the quantity stays.
            currentTarget.closest('li')!.querySelector<HTMLElement>('[role=spinbutton]')!.focus();
            actions.change(row, { sku, qty: units, unit: product.unit });
          }}
        >
          {formatSold(units, product)}
        </Button>
      ))}
    </div>
  );
}

/** Answers all open questions at once. Shown from two. */
export function UnitNotice({ rows, actions }: { rows: ResolvedRow[]; actions: RowActions }) {
  const open = rows.filter(({ question }) => question !== null);
  const convertible = open.filter(({ question }) => question!.units !== null);
  if (open.length < 2) return null;
  const answer = (answered: ResolvedRow[], qtyOf: (row: ResolvedRow) => number) => {
    document.querySelector<HTMLElement>('.quick-row [role=spinbutton]')?.focus();
    actions.answerUnits(
      answered.map((row) => ({ row, to: { sku: row.sku, qty: qtyOf(row), unit: row.product!.unit } })),
    );
  };
  return (
    <Notice tone="warn">
      <p>{`${open.length.toLocaleString('en-IN')} rows are in another unit than we sell. Confirm each one, or all together:`}</p>
      <div className="cluster quick-next">
        {convertible.length > 1 && (
          <Button kind="secondary" small onClick={() => answer(convertible, ({ question }) => question!.units!)}>
            {`Convert to ${commonUnit(convertible)}`}
          </Button>
        )}
        <Button kind="secondary" small onClick={() => answer(open, ({ qty }) => qty)}>
          {`Order as ${commonUnit(open)}`}
        </Button>
      </div>
    </Notice>
  );
}

/** The unit of a changed quantity: as written if it can be converted, else the product's own. */
export function typedUnit({ unit, question, product }: ResolvedRow): string {
  return question?.units === null ? product!.unit : unit;
}

/** `boxes` if all rows are sold in boxes. */
function commonUnit(rows: ResolvedRow[]): string {
  const names = new Set(rows.map(({ product }) => soldIn(product!)));
  return names.size === 1 ? [...names][0]! : 'our units';
}
