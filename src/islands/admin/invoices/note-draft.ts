import { parseNumber } from '#client/table-files/parse-number.ts';
import type { AdminInvoiceDetail } from '#contracts/invoices/admin.ts';
import type { CreditedPart, DebitedPart } from '#contracts/invoices/notes.ts';

type Invoice = Pick<AdminInvoiceDetail, 'lines' | 'left' | 'returns'>;

/** What a credit note credits: the whole invoice, chosen lines, or a return by its id. */
export type CreditScope = 'whole' | 'lines' | `${number}`;

/** What is typed for each line, by `qty 1`, `value 1` or `rate 1` and the line's number. */
export type TypedParts = Record<string, string>;

/** A line with the part that can still be credited, and the returned quantity if it is on a return. */
export interface NoteLine {
  line_no: number;
  name: string;
  unit: string;
  qty: number;
  /** Rupees before tax. */
  value: number;
  /** Proposed quantity. */
  proposed: number | null;
  hasQuantity: boolean;
}

/** The lines to credit in a scope. Of a return: its goods, in full unless staff change it. */
export function creditableLines({ lines, left, returns }: Invoice, scope: CreditScope): NoteLine[] {
  const back = returns.find(({ id }) => String(id) === scope)?.lines;
  return left.flatMap(({ line_no, qty, value }) => {
    const line = lines.find((each) => each.line_no === line_no)!;
    const returned = back?.find((each) => each.line_no === line_no);
    if (back ? !returned : qty <= 0 && value <= 0) return [];
    const proposed = returned?.qty ?? null;
    const hasQuantity = !line.value_only || value <= 0;
    return [{ line_no, name: line.name, unit: line.unit, qty: proposed ?? qty, value, proposed, hasQuantity }];
  });
}

/** The choice as the call takes it. A line without a figure is left out; 0 takes a proposed one out. */
export function creditChoice(invoice: Invoice, scope: CreditScope, typed: TypedParts) {
  if (scope === 'whole') return { return_id: null };
  const lines = creditableLines(invoice, scope).flatMap(({ line_no, proposed }): CreditedPart[] => {
    const qty = parseNumber(typed[`qty ${line_no}`] ?? String(proposed ?? ''));
    const value = scope === 'lines' ? parseNumber(typed[`value ${line_no}`] ?? '') : null;
    return (qty === null || qty === 0) && value === null ? [] : [{ line_no, qty: qty === 0 ? null : qty, value }];
  });
  return { return_id: scope === 'lines' ? null : Number(scope), lines };
}

/** The lines of a debit note: values, or the right rates where too little tax was charged. */
export function debitParts({ lines }: Pick<Invoice, 'lines'>, byRate: boolean, typed: TypedParts): DebitedPart[] {
  return lines.flatMap(({ line_no }): DebitedPart[] => {
    const figure = parseNumber(typed[`${byRate ? 'rate' : 'value'} ${line_no}`] ?? '');
    if (figure === null) return [];
    return [byRate ? { line_no, gst_rate: figure } : { line_no, value: figure }];
  });
}
