import { useState } from 'react';
import { ApiError } from '#client/api.ts';
import type { Catalogue } from './catalogues.ts';
import { type PastedLine, pastedLines, skusIn } from './pasted-lines.ts';

interface Options {
  catalogue: Catalogue;
  /** What is in the field. */
  text: string;
  onText: (text: string) => void;
  onLines: (lines: PastedLine[]) => void;
  /** True if only products of the catalogue can be lines. */
  productsOnly?: boolean;
}

const LEFT = 'These rows are not lines yet. Add them, or clear the field.';

/** Rows copied from a mail or a spreadsheet become lines. Those that cannot be lines stay in the field, with the reason. */
export function usePastedRows({ catalogue, text, onText, onLines, productsOnly = false }: Options) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (rows: string, others: string[]) => {
    if (busy || rows.trim() === '') return;
    setBusy(true);
    try {
      const skus = skusIn(rows);
      const found = skus.length > 0 ? await catalogue.find(skus) : new Map();
      const taken = pastedLines(rows, found, productsOnly);
      onLines(taken.lines);
      onText([...others, taken.leftText].filter(Boolean).join('\n'));
      setProblem(taken.problem);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onText([...others, rows].filter(Boolean).join('\n'));
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{ busy, problem, text, catalogue: catalogue.name, productsOnly },
    change: (next: string) => {
      setProblem(null);
      onText(next);
    },
    /** Whether rows are left, which sending the form would lose; says so at the field. */
    hasLeft: () => {
      if (text.trim() === '') return false;
      setProblem(LEFT);
      document.getElementsByName('pasted')[0]?.focus();
      return true;
    },
    /** Takes what is in the field. */
    add: () => void take(text, []),
    /** Takes rows that were pasted; what is in the field stays. */
    addRows: (rows: string) => void take(rows, [text]),
  };
}
