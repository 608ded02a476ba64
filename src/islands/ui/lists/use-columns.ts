import { useHydrated } from '../use-hydrated.ts';
import type { Column } from '../Table.tsx';
import { useSearchParams } from './use-search-params.ts';

const keyOf = (name: string) => `columns:${name}`;

/** Keeps the labels of the columns shown on this device; null for those shown at first. */
export function storeColumns(name: string, labels: string[] | null): void {
  if (labels) localStorage.setItem(keyOf(name), labels.join(','));
  else localStorage.removeItem(keyOf(name));
}

/** The labels of the columns to show: those in the address, as in a saved view, else those kept on this device, else all but the optional ones. */
export function useShownColumns<Row>(name: string | undefined, columns: Column<Row>[]): readonly string[] {
  const params = useSearchParams();
  const hydrated = useHydrated();
  const stored = name && hydrated ? (params.get('columns') ?? localStorage.getItem(keyOf(name))) : null;
  return columns
    .filter(
      ({ label, lead, labelHidden, optional }) =>
        lead || labelHidden || (stored === null ? !optional : stored.split(',').includes(label)),
    )
    .map(({ label }) => label);
}
