import { useState } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Checkbox } from '../forms/Checkbox.tsx';
import type { Column } from '../Table.tsx';
import { changeList } from './use-list-query.ts';
import { storeColumns } from './use-columns.ts';

type Props<Row> = {
  /** Name under which the device keeps the choice. */
  name: string;
  columns: Column<Row>[];
  /** The labels of those shown. */
  shown: readonly string[];
};

/** Chooses the columns of a list, among its tools. The first one and those of buttons are always shown. */
export function ColumnChooser<Row>({ name, columns, shown }: Props<Row>) {
  const [isOpen, setIsOpen] = useState(false);
  const choose = (label: string, isShown: boolean) => {
    const next = columns
      .map((column) => column.label)
      .filter((other) => (other === label ? isShown : shown.includes(other)));
    const isDefault = columns.every(({ label: each, optional }) => next.includes(each) === !optional);
    storeColumns(name, isDefault ? null : next);
    changeList({ columns: isDefault ? null : next.join(',') });
  };
  return (
    <>
      <Button small kind="quiet" className="column-chooser" onClick={() => setIsOpen(true)}>
        Columns
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setIsOpen(false)}
          title="Columns"
          footer={<Button onClick={() => setIsOpen(false)}>Close</Button>}
        >
          <div className="stack" role="group" aria-label="Columns shown">
            {columns
              .filter(({ lead, labelHidden }) => !lead && !labelHidden)
              .map(({ label }) => (
                <Checkbox
                  key={label}
                  label={label}
                  checked={shown.includes(label)}
                  onChange={({ target }) => choose(label, target.checked)}
                />
              ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
