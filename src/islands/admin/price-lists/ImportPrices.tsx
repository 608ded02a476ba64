import { useState } from 'react';
import { readTableFile, TABLE_ACCEPT } from '#client/table-files/read-table-file.ts';
import { checkPriceListFileEndpoint } from '#contracts/catalog/price-list-file.ts';
import { Button } from '#ui/Button.tsx';
import { FileButton } from '#ui/forms/FileButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useSubmit } from '#ui/use-submit.ts';
import { SheetSelect } from '#widgets/SheetSelect.tsx';
import { useTableFile } from '#widgets/use-table-file.ts';
import type * as z from 'zod/mini';
import { CheckedRows } from './CheckedRows.tsx';
import { type PriceFile, readPrices } from './read-prices.ts';
import { useApplyFile } from './use-apply-file.ts';

type Check = z.output<typeof checkPriceListFileEndpoint.reply>;
type Props = { list: { id: number; name: string }; onClose: () => void };

/** Largest file, bytes. */
const MAX_BYTES = 5_000_000;

/** Imports prices from an Excel or CSV file: choose, see what each row changes, apply. Nothing is written before “Apply”. */
export function ImportPrices({ list, onClose }: Props) {
  const [file, setFile] = useState<PriceFile | null>(null);
  const [result, setResult] = useState<Check | null>(null);
  const checking = useSubmit(checkPriceListFileEndpoint, setResult);
  const applying = useApplyFile(onClose);
  const bodyOf = ({ columns, rows }: PriceFile) => ({ id: list.id, columns, rows });
  const check = (next: PriceFile) => {
    setFile(next);
    setResult(null);
    return checking.submit(bodyOf(next));
  };
  const table = useTableFile(
    (chosen) => {
      setFile(null);
      setResult(null);
      return readTableFile(chosen, MAX_BYTES);
    },
    (opened, sheet) => check(readPrices(opened, sheet)),
  );
  const apply = () => {
    if (!file || !result) return;
    const { version, counts } = result;
    void applying.apply({ ...bodyOf(file), version, file_name: file.name, skip_wrong: counts.wrong > 0 });
  };
  const failure = table.error ?? checking.failure ?? Object.values(checking.errors)[0] ?? applying.failure;
  return (
    <section className="price-file" aria-label="Import prices">
      <div className="price-file-choose">
        <FileButton
          autoFocus
          label="Choose an Excel or CSV file"
          busy={table.busy || checking.busy}
          busyText="Checking…"
          accept={TABLE_ACCEPT}
          hint=".xlsx or CSV with the columns sku, price, price_per (1, 100 or 1000) and, for quantity breaks, qty_2, price_2, qty_3, price_3… The days in valid_from and valid_until, if given, must be those of the list. Items that are not in the file keep their prices. Nothing is saved until you apply it."
          onChoose={table.openFile}
        />
      </div>
      {table.workbook && <SheetSelect workbook={table.workbook} value={table.sheet} onChoose={table.chooseSheet} />}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {file && file.ignored.length > 0 && <Notice tone="warn">Ignored columns: {file.ignored.join(', ')}.</Notice>}
      {file && result && <CheckedRows file={file} check={result} />}
      <div className="price-file-acts">
        {file && result && (
          <>
            {result.counts.new + result.counts.changed > 0 && (
              <Button
                kind="primary"
                busy={applying.busy}
                busyText={
                  applying.left === null ? 'Applying…' : `Applying… ${applying.left.toLocaleString('en-IN')} left`
                }
                onClick={apply}
              >
                {applyLabel(result)}
              </Button>
            )}
            <Button busy={checking.busy} busyText="Checking…" onClick={() => void check(file)}>
              Check again
            </Button>
          </>
        )}
        <Button kind="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}

function applyLabel({ counts }: Check): string {
  const count = counts.new + counts.changed;
  const prices = `${count.toLocaleString('en-IN')} ${count === 1 ? 'price' : 'prices'}`;
  return counts.wrong > 0 ? `Apply ${prices}, skip rows with errors` : `Apply ${prices}`;
}
