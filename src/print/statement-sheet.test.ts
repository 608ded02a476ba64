import { describe, expect, it } from 'vitest';
import { pdfPages } from '../../tests/support/samples/pdf-text.ts';
import { payableOf, sellerDetails } from '../../tests/support/samples/print-samples.ts';
import { renderStatement, type StatementLine, type StatementSheet } from './statement-sheet.ts';

/** A statement of `count` invoices of ₹100.00, each paid but for ₹1.00 of TDS shown with it. */
function statementOf(count: number, change: Partial<StatementSheet> = {}): StatementSheet {
  let balance_paise = 5000;
  const entries = Array.from({ length: count }, (_, at): StatementLine => {
    const isMoney = at % 2 === 1;
    const [debit_paise, credit_paise] = isMoney ? [0, 10_000] : [10_000, 0];
    balance_paise += debit_paise - credit_paise;
    return {
      ...{ date: '2026-11-21', kind: isMoney ? 'receipt' : 'invoice', number: `PS/2627/${at}`, reference: 'UTR 42' },
      ...{
        due_date: isMoney ? null : '2026-12-21',
        debit_paise,
        credit_paise,
        balance_paise,
        tds_paise: isMoney ? 100 : 0,
      },
    };
  });
  const sum = (field: 'debit_paise' | 'credit_paise') => entries.reduce((total, entry) => total + entry[field], 0);
  return {
    ...{ company: 'Aravalli Forge & Gears', from: '2026-04-01', to: '2026-11-24', opening_paise: 5000, entries },
    ...{ debits_paise: sum('debit_paise'), credits_paise: sum('credit_paise'), closing_paise: balance_paise },
    ageing: [
      { name: 'Not due', paise: balance_paise },
      { name: 'On account', paise: 0 },
    ],
    aged_paise: balance_paise,
    ...{ seller: sellerDetails, payable: null },
    ...change,
  };
}

const textOf = async (value: StatementSheet) =>
  (await pdfPages(await renderStatement(value))).map(({ text }) => text).join('\n');

describe('a printed statement of account', () => {
  it('has period, opening and closing balance, each entry and the ageing', async () => {
    const text = await textOf(statementOf(3));
    for (const words of [
      ...['Statement of account', 'Aravalli Forge & Gears', '1 Apr 2026', '24 Nov 2026', 'Opening balance', '50.00'],
      ...[
        'PS/2627/0',
        'Due 21 Dec 2026',
        'UTR 42',
        'of which TDS ₹1.00',
        'Closing balance',
        '150.00',
        'Not due',
        '1 of 1',
      ],
    ]) {
      expect(text).toContain(words);
    }
  });

  it('marks a balance in the company’s favour', async () => {
    const text = await textOf(statementOf(0, { opening_paise: -5000, closing_paise: -5000, aged_paise: -5000 }));
    expect(text).toContain('50.00 Cr');
    expect(text).toContain('₹50.00 Cr');
  });

  it('repeats its head on further pages', async () => {
    const pages = await pdfPages(await renderStatement(statementOf(120)));
    expect(pages.length).toBeGreaterThan(2);
    for (const { text } of pages) expect(text).toContain('Balance ₹');
  });

  it.each([
    ['an entry', { entries: statementOf(2).entries.map((entry) => ({ ...entry, balance_paise: 1 })) }],
    ['the closing balance', { closing_paise: 1 }],
    ['the sums', { debits_paise: 1 }],
  ])('is refused if %s does not add up', async (_, change) => {
    await expect(renderStatement(statementOf(2, change))).rejects.toThrow(/paise, but its entries give/);
  });

  it('says how the closing balance is paid', async () => {
    const text = await textOf(statementOf(1, { payable: payableOf(15_000) }));
    for (const words of [sellerDetails.cin!, 'HOW TO PAY', sellerDetails.account_number!, 'Scan to pay ₹150.00.']) {
      expect(text).toContain(words);
    }
    expect(await textOf(statementOf(1))).not.toContain('HOW TO PAY');
  });
});
