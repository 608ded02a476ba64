import { formatRupees } from '#contracts/money.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { type DraftLine, netOf } from './quote-draft.ts';

type Props = {
  line: DraftLine;
  index: number;
  /** Of the whole editor, by path: `lines.0.price`. */
  errors: Record<string, string>;
  onChange: (part: Partial<DraftLine>) => void;
  onRemove: () => void;
};

/** One line of a quote as it is written: what it is, and its figures in a row below. */
export function QuoteLineFields({ line, index, errors, onChange, onRemove }: Props) {
  const net = netOf(line);
  const field = (name: keyof DraftLine & string) => ({
    name: `lines.${index}.${name}`,
    value: String(line[name] ?? ''),
    error: errors[`lines.${index}.${name}`],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
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
      <div className="quote-line-figures">
        <TextInput {...field('qty')} label="Quantity" inputMode="numeric" />
        <TextInput {...field('unit')} label="Unit" maxLength={20} />
        <TextInput {...field('price')} label="Price, ₹" inputMode="decimal" />
        <TextInput {...field('discount')} label="Discount, %" inputMode="decimal" />
        <TextInput {...field('gst_rate')} label="GST, %" inputMode="decimal" />
        <TextInput {...field('lead_days')} label="Lead, days" inputMode="numeric" />
        <p className="quote-line-net">
          <span className="small quiet">Before tax</span>
          <span>{net === null ? '–' : formatRupees(net)}</span>
        </p>
        <Button kind="quiet" small aria-label={`Remove ${line.name || `line ${index + 1}`}`} onClick={onRemove}>
          <Icon name="close" />
        </Button>
      </div>
    </fieldset>
  );
}
