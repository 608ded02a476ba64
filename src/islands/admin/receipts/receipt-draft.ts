import { formatNumber, parseNumber } from '#client/table-files/parse-number.ts';
import { toPaise, toRupees } from '#contracts/fields/money.ts';
import type { Allocate, OpenInvoice } from '#contracts/receipts/admin.ts';
import type { PaymentAdvice } from '#contracts/receipts/advices.ts';

/** What is typed beside each invoice, by its id. */
export interface TypedAllocations {
  amounts: Record<string, string>;
  writeOffs: Record<string, boolean>;
}

export const NO_ALLOCATIONS: TypedAllocations = { amounts: {}, writeOffs: {} };

type Advised = Pick<PaymentAdvice, 'paid_on' | 'method' | 'reference' | 'amount' | 'tds' | 'lines'>;

/** The bank entry and the allocations that a payment advice names, as far as they are still due. */
export const entryOf = ({ paid_on, method, reference, amount, tds, lines }: Advised) => ({
  ...{ received_on: paid_on, method, reference, amount: formatNumber(amount), tds: tds > 0 ? formatNumber(tds) : '' },
  typed: {
    amounts: Object.fromEntries(
      lines
        .filter(({ open }) => open > 0)
        .map((line) => [line.invoice_id, formatNumber(Math.min(line.amount, line.open))]),
    ),
    writeOffs: {},
  } satisfies TypedAllocations,
});

const paiseOf = (text: string | undefined) => toPaise(parseNumber(text ?? '') ?? 0);

/** The allocations to send: of each invoice with an amount. A text that is no number is sent as NaN, which is refused. */
export const allocationsOf = (invoices: OpenInvoice[], { amounts, writeOffs }: TypedAllocations): Allocate[] =>
  invoices
    .filter(({ id }) => (amounts[id] ?? '').trim() !== '')
    .map(({ id, open }) => ({
      ...{ invoice_id: id, amount: parseNumber(amounts[id]!) ?? Number.NaN, open },
      write_off: Boolean(writeOffs[id]) && canWriteOff(restOf(open, amounts[id])),
    }));

/** What is still due on an invoice after the typed amount, rupees. */
export const restOf = (open: number, typed: string | undefined): number =>
  toRupees(Math.max(0, toPaise(open) - paiseOf(typed)));

const canWriteOff = (rest: number) => rest > 0;

/** Money that is not allocated, rupees; below zero if more is allocated than there is. NaN while a number is mistyped. */
export function unallocatedOf(available: number, { amounts }: TypedAllocations): number {
  return toRupees(Object.values(amounts).reduce((rest, typed) => rest - paiseOf(typed), toPaise(available)));
}

/** Amounts that settle the invoices in their order, each in full while the money lasts. */
export function oldestFirst(invoices: OpenInvoice[], available: number): Record<string, string> {
  let left = toPaise(available);
  const amounts: Record<string, string> = {};
  for (const { id, open } of invoices) {
    const part = Math.min(left, toPaise(open));
    if (part > 0) amounts[id] = formatNumber(toRupees(part));
    left -= Math.max(0, part);
  }
  return amounts;
}
