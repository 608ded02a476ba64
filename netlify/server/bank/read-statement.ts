import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { importStatementEndpoint } from '#contracts/bank/import.ts';
import { toPaise } from '#contracts/fields/money.ts';
import { invoiceNumbersIn, payerOf, referenceOf } from './narration.ts';

type Given = z.output<typeof importStatementEndpoint.body>['lines'][number];

/**
 * The columns of statement lines. Equal lines of a day are told apart by their place among themselves, which is
 * the same in every statement of that day.
 */
export function readStatement(lines: readonly Given[]) {
  const seen = new Map<string, number>();
  return lines.map(({ row, date, amount, ...given }) => {
    const narration = given.narration ?? '';
    const amount_paise = toPaise(amount);
    const reference = referenceOf(narration, given.reference);
    const key = [date, amount_paise, narration.toUpperCase().replace(/[^A-Z0-9]/g, ''), reference ?? ''].join('|');
    const place = (seen.get(key) ?? 0) + 1;
    seen.set(key, place);
    return {
      ...{ date, narration, reference, amount_paise, row_no: row },
      ...{ invoice_numbers: invoiceNumbersIn(narration), payer: payerOf(narration) },
      fingerprint: createHash('sha256').update(`${key}|${place}`).digest('hex'),
    };
  });
}
