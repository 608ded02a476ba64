import { sentenceCase } from '#client/format.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { type DraftLine, figureNames, netAmount } from './quote-draft.ts';
import { isCounted } from '#contracts/fields/unit-names.ts';
import { Select } from '#ui/forms/Select.tsx';
import { PerOptions } from '#widgets/prices/PerOptions.tsx';

type Props = {
  line: DraftLine;
  index: number;
  /** Of the whole form, by path: `lines.0.price`. */
  errors: Record<string, string>;
  onChange: (fields: Partial<DraftLine>) => void;
  /** Gets the form of the pressed button. */
  onRemove: (form: HTMLFormElement | null) => void;
};

const FIGURES = ['qty', 'unit', 'price', 'price_per', 'discount', 'gst_rate', 'lead_days'] as const;

/** The fields of one quote line: the item, and its figures in a row below. */
export function QuoteLineFields(props: Props) {
  const { line, index } = props;
  const field = bindLine(props);
  return (
    <fieldset className="quote-line">
      <legend className="visually-hidden">
        Line {index + 1} {line.name}
      </legend>
      <div className="quote-line-what">
        <TextInput {...field('name')} label={`Item ${index + 1}`} maxLength={300} />
        <TextInput {...field('sku')} label="SKU" optional maxLength={60} className="quote-line-code" />
        <TextInput {...field('brand')} label="Make" optional maxLength={100} />
        <TextInput
          {...field('hsn')}
          label="HSN"
          optional
          maxLength={8}
          inputMode="numeric"
          className="quote-line-code"
        />
      </div>
      <Figures {...props} />
    </fieldset>
  );
}

/** Makes the props of a field of the line. */
function bindLine({ line, index, errors, onChange }: Props) {
  return (name: keyof DraftLine & string) => ({
    name: `lines.${index}.${name}`,
    value: String(line[name] ?? ''),
    error: errors[`lines.${index}.${name}`],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
}

/** A figure's field is too narrow for its error, which is shown below the row. */
function Figures(props: Props) {
  const { line, index, onRemove } = props;
  const net = netAmount(line);
  const field = bindLine(props);
  const figure = (name: (typeof FIGURES)[number]) => {
    const { error, ...rest } = field(name);
    return { ...rest, ...(error && { 'aria-invalid': true, 'aria-describedby': `${rest.name}-error` }) };
  };
  return (
    <>
      <div className="quote-line-figures">
        <TextInput {...figure('qty')} label="Quantity" inputMode={isCounted(line.unit) ? 'numeric' : 'decimal'} />
        <TextInput {...figure('unit')} label="Unit" maxLength={20} />
        <TextInput {...figure('price')} label="Unit price (₹)" inputMode="decimal" />
        <Select {...figure('price_per')} label="Per">
          <PerOptions />
        </Select>
        <TextInput {...figure('discount')} label="Discount (%)" inputMode="decimal" />
        <TextInput {...figure('gst_rate')} label="GST (%)" inputMode="decimal" />
        <TextInput {...figure('lead_days')} label="Lead (days)" inputMode="numeric" placeholder="to confirm" />
        <p className="quote-line-net">
          <span className="small quiet">Before tax</span>
          <span>{net === null ? '–' : formatRupees(net)}</span>
        </p>
        <Button
          kind="quiet"
          small
          aria-label={`Remove ${line.name || `line ${index + 1}`}`}
          onClick={({ currentTarget }) => onRemove(currentTarget.form)}
        >
          <Icon name="close" />
        </Button>
      </div>
      {FIGURES.map((figure) => {
        const { name, error } = field(figure);
        return (
          error && (
            <p key={figure} id={`${name}-error`} className="field-error">
              {sentenceCase(figureNames[figure])}: {error}
            </p>
          )
        );
      })}
    </>
  );
}
