import { useState } from 'react';
import { call } from '#client/api.ts';
import { formatTime } from '#client/format.ts';
import { cancelImportEndpoint, type ProductImport } from '#contracts/product-import.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { CancelImport } from './CancelImport.tsx';
import { ImportRows, verdictWords } from './ImportRows.tsx';
import { count, remainsOf, rowsOf } from './row-words.ts';
import { applyValid, applyWhole, recheck } from './send-import.ts';
import type { Work } from './use-work.ts';

type Props = { of: ProductImport; work: Work; onAnother: () => void };

/** What the check found, the two ways to import it, and how that went. */
export function ImportResult({ of, work, onAnother }: Props) {
  const isOpen = of.status === 'checking' || of.status === 'applying';
  // What stopped it was said of an import that has gone on since, where it runs or has ended.
  const isIdle = isOpen && !of.running && !work.doing;
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
      {isIdle && work.failure && <Notice tone="bad">{work.failure}</Notice>}
      {isIdle && <Apply of={of} work={work} onAnother={onAnother} />}
      {!isOpen && (
        <Notice tone={of.status === 'applied' ? 'ok' : 'info'}>
          <p>{of.status === 'applied' ? `${rowsOf(of.applied)} imported.` : endOf(of)}</p>
          <Onward of={of} onAnother={onAnother} />
        </Notice>
      )}
      <ImportRows id={of.id} />
    </>
  );
}

/** Where to go from an import with which nothing more is to be done. */
function Onward({ of, onAnother }: Pick<Props, 'of' | 'onAnother'>) {
  return (
    <p className="import-actions">
      <a className="button button-secondary button-small" href={`/admin/products?company_id=${of.company_id}`}>
        See the products
      </a>
      <Button small onClick={onAnother}>
        Import another file
      </Button>
    </p>
  );
}

const endOf = ({ applied }: ProductImport) =>
  applied > 0 ? `Cancelled after ${rowsOf(applied)} had been imported.` : 'Cancelled. Nothing was imported.';

function Apply({ of, work, onAnother }: Props) {
  const { counts, applied, status } = of;
  const valid = remainsOf(of);
  const [chosen, setChosen] = useState<Way | null>(null);
  // Part of it is in the catalogue already: only the rest can follow.
  const isBegun = status === 'applying';
  const way = isBegun || counts.wrong > 0 ? 'valid' : (chosen ?? 'whole');
  const apply = () =>
    way === 'whole'
      ? work.run('whole', () => applyWhole(of.id))
      : work.run('valid', (told, signal) => applyValid(of.id, applied, told, signal));
  if (valid === 0) {
    // Nobody comes back to it: its rows need not wait a month for the sweep. Where that fails, they do.
    const letGo = () => {
      void call(cancelImportEndpoint, { body: { id: of.id } }).catch(() => undefined);
      onAnother();
    };
    return (
      <Notice tone="info">
        <p>{counts.wrong > 0 ? 'No row can be imported. Mend the wrong ones in the file.' : 'Nothing would change.'}</p>
        <Onward of={of} onAnother={letGo} />
      </Notice>
    );
  }
  return (
    <div className="stack import-step">
      {isBegun ? (
        <Notice tone="warn">
          {count(applied)} of {rowsOf(applied + valid)} are imported. {rowsOf(valid)}{' '}
          {valid === 1 ? 'remains' : 'remain'}.
        </Notice>
      ) : (
        <Ways wrong={counts.wrong} way={way} onChoose={setChosen} />
      )}
      <div className="import-actions">
        <Button kind="primary" onClick={() => void apply()}>
          Import {rowsOf(valid)}
        </Button>
        <Button onClick={() => void work.run('recheck', (_, signal) => recheck(of.id, signal))}>Check again</Button>
        <CancelImport of={of} />
      </div>
    </div>
  );
}

type Way = 'whole' | 'valid';

function Ways({ wrong, way, onChoose }: { wrong: number; way: Way; onChoose: (way: Way) => void }) {
  return (
    <fieldset className="import-ways">
      <legend>Import</legend>
      <label>
        <input
          type="radio"
          name="way"
          checked={way === 'whole'}
          disabled={wrong > 0}
          onChange={() => onChoose('whole')}
        />
        <span>
          The whole file or nothing
          <span className="field-hint">
            {wrong > 0
              ? `Not while ${rowsOf(wrong)} ${wrong === 1 ? 'is' : 'are'} wrong.`
              : 'One transaction: what fails leaves no trace.'}
          </span>
        </span>
      </label>
      <label>
        <input type="radio" name="way" checked={way === 'valid'} onChange={() => onChoose('valid')} />
        <span>
          Every valid row
          <span className="field-hint">
            Two thousand at a time; wrong rows are left out. It can be stopped and resumed.
          </span>
        </span>
      </label>
    </fieldset>
  );
}
