import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isCounted, unitName } from '#contracts/fields/unit-names.ts';
import type { StockCount, StockCountLine } from '#contracts/stores/counts.ts';
import { Button } from '#ui/Button.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { LinesSheet } from '#widgets/LinesSheet.tsx';
import { linesOfCode } from '#widgets/scan.ts';
import { Notice } from '#ui/Notice.tsx';
import { Status } from '#ui/Status.tsx';
import type { Column } from '#ui/Table.tsx';
import { itemColumns } from './count-columns.tsx';
import { useCountEntry } from './use-count-entry.ts';
import '#ui/forms/save-bar.css';

const fieldOf = (line_no: number) => document.getElementById(`counted-${line_no}`) as HTMLInputElement | null;

/** Shows a line's field in the middle of the screen, ready to be overwritten. */
function goToLine(line_no: number | undefined): void {
  const field = line_no === undefined ? null : fieldOf(line_no);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
  field?.select();
}

/** The sheet of a count: one field a line, without the book stock. Enter goes down, or back to the scanner's field. */
export function CountEntry({ count, isHidden }: { count: StockCount; isHidden: boolean }) {
  const { typed, errors, failure, busy, unsaved, savedOf, enter, saveAll } = useCountEntry(count, isHidden);
  const scanField = useRef<HTMLInputElement>(null);
  /** The line that a scan led to. */
  const scanned = useRef<number>(undefined);
  const isDone = (line: StockCountLine) => line.line_no in typed || savedOf(line).counted_qty !== null;
  const done = count.lines.filter(isDone).length;
  const focusNext = (line_no: number) => {
    if (scanned.current === line_no) scanField.current?.focus();
    else {
      const at = count.lines.findIndex((line) => line.line_no === line_no);
      const next = count.lines[at + 1];
      if (next) goToLine(next.line_no);
      else fieldOf(line_no)?.blur();
    }
    scanned.current = undefined;
  };
  const columns: Column<StockCountLine>[] = [
    ...itemColumns,
    {
      label: 'Counted',
      cell: (line) => (
        <CountInput
          line={line}
          text={typed[line.line_no] ?? savedOf(line).counted_qty?.toLocaleString('en-IN') ?? ''}
          error={errors[line.line_no]}
          onLeave={(text) => enter(line, text)}
          onEnter={() => focusNext(line.line_no)}
        />
      ),
    },
    { label: 'Unit', cell: ({ unit }) => unitName(unit, 2) },
    { label: 'Counted by', cell: (line) => savedOf(line).counted_by ?? '–' },
  ];
  return (
    <div className="stack count-entry" hidden={isHidden}>
      <p className="quiet">
        Each quantity is saved when you leave its field, and compared with the stock of that moment: enter it before the
        goods are moved. A colleague can continue at any time.
      </p>
      <ScanLine
        lines={count.lines}
        field={scanField}
        onFound={(line_no) => {
          goToLine(line_no);
          scanned.current = line_no;
        }}
      />
      <LinesSheet caption="Items to count" columns={columns} lines={count.lines} />
      <div className="save-bar count-bar no-print">
        <p className="save-bar-status" role="status">
          <Status tone={errorCount(errors) > 0 ? 'bad' : unsaved > 0 ? 'warn' : 'ok'}>
            {done} of {count.lines.length} counted. {savedText(unsaved, busy, errorCount(errors))}
          </Status>
        </p>
        {failure && (
          <Notice tone="bad" onRetry={saveAll} busy={busy}>
            {failure}
          </Notice>
        )}
        {unsaved > 0 && !failure && (
          <Button kind="primary" busy={busy} busyText="Saving…" onClick={saveAll}>
            Save
          </Button>
        )}
        {done < count.lines.length && (
          <Button onClick={() => goToLine(count.lines.find((line) => !isDone(line))?.line_no)}>
            Next uncounted item
          </Button>
        )}
      </div>
    </div>
  );
}

const errorCount = (errors: Record<number, string>) => Object.keys(errors).length;

function savedText(unsaved: number, busy: boolean, faults: number): string {
  if (faults > 0) return `${faults} to correct.`;
  if (busy) return 'Saving…';
  return unsaved > 0 ? `${unsaved} not saved.` : 'All saved.';
}

type InputProps = {
  line: StockCountLine;
  text: string;
  error: string | undefined;
  onLeave: (text: string) => void;
  onEnter: () => void;
};

function CountInput({ line, text, error, onLeave, onEnter }: InputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
  return (
    <TextInput
      id={`counted-${line.line_no}`}
      className="count-field"
      label={`${line.name}, ${line.sku}`}
      labelHidden
      inputMode={isCounted(line.unit) ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={20}
      value={draft ?? text}
      error={error}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={() => {
        if (draft !== null) onLeave(draft);
        setDraft(null);
      }}
      onKeyDown={press}
    />
  );
}

type ScanProps = {
  lines: StockCountLine[];
  field: RefObject<HTMLInputElement | null>;
  onFound: (line_no: number) => void;
};

/** Takes the codes of a keyboard scanner, which types a code and presses Enter, and goes to the code's line. */
function ScanLine({ lines, field, onFound }: ScanProps) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const scanned = code.trim();
    setCode('');
    if (scanned === '') return;
    const [found] = linesOfCode(scanned, lines);
    setFault(found ? undefined : `${scanned} is not in this count.`);
    if (found) onFound(found.line_no);
  };
  return (
    <TextInput
      ref={field}
      className="count-scan"
      label="Scan"
      optional
      hint="Scan or type a SKU or the maker’s code and press Enter. Then type the quantity; Enter returns here."
      autoComplete="off"
      value={code}
      error={fault}
      onChange={({ target }) => setCode(target.value)}
      onKeyDown={onEnter}
    />
  );
}
