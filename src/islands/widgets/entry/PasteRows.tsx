import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { matchCompanySkusEndpoint } from '#contracts/catalog/match-skus.ts';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { foundSkus, type PastedLine, pastedLines, skusIn } from './pasted-lines.ts';

type Props = {
  /** The company whose catalogue has the SKUs; null if it is not chosen yet. */
  companyId: number | null;
  text: string;
  onText: (text: string) => void;
  onLines: (lines: PastedLine[]) => void;
  /** True if only products of the catalogue can be lines. */
  productsOnly: boolean;
};

/** A field for rows copied from a mail or a spreadsheet. Rows that cannot be lines stay in it. */
export function PasteRows({ companyId, text, onText, onLines, productsOnly }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const add = async () => {
    if (busy || text.trim() === '') return;
    if (productsOnly && companyId === null) return setProblem('Choose the company first.');
    setBusy(true);
    try {
      const taken = pastedLines(text, await lookUp(text, companyId), productsOnly);
      onLines(taken.lines);
      onText(taken.leftText);
      setProblem(taken.problem);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="entry-paste">
      <TextArea
        label="Paste rows"
        optional
        hint="One item per row with its quantity, as copied from a mail or a spreadsheet. Known SKUs become products of the company’s catalogue."
        name="pasted"
        rows={3}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder={productsOnly ? 'BRG-6205-2RS\t40' : 'BRG-6205-2RS\t40\nHex bolt M12x50\t200 nos'}
        value={text}
        {...(problem ? { error: problem } : {})}
        onChange={({ target }) => {
          setProblem(null);
          onText(target.value);
        }}
      />
      <Button small busy={busy} busyText="Reading…" disabled={text.trim() === ''} onClick={() => void add()}>
        Add rows
      </Button>
    </div>
  );
}

async function lookUp(text: string, company_id: number | null) {
  const skus = skusIn(text);
  if (company_id === null || skus.length === 0) return new Map();
  const { matches, products } = await call(matchCompanySkusEndpoint, { body: { company_id, skus } });
  return foundSkus(skus, matches, products);
}
