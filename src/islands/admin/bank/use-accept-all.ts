import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import {
  acceptBankLineEndpoint,
  type BankLine,
  type BankProposal,
  linkBankLineEndpoint,
} from '#contracts/bank/admin.ts';
import { toast } from '#ui/toast.ts';
import { useUnsavedWarning } from '#ui/forms/use-unsaved-warning.ts';

/** The line as it is shown, for the call that books it. */
export const seenLine = ({ date, amount, narration, reference }: BankLine) => ({ date, amount, narration, reference });

/** The body of a call that accepts a proposal as it is shown. */
export const acceptBody = (line: BankLine) => acceptProposal(line, line.proposal!);

const acceptProposal = (line: BankLine, proposal: BankProposal) => ({
  ...{ id: line.id, line: seenLine(line), company_id: proposal.company.id, tds: proposal.tds },
  ...(proposal.advice_id !== null && { advice_id: proposal.advice_id }),
  allocations: proposal.allocations.map(({ invoice_id, amount, open }) => ({ invoice_id, amount, open })),
});

/** Accepts lines one after the other, each in its own call; one that is refused does not stop the others. */
export function useAcceptAll() {
  const [left, setLeft] = useState<number | null>(null);
  const [refused, setRefused] = useState<{ id: number; message: string }[]>([]);
  useUnsavedWarning(left !== null);
  const acceptAll = async (lines: BankLine[]) => {
    const failed: typeof refused = [];
    setRefused([]);
    for (const [at, line] of lines.entries()) {
      setLeft(lines.length - at);
      try {
        await accept(line);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        failed.push({ id: line.id, message: `${line.proposal!.company.name}: ${error.message}` });
      }
    }
    const done = lines.length - failed.length;
    toast(`${done.toLocaleString('en-IN')} ${done === 1 ? 'line' : 'lines'} accepted.`);
    setRefused(failed);
    setLeft(null);
    await queryClient.invalidateQueries();
  };
  return { acceptAll, left, refused };
}

function accept(line: BankLine) {
  const { receipt } = line.proposal!;
  return receipt
    ? call(linkBankLineEndpoint, { body: { id: line.id, receipt_id: receipt.id } })
    : call(acceptBankLineEndpoint, { body: acceptBody(line) });
}
