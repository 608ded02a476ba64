import { formatNumber, parseNumber } from '#client/table-files/parse-number.ts';
import type { BankLine } from '#contracts/bank/admin.ts';
import { toPaise, toRupees } from '#contracts/fields/money.ts';
import type { OpenInvoice } from '#contracts/receipts/admin.ts';

/** The dialog's state, as typed. */
export interface Draft {
  company_id: number | null;
  tds: string;
  /** By invoice; blank or absent for none. */
  amounts: Record<number, string>;
}

/** The draft of a line: its proposal, or nothing. */
export function draftOf({ proposal }: BankLine): Draft {
  const amounts = Object.fromEntries(
    (proposal?.allocations ?? []).map(({ invoice_id, amount }) => [invoice_id, formatNumber(amount)]),
  );
  const tds = proposal && proposal.tds > 0 ? formatNumber(proposal.tds) : '';
  return { company_id: proposal?.company.id ?? null, tds, amounts };
}

const paiseIn = (text: string) => toPaise(parseNumber(text) ?? 0);

/** Rupees of the line and its TDS that settle nothing; below zero if too much is entered, NaN for text that is no amount. */
export function restOf({ amount }: BankLine, { tds, amounts }: Draft): number {
  const used = Object.values(amounts).reduce((sum, text) => sum + paiseIn(text), 0);
  return toRupees(toPaise(amount) + paiseIn(tds) - used);
}

/** The amounts that settle the oldest invoices as far as the money goes; they are listed by due date. */
export function oldestFirst(line: BankLine, draft: Draft, invoices: readonly OpenInvoice[]): Draft['amounts'] {
  let rest = toPaise(line.amount) + (paiseIn(draft.tds) || 0);
  const amounts: Draft['amounts'] = {};
  for (const { id, open } of invoices) {
    const paise = Math.min(rest, toPaise(open));
    if (paise > 0) amounts[id] = formatNumber(toRupees(paise));
    rest -= paise;
  }
  return amounts;
}

/** The payment advice that is answered: the proposed one, unless another company is chosen. */
export const adviceOf = ({ proposal }: BankLine, company_id: number | null) =>
  proposal && proposal.advice_id !== null && proposal.company.id === company_id
    ? { advice_id: proposal.advice_id }
    : {};

/** What the call takes; an amount that is no number is sent as such, so that the contract's message shows. */
export function allocationsOf({ amounts }: Draft, invoices: readonly OpenInvoice[]) {
  return invoices.flatMap(({ id, open }) => {
    const amount = parseNumber(amounts[id] ?? '');
    return amount === null || amount === 0 ? [] : [{ invoice_id: id, amount, open }];
  });
}
