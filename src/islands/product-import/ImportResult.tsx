import { useState } from 'react';
import { formatTime } from '#client/format.ts';
import type { ProductImport } from '#contracts/product-import.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { CancelImport } from './CancelImport.tsx';
import { ImportRows, verdictWords } from './ImportRows.tsx';
import { applyValid, applyWhole, recheck } from './send-import.ts';
import type { Work } from './use-work.ts';

type Props = { of: ProductImport; work: Work; onAnother: () => void };

const count = (rows: number) => rows.toLocaleString('en-IN');
const rowsOf = (rows: number) => `${count(rows)} ${rows === 1 ? 'row' : 'rows'}`;

/** What the check found, the two ways to import it, and how that went. */
export function ImportResult({ of, work, onAnother }: Props) {
  const isOpen = of.status === 'checking' || of.status === 'applying';
  return (
    <>
      <p className="quiet">
        {of.file_name} for {of.company}, {formatTime(of.created_at)}
      </p>
      <ul className="tiles import-tiles">
        {Object.entries(of.counts).map(([verdict, rows]) => (
          <li key={verdict} className="tile">
            <p className="tile-label">{verdictWords[verdict as keyof typeof verdictWords]}</p>
            <p className="tile-figure">{count(rows)}</p>
          </li>
        ))}
      </ul>
      {work.failure && <Notice tone="bad">{work.failure}</Notice>}
      {!work.doing && isOpen && <Apply of={of} work={work} />}
      {!isOpen && (
        <Notice tone={of.status === 'applied' ? 'ok' : 'info'}>
          <p>{of.status === 'applied' ? `${rowsOf(of.applied)} imported.` : endOf(of)}</p>
          <p className="import-actions">
            <a className="button button-secondary button-small" href={`/admin/products?company_id=${of.company_id}`}>
              See the products
            </a>
            <Button small onClick={onAnother}>
              Import another file
            </Button>
          </p>
        </Notice>
      )}
      <ImportRows id={of.id} />
    </>
  );
}

const endOf = ({ applied }: ProductImport) =>
  applied > 0 ? `Cancelled after ${rowsOf(applied)} had been imported.` : 'Cancelled. Nothing was imported.';

function Apply({ of, work }: { of: ProductImport; work: Work }) {
  const { counts, applied, status } = of;
  const valid = counts.new + counts.changed - applied;
  const [chosen, setChosen] = useState<'whole' | 'valid' | null>(null);
  // Part of it is in the catalogue already: only the rest can follow.
  const mustBeValid = status === 'applying' || counts.wrong > 0;
  const way = mustBeValid ? 'valid' : (chosen ?? 'whole');
  const apply = () =>
    way === 'whole'
      ? work.run('whole', () => applyWhole(of.id))
      : work.run('valid', (told, signal) => applyValid(of.id, applied, told, signal));
  if (valid === 0) {
    return (
      <Notice tone="info">
        <p>{counts.wrong > 0 ? 'No row can be imported. Mend the wrong ones in the file.' : 'Nothing would change.'}</p>
        <CancelImport id={of.id} />
      </Notice>
    );
  }
  return (
    <div className="stack import-step">
      <fieldset className="import-ways">
        <legend>Import</legend>
        <label>
          <input
            type="radio"
            name="way"
            checked={way === 'whole'}
            disabled={mustBeValid}
            onChange={() => setChosen('whole')}
          />
          <span>
            The whole file or nothing
            <span className="field-hint">
              {counts.wrong > 0
                ? `Not while ${rowsOf(counts.wrong)} ${counts.wrong === 1 ? 'is' : 'are'} wrong.`
                : 'One transaction: what fails leaves no trace.'}
            </span>
          </span>
        </label>
        <label>
          <input type="radio" name="way" checked={way === 'valid'} onChange={() => setChosen('valid')} />
          <span>
            Every valid row
            <span className="field-hint">
              Two thousand at a time; wrong rows are left out. It can be stopped and resumed.
            </span>
          </span>
        </label>
      </fieldset>
      <div className="import-actions">
        <Button kind="primary" onClick={() => void apply()}>
          Import {rowsOf(valid)}
        </Button>
        <Button onClick={() => void work.run('recheck', (_, signal) => recheck(of.id, signal))}>Check again</Button>
        <CancelImport id={of.id} />
      </div>
    </div>
  );
}
