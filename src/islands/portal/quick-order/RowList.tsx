import { Pager } from '#ui/lists/Pager.tsx';
import { type ResolvedRow, countStates } from './resolve-rows.ts';
import { type RowActions, RowItem } from './RowItem.tsx';
import { PAGE_SIZE, type RowPage } from './use-row-page.ts';

type Props = { rows: ResolvedRow[]; page: RowPage; actions: RowActions };

/** The rows with their results: all of them, or only those that need attention. */
export function RowList({ rows, page, actions }: Props) {
  const { shown, attention, current, pages, isFiltered, filter, show } = page;
  return (
    <div className="quick-list sheet">
      <div className="quick-filter">
        <p role="status">{summaryOf(rows)}</p>
        {attention > 0 && attention < rows.length && (
          <div className="list-choice" role="group" aria-label="Rows to show">
            <Choice pressed={!isFiltered} onClick={() => filter(false)}>
              {`All (${count(rows.length)})`}
            </Choice>
            <Choice pressed={isFiltered} onClick={() => filter(true)}>
              {`Needs attention (${count(attention)})`}
            </Choice>
          </div>
        )}
      </div>
      <ol className="quick-rows" start={(current - 1) * PAGE_SIZE + 1}>
        {shown.map((row) => (
          <RowItem key={row.typed[0].line} row={row} actions={actions} />
        ))}
      </ol>
      {pages > 1 && <Pager page={current} pages={pages} onPage={show} />}
    </div>
  );
}

type ChoiceProps = { pressed: boolean; onClick: () => void; children: string };

function Choice({ pressed, onClick, children }: ChoiceProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={onClick}>
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
    [states['to quote'], 'to be quoted'],
    [states.discontinued, 'discontinued'],
    [states.unit, 'to confirm'],
    [states.quantity, 'to change'],
    [states.ambiguous, 'to choose'],
    [states.unsearched, 'not searched yet'],
    [states.unknown, 'unknown'],
    [states.invalid, 'invalid'],
  ] as const;
  const parts = labels.filter(([number]) => number > 0).map(([number, label]) => `${count(number)} ${label}`);
  return `${count(rows.length)} ${rows.length === 1 ? 'row' : 'rows'}: ${parts.join(', ')}.`;
}

function count(number: number): string {
  return number.toLocaleString('en-IN');
}
