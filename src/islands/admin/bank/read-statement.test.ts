import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileError, type TableFile } from '#client/table-files/read-table-file.ts';
import { MAX_STATEMENT_LINES } from '#contracts/bank/import.ts';
import { statementLines, statementRows } from './read-statement.ts';
import { parseStatementAmount, parseStatementDate } from './statement-cells.ts';
import { accountIn, findHeadings } from './statement-columns.ts';

const file = (text: string): TableFile => ({ name: 's.csv', bytes: new ArrayBuffer(0), text, sheets: [] });

function read(text: string) {
  const rows = statementRows(file(text));
  const { index, columns, found } = findHeadings(rows);
  return { found, account: accountIn(rows, index), ...statementLines(rows, index, columns) };
}

/** Statements in the layouts of Indian banks, written for these tests. */
const STATEMENTS = {
  HDFC: `HDFC BANK Ltd.,,Page No .: 1
PLANTSETU PROCUREMENT PVT LTD,,A/C Number : 50200012344321
"E-418, RIICO, BHIWADI",,

Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
02/11/26,NEFT CR-SBIN0004266-ARAVALLI AUTO-PS2627000118,SBIN226307123456,02/11/26,,"1,25,000.00","9,25,000.00"
03/11/26,RENT NOV,0000000000004512,03/11/26,"50,000.00",,"8,75,000.00"
********,,,,,,
STATEMENT SUMMARY  :-,,,,,,
Opening Balance,Dr Count,Cr Count,Debits,Credits,Closing Bal,
"8,00,000.00",1,1,"50,000.00","1,25,000.00","8,75,000.00",`,
  SBI: `Account Name  :\tPLANTSETU PROCUREMENT PVT LTD
Address  :\tE-418, RIICO, PHASE II, BHIWADI, 301019
Account Number  :\t_00000038012344321

Txn Date\tValue Date\tDescription\tRef No./Cheque No.\t        Debit\tCredit\tBalance
2 Nov 2026\t2 Nov 2026\tBY TRANSFER-NEFT*HDFC0000123*N307262345678901*ARAVALLI AUTO--\tTRANSFER FROM 4697\t \t1,25,000.00\t9,25,000.00
3 Nov 2026\t3 Nov 2026\tTO CLEARING-RENT\t4512\t50,000.00\t \t8,75,000.00`,
  ICICI: `S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )
1,02/11/2026,02/11/2026,-,RTGS-UTIBR52026110300123456-ARAVALLI AUTO,0.0,125000.0,925000.0
2,03/11/2026,03/11/2026,4512,RENT,50000.0,0.0,875000.0`,
  Axis: `SRL NO,Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL
1,02-11-2026,-,NEFT/ARAVALLI AUTO/N307262345678901, ,125000.00,925000.00,043
2,03-11-2026,4512,RENT,50000.00, ,875000.00,043`,
  Kotak: `Sl. No.,Transaction Date,Description,Chq / Ref No.,Amount,Dr / Cr,Balance,Dr / Cr
1,02/11/2026 10:33:21,UPI/ARAVALLI AUTO/630799887766,UPI-630799887766,"1,25,000.00",CR,"9,25,000.00",CR
2,03/11/2026 11:00:00,RENT,4512,"50,000.00",DR,"8,75,000.00",CR`,
  PNB: `Date;Instrument ID;Amount;Type;Balance;Remarks
02-Nov-26;004512;1,25,000.00;CR;9,25,000.00;CLG CHQ ARAVALLI AUTO
03-Nov-26;004513;50,000.00;DR;8,75,000.00;RENT`,
  'Bank of Baroda': `Date,Particulars,Instrument No,Amount,Balance
02.11.2026,NEFT ARAVALLI AUTO,N307262345678901,"1,25,000.00 Cr","9,25,000.00 Cr"
03.11.2026,RENT,4512,"50,000.00 Dr","8,75,000.00 Cr"`,
};

describe('a bank statement', () => {
  it.each(Object.entries(STATEMENTS))('of %s is read: one credit, one debit, nothing else', (bank, text) => {
    const { found, credits, debits, problems } = read(text);
    expect({ found, debits, problems }).toEqual({ found: true, debits: 1, problems: [] });
    expect(credits).toHaveLength(1);
    expect(credits[0]).toMatchObject({ date: '2026-11-02', amount: 125_000 });
    expect(credits[0]!.narration).toContain('ARAVALLI AUTO');
    // The number of the row in the file, blank rows counted.
    const at = text.split('\n').findIndex((line) => line.includes('ARAVALLI AUTO')) + 1;
    expect(credits[0]!.row, bank).toBe(at);
  });

  it('names the account in the rows above the headings', () => {
    expect(read(STATEMENTS.HDFC).account).toBe('4321');
    expect(read(STATEMENTS.Axis).account).toBeNull();
  });

  it('names each row that cannot be read, and the cure', () => {
    const { credits, problems } = read(`Date,Narration,Debit,Credit
31/02/2026,NEFT A,,100.00
11/28/2026,NEFT B,,100.00
02/11/2026,NEFT C,,12,5
02/11/2026,NEFT D,,abc
02/11/2026,NEFT E,,200`);
    expect(credits.map(({ narration }) => narration)).toEqual(['NEFT C', 'NEFT E']);
    expect(problems).toEqual([
      { row: 2, message: '“31/02/2026” is not a date. Enter day, month and year, e.g. 02/11/2026.' },
      { row: 3, message: '“11/28/2026” is not a date. Enter day, month and year, e.g. 02/11/2026.' },
      { row: 5, message: '“abc” is not an amount. Enter digits only, e.g. 1,25,000.00.' },
    ]);
  });

  it('asks for the columns where its headings are not known, and reads the lines by them', () => {
    const rows = statementRows(file('Tag,Wer,Eingang\n02/11/2026,ARAVALLI,500'));
    expect(findHeadings(rows)).toMatchObject({ found: false, index: 0 });
    const { credits } = statementLines(rows, 0, { date: 0, narration: 1, credit: 2 });
    expect(credits).toEqual([{ row: 2, date: '2026-11-02', narration: 'ARAVALLI', reference: null, amount: 500 }]);
  });

  it('does not guess the side of an amount', () => {
    const { problems } = read('Date,Narration,Amount\n02/11/2026,NEFT,500');
    expect(problems).toEqual([
      { row: 2, message: 'Credit or debit is not stated. Choose the column that says Cr or Dr.' },
    ]);
  });

  it('is refused if it is empty, has an open quotation mark or too many credits', () => {
    const many = `Date,Narration,Credit\n${'02/11/2026,NEFT,5\n'.repeat(MAX_STATEMENT_LINES + 1)}`;
    for (const text of ['', 'Date,Narration,Credit\n02/11/2026,"NEFT,5', many])
      expect(() => read(text)).toThrow(FileError);
  });
});

describe('a date', () => {
  it.each([
    ['02/11/2026', '2026-11-02'],
    ['2/1/26', '2026-01-02'],
    ['02-Nov-26', '2026-11-02'],
    ['02-NOV-2026', '2026-11-02'],
    ['2 November 2026', '2026-11-02'],
    ['2 Nov 2026, 14:05', '2026-11-02'],
    ['02.11.2026', '2026-11-02'],
    ['2026-11-02T10:00:00', '2026-11-02'],
    ["'02/11/2026", '2026-11-02'],
    ['02/11/2026 10:33:21 AM', '2026-11-02'],
    ['29/02/2027', null],
    ['13/13/2026', null],
    ['02/Foo/2026', null],
    ['Total', null],
    ['', null],
  ])('%s is %s', (cell, day) => {
    expect(parseStatementDate(cell)).toBe(day);
  });
});

describe('an amount', () => {
  it.each([
    ['1,25,000.00', { paise: 12_500_000, side: null }],
    ['125,000.5', { paise: 12_500_050, side: null }],
    ['₹ 1,250.00', { paise: 125_000, side: null }],
    ['INR 500.000', { paise: 50_000, side: null }],
    ['1,000.00 Cr', { paise: 100_000, side: 'credit' }],
    ['1,000.00CR.', { paise: 100_000, side: 'credit' }],
    ['Dr 1,000', { paise: 100_000, side: 'debit' }],
    ['(250.00)', { paise: 25_000, side: 'debit' }],
    ['-250', { paise: 25_000, side: 'debit' }],
    ['0.00', null],
    ['-', null],
    ['', null],
    ['12,5', undefined],
    ['1.250,00', undefined],
    ['12.345', undefined],
    ['abc', undefined],
  ])('%s is %j', (cell, amount) => {
    expect(parseStatementAmount(cell)).toEqual(amount);
  });

  it('is read back to the paisa from Indian digit groups', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000_000 }), fc.constantFrom('', ' Cr', 'CR'), (paise, side) => {
        const text = (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 });
        expect(parseStatementAmount(text + side)?.paise).toBe(paise);
      }),
    );
  });
});
