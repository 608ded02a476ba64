import { useState } from 'react';
import { Pager } from '#ui/lists/Pager.tsx';
import { type ResolvedRow, countStates } from './resolve-rows.ts';
import { type RowActions, RowItem } from './RowItem.tsx';

/** Rows per page: two thousand at once would be slow to render and to tab through. */
const PAGE_SIZE = 50;

/** Rows in all other states need the user's attention. */
const isFine = ({ state }: ResolvedRow) => state === 'found' || state === 'loading';

/** The rows with their results: all of them, or only those that need attention. */
export function RowList({ rows, actions }: { rows: ResolvedRow[]; actions: RowActions }) {
  const [onlyAttention, setOnlyAttention] = useState(false);
  const [page, setPage] = useState(1);
  const attention = rows.filter((row) => !isFine(row));
  const shown = onlyAttention && attention.length > 0 ? attention : rows;
  const pages = Math.ceil(shown.length / PAGE_SIZE);
  const current = Math.min(page, pages);
  const show = (only: boolean) => {
    setOnlyAttention(only);
    setPage(1);
  };
  return (
    <div className="quick-list sheet">
      <div className="quick-filter">
        <p role="status">{summaryOf(rows)}</p>
        {attention.length > 0 && attention.length < rows.length && (
          <div className="cluster" role="group" aria-label="Rows to show">
            <Choice pressed={shown === rows} onClick={() => show(false)}>
              {`All (${count(rows.length)})`}
            </Choice>
            <Choice pressed={shown !== rows} onClick={() => show(true)}>
              {`Needs attention (${count(attention.length)})`}
            </Choice>
          </div>
        )}
      </div>
      <ol className="quick-rows" start={(current - 1) * PAGE_SIZE + 1}>
        {shown.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE).map((row) => (
          <RowItem key={row.typed[0].line} row={row} actions={actions} />
        ))}
      </ol>
      {pages > 1 && <Pager page={current} pages={pages} onPage={setPage} />}
    </div>
  );
}

type ChoiceProps = { pressed: boolean; onClick: () => void; children: string };

function Choice({ pressed, onClick, children }: ChoiceProps) {
  return (
    <button type="button" className="button button-secondary button-small" aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}

/** `2,000 rows: 1,830 found, 60 short of stock, 10 to confirm, 20 to choose, 75 unknown, 5 invalid.` */
function summaryOf(rows: ResolvedRow[]): string {
  const states = countStates(rows);
  const labels = [
    [states.loading, 'loading'],
    [states.found, 'found'],
    [states.short + states.out, 'short of stock'],
    [states.discontinued, 'discontinued'],
    [states.unit, 'to confirm'],
    [states.ambiguous, 'to choose'],
    [states.unknown, 'unknown'],
    [states.invalid, 'invalid'],
  ] as const;
  const parts = labels.filter(([number]) => number > 0).map(([number, label]) => `${count(number)} ${label}`);
  return `${count(rows.length)} ${rows.length === 1 ? 'row' : 'rows'}: ${parts.join(', ')}.`;
}

function count(number: number): string {
  return number.toLocaleString('en-IN');
}
