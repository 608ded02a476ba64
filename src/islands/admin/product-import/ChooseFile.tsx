import { readTableFile, TABLE_ACCEPT } from '#client/table-files/read-table-file.ts';
import { MAX_IMPORT_BYTES } from '#contracts/catalog/import.ts';
import { Button } from '#ui/Button.tsx';
import { FileButton } from '#ui/forms/FileButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SheetSelect } from '#widgets/SheetSelect.tsx';
import { useTableFile } from '#widgets/use-table-file.ts';
import { type ProductFile, readProducts } from './read-file.ts';
import { formatRows } from './row-counts.ts';

type Props = {
  file: ProductFile | null;
  onFile: (file: ProductFile | null) => void;
  /** True if the form was sent without a file. */
  isMissing?: boolean;
};

/** Chooses an Excel or CSV file, reads it in the browser and shows its rows and columns before anything is sent. */
export function ChooseFile({ file, onFile, isMissing = false }: Props) {
  const table = useTableFile(
    (chosen) => {
      onFile(null);
      return readTableFile(chosen, MAX_IMPORT_BYTES);
    },
    async (opened, sheet) => {
      onFile(null);
      onFile(await readProducts(opened, sheet));
    },
  );
  const remove = () => {
    table.reset();
    onFile(null);
  };
  return (
    <div className="import-file">
      <FileButton
        label="Choose an Excel or CSV file"
        busy={table.busy}
        busyText="Reading…"
        accept={TABLE_ACCEPT}
        hint={
          <>
            .xlsx or CSV, up to 50,000 rows. An empty cell leaves the field unchanged.{' '}
            <a href="/samples/products.csv" download>
              Sample file
            </a>
          </>
        }
        error={isMissing && !table.workbook ? 'Choose a file.' : undefined}
        onChoose={table.openFile}
      />
      {table.workbook && (
        <SheetSelect
          workbook={table.workbook}
          value={table.sheet}
          onChoose={table.chooseSheet}
          error={isMissing && table.sheet === '' ? 'Choose the sheet.' : undefined}
        />
      )}
      {table.error && <Notice tone="bad">{table.error}</Notice>}
      {file && <FileSummary file={file} onRemove={remove} />}
    </div>
  );
}

function FileSummary({ file, onRemove }: { file: ProductFile; onRemove: () => void }) {
  return (
    <Notice tone={file.ignored.length + file.repeated.length > 0 ? 'warn' : 'ok'}>
      <p>
        <strong>{file.name}</strong>: {formatRows(file.rows.length)} with{' '}
        <span className="code">{file.columns.join(', ')}</span>.{' '}
        <Button small kind="quiet" onClick={onRemove}>
          Remove
        </Button>
      </p>
      {file.ignored.length > 0 && <p>Unknown columns, ignored: {file.ignored.join(', ')}.</p>}
      {file.repeated.length > 0 && <p>Duplicate columns, ignored: {file.repeated.join(', ')}.</p>}
    </Notice>
  );
}
