import { isTable } from '#client/table-files/read-cells.ts';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import './paste-rows.css';
import type { usePastedRows } from './use-pasted-rows.ts';

/**
 * A field for rows copied from an email or a spreadsheet: pasted they are added at once, typed by the button. Rows that cannot be
 * lines stay in it.
 */
export function PasteRows({ rows }: { rows: ReturnType<typeof usePastedRows> }) {
  const { busy, problem, text, catalogue, productsOnly, change, add, addRows } = rows;
  return (
    <div className="paste-rows">
      <TextArea
        label="Paste rows"
        optional
        hint={`One item per row with its quantity, as copied from an email or a spreadsheet. Rows are added as you paste them. SKUs are matched to ${catalogue}.`}
        name="pasted"
        rows={3}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder={productsOnly ? 'BRG-6205-2RS\t40' : 'BRG-6205-2RS\t40\nHex bolt M12x50\t200 nos'}
        value={text}
        {...(problem ? { error: problem } : {})}
        onChange={({ target }) => change(target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (busy || !isTable(pasted)) return;
          event.preventDefault();
          addRows(pasted);
        }}
      />
      <Button small busy={busy} busyText="Reading…" disabled={text.trim() === ''} onClick={add}>
        Add rows
      </Button>
    </div>
  );
}
