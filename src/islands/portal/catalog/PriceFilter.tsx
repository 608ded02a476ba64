import { type SubmitEvent, useState } from 'react';
import { writeSearch } from '#client/url-search.ts';
import type { Facets } from '#contracts/catalog/list.ts';
import { PRICE } from '#contracts/catalog/params.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { Button } from '#ui/Button.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import type { Filters } from './use-filters.ts';

type Props = Pick<Filters, 'price_min' | 'price_max'> & { range: Facets['price_range'] | undefined };

const INVALID = 'Enter rupees, such as 1250 or 1250.50.';

/** The lowest and highest unit price; applied by its button, so that a half-typed amount finds nothing wrong. */
export function PriceFilter({ price_min, price_max, range }: Props) {
  const [errors, setErrors] = useState<{ min?: string; max?: string }>({});
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name)).replace(/[₹,\s]/g, '');
    const [min, max] = [typed('price_min'), typed('price_max')];
    const found = {
      ...(min === '' || PRICE.test(min) ? {} : { min: INVALID }),
      ...(max === '' || PRICE.test(max) ? {} : { max: INVALID }),
    };
    if (min && max && Number(min) > Number(max)) found.max ??= 'Enter a price that is not below the lowest.';
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    writeSearch({ price_min: min, price_max: max, page: null }, { push: true });
  };
  return (
    // A new key shows what Back or "Clear all" has changed.
    <form key={`${price_min}-${price_max}`} className="facet-price" onSubmit={apply} noValidate>
      <TextInput
        label="From (₹)"
        name="price_min"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={price_min}
        error={errors.min}
      />
      <TextInput
        label="To (₹)"
        name="price_max"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={price_max}
        error={errors.max}
      />
      {range && (
        <p className="quiet small">
          {formatRupees(range.lowest)} to {formatRupees(range.highest)}
        </p>
      )}
      <Button type="submit">Apply</Button>
    </form>
  );
}
