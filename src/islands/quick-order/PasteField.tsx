import { type DragEvent, useState } from 'react';
import { MAX_QUICK_ORDER_ROWS } from '#contracts/quick-order.ts';
import { FileFault, readTextFile } from './read-file.ts';
import { TextArea } from '#ui/TextArea.tsx';

type Props = {
  text: string;
  onText: (text: string) => void;
  /** A file's text takes the place of what was there. */
  onFile: (text: string, name: string) => void;
};

const limit = MAX_QUICK_ORDER_ROWS.toLocaleString('en-IN');

/** Where rows are pasted or typed, and where a CSV file is chosen or dropped. */
export function PasteField({ text, onText, onFile }: Props) {
  const [fault, setFault] = useState<string | null>(null);
  const [over, setOver] = useState(false);

  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      onFile(await readTextFile(file), file.name);
      setFault(null);
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      setFault(error.message);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };

  return (
    <div
      className="quick-paste sheet"
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <TextArea
        label="SKUs and quantities"
        hint={`One row each, as copied from a spreadsheet; up to ${limit} rows. Without a quantity it is 1.`}
        rows={12}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className="quick-text"
        placeholder={'BRG-6205-2RS\t40\nGLV-NIT-L\t1,200'}
        value={text}
        {...(fault ? { error: fault } : {})}
        onChange={(event) => onText(event.target.value)}
      />
      <div className="cluster">
        <label className="button button-secondary quick-file">
          Choose a CSV file
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            className="visually-hidden"
            onChange={(event) => {
              void read(event.target.files?.[0]);
              // The same file again is a change again.
              event.target.value = '';
            }}
          />
        </label>
        <span className="small quiet quick-drop">or drop it here</span>
        <a href="/samples/quick-order.csv" download>
          Sample file
        </a>
      </div>
    </div>
  );
}
