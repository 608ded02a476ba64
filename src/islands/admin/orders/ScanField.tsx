import { type KeyboardEvent, useState } from 'react';
import { parseNumber } from '#client/table-files/parse-number.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { packableQty } from './pack-quantities.ts';
import { linesOfCode } from '#widgets/scan.ts';
import type { useLineQuantities } from './use-line-quantities.tsx';

type Props = { quantities: ReturnType<typeof useLineQuantities> };

/**
 * Takes the codes of a keyboard scanner, which types a code and presses Enter, and counts each into its line. The first scan
 * sets the proposed quantities to 0, so that only what was scanned is packed.
 */
export function ScanField({ quantities: { lines, valueOf, change } }: Props) {
  const [code, setCode] = useState('');
  const [isCounting, setCounting] = useState(false);
  const [said, setSaid] = useState<{ text: string; isFault: boolean } | null>(null);

  const count = () => {
    const scanned = code.trim();
    setCode('');
    if (scanned === '') return;
    const found = linesOfCode(scanned, lines);
    const countOf = (line: (typeof lines)[number]) => (isCounting ? (parseNumber(valueOf(line)) ?? 0) : 0);
    const line = found.find((each) => countOf(each) + 1 <= packableQty(each));
    if (!line) {
      const [full] = found;
      setSaid({
        isFault: true,
        text: full
          ? `Too many: ${full.sku ?? full.name} is complete with ${packableQty(full).toLocaleString('en-IN')}. Put this one back.`
          : `${scanned} is not on this order, or already packed. Put it back.`,
      });
      return;
    }
    const qty = sumQty(countOf(line), 1);
    const others = isCounting ? {} : Object.fromEntries(lines.map(({ line_no }) => [line_no, '0']));
    change({ ...others, [line.line_no]: String(qty) });
    setCounting(true);
    setSaid({ isFault: false, text: `${line.name}: ${qty.toLocaleString('en-IN')} counted.` });
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It must not send the form.
    event.preventDefault();
    count();
  };
  return (
    <div className="scan">
      <TextInput
        label="Scan"
        optional
        hint="Scan or type a SKU, the buyer’s code or the maker’s code, and press Enter. Each scan counts one."
        autoComplete="off"
        value={code}
        error={said?.isFault ? said.text : undefined}
        onChange={({ target }) => setCode(target.value)}
        onKeyDown={onEnter}
        data-autofocus
      />
      <p className={said?.isFault ? 'visually-hidden' : 'small'} role="status">
        {said?.text}
      </p>
    </div>
  );
}
