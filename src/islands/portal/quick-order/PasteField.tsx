import { type DragEvent, useState } from 'react';
import { MAX_QUICK_ORDER_ROWS } from '#contracts/catalog/match-skus.ts';
import { TABLE_ACCEPT } from '#client/table-files/read-table-file.ts';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { SheetSelect } from '#widgets/SheetSelect.tsx';
import { useTableFile } from '#widgets/use-table-file.ts';
import { readListFile, textOf } from './read-file.ts';

type Props = {
  text: string;
  onText: (text: string) => void;
  /** The text of a file or sheet replaces the current text. */
  onFile: (text: string, name: string) => void;
};

const limit = MAX_QUICK_ORDER_ROWS.toLocaleString('en-IN');

/** A text field for pasted rows, with a file input and a drop area for an Excel or CSV file. */
export function PasteField({ text, onText, onFile }: Props) {
  const { workbook, sheet, error, busy, openFile, chooseSheet } = useTableFile(readListFile, (file, chosen) => {
    onFile(textOf(file, chosen), file.sheets.length > 1 ? chosen!.name : file.name);
  });
  const { isDragOver, ...dropHandlers } = useFileDrop(openFile);

  return (
    <div className="quick-paste sheet" data-over={isDragOver || undefined} {...dropHandlers}>
      <TextArea
        label="SKUs and quantities"
        hint={`One item per row, by SKU or description, as copied from a spreadsheet, up to ${limit} rows. A row without a quantity counts as 1. A unit may follow the quantity: 200 pcs, 2 boxes.`}
        rows={12}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className="quick-text"
        placeholder={'BRG-6205-2RS\t40\nHex bolt M12x50\t200 nos'}
        value={text}
        {...(error ? { error } : {})}
        onChange={(event) => onText(event.target.value)}
      />
      <FileChoice busy={busy} onChoose={openFile} />
      {workbook && <SheetSelect workbook={workbook} value={sheet} onChoose={chooseSheet} />}
    </div>
  );
}

/** Whether a file is dragged over the element, and the handlers of that element. */
function useFileDrop(onFile: (file: File | undefined) => void) {
  const [isDragOver, setIsDragOver] = useState(false);
  return {
    isDragOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsDragOver(true);
    },
    onDragLeave: () => setIsDragOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsDragOver(false);
      onFile(event.dataTransfer.files[0]);
    },
  };
}

function FileChoice({ busy, onChoose }: { busy: boolean; onChoose: (file: File | undefined) => void }) {
  return (
    <div className="cluster">
      <label className="button button-secondary quick-file">
        {busy ? 'Reading…' : 'Choose an Excel or CSV file'}
        <input
          type="file"
          accept={TABLE_ACCEPT}
          className="visually-hidden"
          onChange={(event) => {
            onChoose(event.target.files?.[0]);
            // So that choosing the same file again fires a change event.
            event.target.value = '';
          }}
        />
      </label>
      <span className="small quiet quick-drop">or drop it here</span>
      <a href="/samples/quick-order.csv" download>
        Sample file
      </a>
    </div>
  );
}
