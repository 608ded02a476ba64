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
  const { doing, done, stop, isStopping } = work;
  // Neither of these two says how far it is.
  const isCounted = doing === 'check' || doing === 'valid';
  const most = doing === 'valid' && counts ? counts.new + counts.changed : rows;
  return (
    <div className="import-work">
      <p role="status">{words[doing ?? ''] ?? ''}</p>
      <progress max={most} aria-label="Progress" {...(isCounted ? { value: Math.min(done, most) } : {})} />
      <p className="quiet">{isCounted ? `${count(done)} of ${rowsOf(most)}` : 'This may take a minute.'}</p>
      {isCounted && (
        <Button small onClick={stop} busy={isStopping} busyText="Stopping…">
          Stop
        </Button>
      )}
    </div>
  );
}

/** What goes on without this page: it was begun before a reload, or elsewhere. By portions it is `applying` after the first. */
export function Running({ of }: { of: ProductImport }) {
  return (
    <div className="import-work">
      <p role="status">Importing…</p>
      <progress aria-label="Progress" />
      <p className="quiet">
        {of.status === 'applying'
          ? `${rowsOf(of.applied)} are imported. It goes on while the page that began it is open, and can be stopped there.`
          : 'What is imported in one go cannot be stopped half-way. This page says how it ends.'}
      </p>
    </div>
  );
}
