import { useState } from 'react';
import { MAX_VALUES, type Facet } from '#contracts/catalog/list.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { chooseValues } from './choose-facets.ts';
import { shownValues } from './shown-values.ts';

type Props = {
  facet: Facet;
  chosen: string[];
  /** True if only the first matches were counted. */
  capped: boolean;
};

/** The values of one facet, to be ticked; several are alternatives. */
export function FacetValues({ facet: { key, name, values }, chosen, capped }: Props) {
  const [all, setAll] = useState(false);
  const shown = all ? values : shownValues(values, chosen);
  const toggle = (value: string) =>
    chooseValues(key, chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <fieldset className="facet-values">
      <legend className="visually-hidden">{name}</legend>
      {shown.map(({ value, count }) => (
        <Checkbox
          key={value}
          className="facet-value"
          checked={chosen.includes(value)}
          disabled={!chosen.includes(value) && chosen.length >= MAX_VALUES}
          onChange={() => toggle(value)}
          label={
            <>
              <span>{value}</span>
              <span className="facet-count">
                {count}
                {capped && '+'}
              </span>
            </>
          }
        />
      ))}
      {shown.length < values.length && (
        <button type="button" className="facet-more" onClick={() => setAll(true)}>
          Show all {values.length}
        </button>
      )}
    </fieldset>
  );
}
