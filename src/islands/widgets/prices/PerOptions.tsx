import { PRICE_PER } from '#contracts/fields/quantity.ts';

/** The numbers of units that a price or a cost can be for, as options of a select. */
export const PerOptions = ({ unit = '' }: { unit?: string | undefined }) =>
  PRICE_PER.map((per) => (
    <option key={per} value={per}>
      {`${per.toLocaleString('en-IN')} ${unit}`.trim()}
    </option>
  ));
