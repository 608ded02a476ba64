import type { SubmitEvent } from 'react';
import { parseNumber } from '#client/table-files/parse-number.ts';
import { formatProductName } from '#client/typeset.ts';
import { requestReturnEndpoint } from '#contracts/orders/actions.ts';
import type { OrderDetail } from '#contracts/orders/portal.ts';
import { formatQuantity, isCounted } from '#contracts/fields/unit-names.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Dialog.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useAction } from '#ui/use-action.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';

/** As typed; quantities by line number. */
type Draft = { quantities: Record<number, string>; reason: string };

/** Requests the return of delivered items. */
export function ReturnDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const form = useReturn(order, onClose);
  return (
    <Drawer open onClose={onClose} title={`Return items from order ${order.id}`}>
      <form className="stack" onSubmit={form.send} noValidate>
        <ErrorSummary errors={form.errors} />
        {form.failure && <Notice tone="bad">{form.failure}</Notice>}
        <fieldset
          className="return-lines"
          name="lines"
          tabIndex={-1}
          aria-describedby={form.errors.lines && 'return-lines-error'}
        >
          <legend>Items to return</legend>
          {form.goods.map((line) => (
            <ReturnLine
              key={line.line_no}
              line={line}
              qty={form.quantities[line.line_no] ?? ''}
              error={form.errors[`qty-${line.line_no}`]}
              onChange={(qty) => form.changeQty(line.line_no, qty)}
            />
          ))}
          {form.errors.lines && (
            <p id="return-lines-error" className="field-error">
              {form.errors.lines}
            </p>
          )}
        </fieldset>
        <TextArea
          label="Reason"
          hint="For example: wrong item, damaged in transit, quality issue."
          name="reason"
          maxLength={1000}
          value={form.reason}
          error={form.errors.reason}
          onChange={(event) => form.changeReason(event.target.value)}
        />
        <div className="cluster">
          <Button kind="primary" type="submit" busy={form.busy} busyText="Requesting…">
            Request return
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      </form>
    </Drawer>
  );
}

/** The draft of a return, which the tab stores until it is sent; errors by the name of their field. */
function useReturn(order: OrderDetail, onSent: () => void) {
  const [{ quantities, reason }, change, clear] = useTabDraft<Draft>(`return ${order.id}`, {
    quantities: {},
    reason: '',
  });
  const { submit, busy, errors, failure, edited } = useAction(requestReturnEndpoint, () => {
    clear();
    onSent();
  });
  const goods = order.lines.filter(({ kind, returnable }) => kind === 'goods' && returnable > 0);
  const items = goods
    .map(({ line_no }) => ({ line_no, qty: parseNumber(quantities[line_no] ?? '') ?? 0 }))
    .filter(({ qty }) => qty !== 0);
  // The schema names a line by its index in the request, the form by its line number.
  const fieldErrors = Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const index = /^lines\.(\d+)/.exec(path)?.[1];
      return [index === undefined ? path : `qty-${items[Number(index)]?.line_no}`, message];
    }),
  );
  return {
    ...{ goods, quantities, reason, busy, errors: fieldErrors, failure },
    changeQty: (lineNo: number, qty: string) => {
      edited('lines');
      change({ quantities: { ...quantities, [lineNo]: qty } });
    },
    changeReason: (next: string) => {
      edited('reason');
      change({ reason: next });
    },
    send: (event: SubmitEvent) => {
      event.preventDefault();
      void submit({ id: order.id, reason, lines: items });
    },
  };
}

type LineProps = {
  line: OrderDetail['lines'][number];
  qty: string;
  error: string | undefined;
  onChange: (qty: string) => void;
};

function ReturnLine({ line: { line_no, name, sku, unit, returnable }, qty, error, onChange }: LineProps) {
  return (
    <div className="return-line">
      <span className="two-lines order-item">
        <span>{formatProductName(name)}</span>
        <span className="small quiet code">{sku}</span>
      </span>
      <TextInput
        label={`Quantity of ${sku}`}
        labelHidden
        hint={`Return up to ${formatQuantity(returnable, unit)}`}
        name={`qty-${line_no}`}
        inputMode={isCounted(unit) ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={qty}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
