import { type DragEvent, useState } from 'react';
import { MAX_QUICK_ORDER_ROWS } from '#contracts/catalog/match-skus.ts';
import { FileError, readTextFile } from './read-file.ts';
import { TextArea } from '#ui/forms/TextArea.tsx';

type Props = {
  text: string;
  onText: (text: string) => void;
  /** The text of a file replaces the current text. */
  onFile: (text: string, name: string) => void;
};

const limit = MAX_QUICK_ORDER_ROWS.toLocaleString('en-IN');

/** A text field for pasted rows, with a file input and a drop area for a CSV file. */
export function PasteField({ text, onText, onFile }: Props) {
  const [error, setError] = useState<string | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      onFile(await readTextFile(file), file.name);
      setError(null);
    } catch (failure) {
      if (!(failure instanceof FileError)) throw failure;
      setError(failure.message);
    }
  };
  const { isDragOver, ...dropHandlers } = useFileDrop((file) => void read(file));

  return (
    <div className="quick-paste sheet" data-over={isDragOver || undefined} {...dropHandlers}>
      <TextArea
        label="SKUs and quantities"
        hint={`One item per row, as copied from a spreadsheet, up to ${limit} rows. A row without a quantity counts as 1.`}
        rows={12}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className="quick-text"
        placeholder={'BRG-6205-2RS\t40\nGLV-NIT-L\t1,200'}
        value={text}
        {...(error ? { error } : {})}
        onChange={(event) => onText(event.target.value)}
      />
      <FileChoice onChoose={(file) => void read(file)} />
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

function FileChoice({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  return (
    <div className="cluster">
      <label className="button button-secondary quick-file">
        Choose a CSV file
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
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
