import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import type { Selection } from './use-selection.ts';
import './selection.css';

type Props<Row> = {
  selection: Selection<Row>;
  /** The noun of the rows, as in `2 orders selected`. */
  singular: string;
  plural: string;
  /** Buttons for what can be done with the selected rows. */
  children: ReactNode;
};

/** What can be done with the selected rows, at the lower edge of the screen; nothing is shown while none is selected. */
export function SelectionBar<Row>({ selection, singular, plural, children }: Props<Row>) {
  const { rows, isPageSelected, togglePage, clear } = selection;
  return (
    <div className="selection" role="region" aria-label="Selected rows">
      <p className="visually-hidden" role="status">
        {rows.length > 0 && `${rows.length} selected`}
      </p>
      {rows.length > 0 && (
        <div className="selection-bar">
          <p className="selection-count">
            <strong>{rows.length}</strong> {rows.length === 1 ? singular : plural} selected
          </p>
          <div className="selection-actions">{children}</div>
          <div className="selection-more">
            {!isPageSelected && (
              <Button small kind="quiet" className="selection-all" onClick={togglePage}>
                Select all
              </Button>
            )}
            <Button small kind="quiet" onClick={clear} aria-keyshortcuts="Escape">
              Clear
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
