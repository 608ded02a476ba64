import { type KeyboardEvent, useState } from 'react';
import { formatProductName } from '#client/typeset.ts';
import { formatQtyRules } from '#contracts/catalog/terms.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { formatQuantity, isCounted } from '#contracts/fields/unit-names.ts';
import type { QuoteDetail, QuoteLine } from '#contracts/quotes/portal.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Dialog.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { useLinePages } from '#ui/lists/use-line-pages.ts';
import { LinePrice } from '#widgets/prices/LinePrice.tsx';
import { chosenLines, type PartDraft, partFaults, partOfQuote } from './part-draft.ts';

type Props = { quote: QuoteDetail; part: PartDraft; onChange: (part: PartDraft) => void };

/** Lets the buyer accept some lines of a quote, or less of a line. Nothing if it is accepted as a whole only. */
export function ChooseLines({ quote, part, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const goods = quote.lines.filter(({ kind }) => kind === 'goods');
  const chosen = chosenLines(quote, part);
  const faults = partFaults(quote, part);
  const isWrong = Object.keys(faults).length > 0;
  if (!quote.partial_ok) return <p className="small quiet">This quote can only be accepted as a whole.</p>;
  return (
    <div className="quote-part">
      <p role="status">
        {chosen
          ? `${chosen.length} of ${goods.length} lines chosen`
          : `All ${goods.length === 1 ? 'of it' : `${goods.length} lines`} as quoted`}
      </p>
      <Button small onClick={() => setOpen(true)}>
        Choose lines
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Lines to order"
        footer={
          <>
            <p className="quote-part-total" role="status">
              {isWrong ? 'Correct the quantities first.' : formatRupees(partOfQuote(quote, chosen).total)}
            </p>
            <Button onClick={() => onChange({})}>As quoted</Button>
            <Button kind="primary" disabled={isWrong} onClick={() => setOpen(false)}>
              Done
            </Button>
          </>
        }
      >
        <p className="small">
          Prices stay as quoted. Freight is charged in full{quote.shipping > 0 && `: ${formatRupees(quote.shipping)}`}.
          Lines and quantities that you leave out lapse when you order.
        </p>
        {faults.lines && <Notice tone="bad">{faults.lines}</Notice>}
        <Lines goods={goods} quote={quote} part={part} faults={faults} onChange={onChange} />
      </Drawer>
    </div>
  );
}

type LinesProps = Props & { goods: QuoteLine[]; faults: Record<string, string> };

function Lines({ goods, quote, part, faults, onChange }: LinesProps) {
  const pages = useLinePages(goods.length);
  return (
    <>
      <ul role="list" className="quote-part-lines" onKeyDown={ignoreEnter}>
        {pages.linesOnPage(goods).map((line) => {
          const { line_no, name, sku, qty, unit } = line;
          const typed = part[line_no] ?? String(qty);
          const rules = quote.qty_rules.find((each) => each.line_no === line_no);
          const set = (value: string) => onChange({ ...part, [line_no]: value });
          return (
            <li key={line_no}>
              <Checkbox
                checked={typed.trim() !== ''}
                onChange={({ target }) => set(target.checked ? String(qty) : '')}
                label={
                  <span className="two-lines">
                    <span>{formatProductName(name)}</span>
                    <span className="small quiet">
                      {sku && <span className="code">{sku} </span>}
                      <LinePrice line={line} />
                    </span>
                  </span>
                }
              />
              <TextInput
                label={`Quantity of ${sku || name}`}
                labelHidden
                hint={[`of ${formatQuantity(qty, unit)}`, rules && formatQtyRules(rules)].filter(Boolean).join(', ')}
                name={`part.${line_no}`}
                inputMode={isCounted(unit) ? 'numeric' : 'decimal'}
                autoComplete="off"
                value={typed}
                error={faults[line_no]}
                onChange={({ target }) => set(target.value)}
              />
            </li>
          );
        })}
      </ul>
      {pages.pager.pages > 1 && <Pager {...pages.pager} />}
    </>
  );
}

/** Enter in a quantity does not open the review of the form around it. */
function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
