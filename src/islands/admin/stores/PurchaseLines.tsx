import { parseNumber } from '#client/table-files/parse-number.ts';
import { goodsValue, toPaise, toRupees } from '#contracts/fields/money.ts';
import { isCounted } from '#contracts/fields/unit-names.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Money } from '#ui/Money.tsx';
import { PerOptions } from '#widgets/prices/PerOptions.tsx';
import { ItemPicker } from './ItemPicker.tsx';
import { type DraftLine, lineOfItem } from './purchase-draft.ts';

type Props = {
  lines: DraftLine[];
  errors: Record<string, string>;
  edited: (field: string) => void;
  onLines: (next: (lines: DraftLine[]) => DraftLine[]) => void;
};

/** The lines of a purchase order that is made or changed. */
export function PurchaseLines({ lines, errors, edited, onLines }: Props) {
  return (
    <fieldset className="entry-lines sheet">
      <legend className="visually-hidden">Lines</legend>
      {lines.map((line, index) => (
        <LineFields
          key={line.item_id}
          line={line}
          at={`lines.${index}`}
          errors={errors}
          onChange={(field, value) => {
            edited(`lines.${index}.${field}`);
            onLines((now) => now.map((each, at) => (at === index ? { ...each, [field]: value } : each)));
          }}
          onRemove={() => {
            // The errors of later lines would be shown at the wrong ones.
            edited('lines');
            onLines((now) => now.filter((_, at) => at !== index));
          }}
        />
      ))}
      {errors.lines && (
        <div className="entry-add">
          <p className="field-error" role="alert">
            {errors.lines}
          </p>
        </div>
      )}
      <div className="entry-add">
        <ItemPicker
          onPick={(item) => {
            edited('lines');
            onLines((now) => (now.some(({ item_id }) => item_id === item.id) ? now : [...now, lineOfItem(item)]));
          }}
        />
        <span className="quiet">
          Total before tax <Money value={toRupees(lines.reduce((sum, line) => sum + valueOf(line), 0))} />
        </span>
      </div>
    </fieldset>
  );
}

/** The value of a line, paise; 0 while it is not filled in. */
function valueOf({ qty, cost, cost_per }: DraftLine): number {
  const [count, rupees] = [parseNumber(qty) ?? 0, parseNumber(cost) ?? 0];
  return count > 0 && rupees > 0 && count <= 1e6 && rupees <= 1e9
    ? goodsValue(count, toPaise(rupees), Number(cost_per))
    : 0;
}

type LineProps = {
  line: DraftLine;
  /** `lines.2` */
  at: string;
  errors: Record<string, string>;
  onChange: (field: keyof DraftLine, value: string) => void;
  onRemove: () => void;
};

function LineFields({ line, at, errors, onChange, onRemove }: LineProps) {
  const { sku, name, unit } = line;
  const bind = (field: 'qty' | 'cost' | 'cost_per' | 'note') => ({
    name: `${at}.${field}`,
    value: line[field],
    error: errors[`${at}.${field}`],
    onChange: ({ target }: { target: { value: string } }) => onChange(field, target.value),
  });
  return (
    <div className="entry-line purchase-line" role="group" aria-label={`${name} (${sku})`}>
      <span className="two-lines purchase-line-item">
        {name}
        <span className="code small quiet">{sku}</span>
        {errors[`${at}.item_id`] && <span className="field-error">{errors[`${at}.item_id`]}</span>}
      </span>
      <TextInput
        label={`Quantity, ${unit}`}
        inputMode={isCounted(unit) ? 'numeric' : 'decimal'}
        autoComplete="off"
        {...bind('qty')}
      />
      <TextInput label="Cost (₹)" inputMode="decimal" autoComplete="off" {...bind('cost')} />
      <Select label="Per" {...bind('cost_per')}>
        <PerOptions unit={unit} />
      </Select>
      <DateInput
        label="Due"
        optional
        name={`${at}.due_on`}
        value={line.due_on}
        error={errors[`${at}.due_on`]}
        onDate={(day) => onChange('due_on', day)}
      />
      <Button kind="quiet" aria-label={`Remove ${sku}`} onClick={onRemove}>
        <Icon name="close" />
      </Button>
      <TextInput
        className="purchase-line-note"
        label="Note for the vendor"
        optional
        maxLength={200}
        autoComplete="off"
        {...bind('note')}
      />
    </div>
  );
}
