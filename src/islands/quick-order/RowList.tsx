import { useState } from 'react';
import { Pager } from '#ui/Pager.tsx';
import { type AnsweredRow, countStates } from './answer-rows.ts';
import { type RowActions, RowItem } from './RowItem.tsx';

/** Rows a page: two thousand at once would be slow to draw and to walk through with a keyboard. */
const PAGE = 50;

/** What stands for itself; all else is worth a look. */
const plain = ({ state }: AnsweredRow) => state === 'found' || state === 'asked';

/** The rows with their answers, all of them or those worth a look. */
export function RowList({ rows, actions }: { rows: AnsweredRow[]; actions: RowActions }) {
  const [onlyOdd, setOnlyOdd] = useState(false);
  const [page, setPage] = useState(1);
  const odd = rows.filter((row) => !plain(row));
  const shown = onlyOdd && odd.length > 0 ? odd : rows;
  const pages = Math.ceil(shown.length / PAGE);
  const now = Math.min(page, pages);
  const show = (only: boolean) => {
    setOnlyOdd(only);
    setPage(1);
  };
  return (
    <div className="quick-list sheet">
      <div className="quick-filter">
        <p role="status">{wordsOf(rows)}</p>
        {odd.length > 0 && odd.length < rows.length && (
          <div className="cluster" role="group" aria-label="Rows to show">
            <Choice pressed={shown === rows} onClick={() => show(false)}>
              {`All ${count(rows.length)}`}
            </Choice>
            <Choice pressed={shown !== rows} onClick={() => show(true)}>
              {`To look at ${count(odd.length)}`}
            </Choice>
          </div>
        )}
      </div>
      <ol className="quick-rows" start={(now - 1) * PAGE + 1}>
        {shown.slice((now - 1) * PAGE, now * PAGE).map((row) => (
          <RowItem key={row.typed[0].line} row={row} actions={actions} />
        ))}
      </ol>
      {pages > 1 && <Pager page={now} pages={pages} onPage={setPage} />}
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

/** `2,000 rows: 1,840 found, 60 short of stock, 20 to choose, 75 unknown, 5 to mend.` */
function wordsOf(rows: AnsweredRow[]): string {
  const states = countStates(rows);
  const told = [
    [states.asked, 'being looked up'],
    [states.found, 'found'],
    [states.short + states.out, 'short of stock'],
    [states.discontinued, 'discontinued'],
    [states.several, 'to choose'],
    [states.unknown, 'unknown'],
    [states.bad, 'to mend'],
  ] as const;
  const parts = told.filter(([number]) => number > 0).map(([number, words]) => `${count(number)} ${words}`);
  return `${count(rows.length)} ${rows.length === 1 ? 'row' : 'rows'}: ${parts.join(', ')}.`;
}

function count(number: number): string {
  return number.toLocaleString('en-IN');
}
