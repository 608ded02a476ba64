import type { ProductImport } from '#contracts/product-import.ts';
import { Button } from '#ui/Button.tsx';
import { count, rowsOf } from './row-words.ts';
import type { Work } from './use-work.ts';

type Props = { work: Work; of: Pick<ProductImport, 'rows'> & { counts: ProductImport['counts'] | null } };

const words: Record<string, string> = {
  check: 'Checking the file…',
  recheck: 'Checking the file again…',
  whole: 'Importing the whole file in one go…',
  valid: 'Importing the valid rows…',
};

/** What is being done and how far it is. */
export function WorkBar({ work, of: { rows, counts } }: Props) {
  const { doing, done, stop } = work;
  // Neither of these two says how far it is.
  const isCounted = doing === 'check' || doing === 'valid';
  const most = doing === 'valid' && counts ? counts.new + counts.changed : rows;
  return (
    <div className="import-work">
      <p role="status">{words[doing ?? ''] ?? ''}</p>
      <progress max={most} aria-label="Progress" {...(isCounted ? { value: Math.min(done, most) } : {})} />
      <p className="quiet">{isCounted ? `${count(done)} of ${rowsOf(most)}` : 'This may take a minute.'}</p>
      {isCounted && (
        <Button small onClick={stop}>
          Stop
        </Button>
      )}
    </div>
  );
}

/** What goes on without this page: it was begun before a reload, or elsewhere. */
export function Running() {
  return (
    <div className="import-work">
      <p role="status">Importing…</p>
      <progress aria-label="Progress" />
      <p className="quiet">It cannot be stopped half-way. This page says how it ends.</p>
    </div>
  );
}
