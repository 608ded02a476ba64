import { saveCompared } from '#client/compare.ts';
import { Button } from '#ui/Button.tsx';
import { useCompared } from './use-compared.ts';

/** How many products are ticked to be compared, with the link to compare them; nothing without any. */
export function CompareBar() {
  const ids = useCompared();
  if (ids.length === 0) return null;
  return (
    <div className="compare-bar no-print">
      <p role="status">{ids.length === 1 ? 'Tick one more' : `${ids.length} products to compare`}</p>
      <Button kind="quiet" small onClick={() => saveCompared([])}>
        Clear
      </Button>
      <a className="button button-secondary button-small" href={`/portal/compare?ids=${ids.join(',')}`}>
        Compare
      </a>
    </div>
  );
}
