import { writeSearch } from '#client/url-search.ts';
import type { Facets } from '#contracts/catalog/list.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { Icon } from '#ui/Icon.tsx';
import { chooseStock, chooseValues, clearFacets } from './choose-facets.ts';
import type { Filters } from './use-filters.ts';

type Props = { filters: Filters; facets: Facets | null | undefined };

/** What is chosen, each with a button that removes it. */
export function FacetChips({ filters, facets }: Props) {
  const { chosen, price_min, price_max, in_stock } = filters;
  // A parameter that is no facet is not named by the server, and is ignored.
  const fields = (facets?.fields ?? []).filter(({ key }) => chosen[key]?.length);
  return (
    <ul className="facet-chips" aria-label="Chosen filters">
      {fields.flatMap(({ key, name }) =>
        chosen[key]!.map((value) => (
          <Chip
            key={`${key}=${value}`}
            label={`${name}: ${value}`}
            onRemove={() =>
              chooseValues(
                key,
                chosen[key]!.filter((other) => other !== value),
              )
            }
          />
        )),
      )}
      {(price_min || price_max) && (
        <Chip
          label={`Price: ${priceText(price_min, price_max)}`}
          onRemove={() => writeSearch({ price_min: null, price_max: null, page: null }, { push: true })}
        />
      )}
      {in_stock && <Chip label="In stock" onRemove={() => chooseStock(null)} />}
      <li>
        <button type="button" className="facet-clear" onClick={() => clearFacets(filters)}>
          Clear all
        </button>
      </li>
    </ul>
  );
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <li>
      <button type="button" className="facet-chip" onClick={onRemove} aria-label={`Remove ${label}`}>
        {label}
        <Icon name="close" />
      </button>
    </li>
  );
}

function priceText(from: string, to: string): string {
  if (!to) return `from ${formatRupees(Number(from))}`;
  if (!from) return `up to ${formatRupees(Number(to))}`;
  return `${formatRupees(Number(from))} to ${formatRupees(Number(to))}`;
}
