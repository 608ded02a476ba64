import type * as z from 'zod/mini';
import { parseNumber } from '#client/table-files/parse-number.ts';
import type { EntrySource } from '#contracts/fields/entry-source.ts';
import type { EnterRfq } from '#contracts/quotes/enter-rfq.ts';

/** A line as typed. */
export interface EntryLine {
  /** React key: identifies a line while others are added and removed. */
  key: string;
  item: string;
  product_id: number | null;
  qty: string;
  unit: string;
}

/** The form as typed. */
export interface NewRfqDraft {
  company_id: number | null;
  user_id: number | null;
  source: EntrySource | '';
  title: string;
  requirement: string;
  need_by: string;
  lines: EntryLine[];
  /** Rows to add as lines. */
  pasted: string;
}

export const blankEntry = (): EntryLine => ({
  key: crypto.randomUUID(),
  item: '',
  product_id: null,
  qty: '1',
  unit: 'NOS',
});

export const EMPTY_RFQ: NewRfqDraft = {
  ...{ company_id: null, user_id: null, source: '', title: '', requirement: '', need_by: '' },
  ...{ lines: [], pasted: '' },
};

/** Whether nothing is entered in a line. */
export const isBlank = ({ item, qty }: EntryLine) => item.trim() === '' && qty.trim() === '1';

/** The lines with an item, or a blank one if there are none. */
export function keptLines(lines: EntryLine[]): EntryLine[] {
  const filled = lines.filter((line) => !isBlank(line));
  return filled.length > 0 ? filled : [blankEntry()];
}

/** Another company: its catalogue has other products and other people work there. */
export const ofCompany = (company_id: number | null, { lines }: NewRfqDraft): Partial<NewRfqDraft> => ({
  company_id,
  user_id: null,
  lines: lines.map((line) => ({ ...line, product_id: null })),
});

/** The request for a draft. */
export function entryBody({ user_id, source, title, requirement, need_by, lines }: NewRfqDraft) {
  const filled = lines.filter((line) => !isBlank(line));
  const body = {
    ...{ user_id: user_id ?? 0, source, title, requirement, need_by },
    lines: filled.map(({ item, product_id, qty, unit }) => ({ item, product_id, qty: parseNumber(qty), unit })),
  };
  // Blank fields are refused by the contract, with its messages.
  return body as z.input<typeof EnterRfq>;
}
