import { brand } from '#site';
import type { SellerDetails } from '#contracts/invoices/seller-details.ts';
import { formatAmount, formatDay, formatRupees } from './amounts.ts';
import { type Cell, cell, cells, figureCell, partyCell } from './cells.ts';
import { pageFrame, sectionRule } from './furniture.ts';
import { FIELD, FIELD_WIDTH } from './paper.ts';
import { type Payable, payBlock } from './pay-block.ts';
import { Sheet } from './sheet.ts';
import { figures, figuresStrong, form, formStrong, restyle, small } from './styles.ts';
import { type Column, fitColumns, naturalWidth, type Row, table } from './table.ts';
import type { Run, Style } from './text.ts';
import { ownParty, tradeHead } from './trade-blocks.ts';

/** An entry of a statement; amounts in paise. */
export interface StatementLine {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `credit note` */
  kind: string;
  number: string | null;
  reference: string | null;
  due_date: string | null;
  debit_paise: number;
  credit_paise: number;
  /** Part of `credit_paise`. */
  tds_paise: number;
  balance_paise: number;
}

/** A company's statement of account for printing; all sums are given. */
export interface StatementSheet {
  company: string;
  from: string;
  to: string;
  opening_paise: number;
  debits_paise: number;
  credits_paise: number;
  closing_paise: number;
  entries: StatementLine[];
  /** The balance by age at the end of the period, and their sum less what is on account. */
  ageing: { name: string; paise: number }[];
  aged_paise: number;
  /** Our details of today. */
  seller: SellerDetails | null;
  /** Null if nothing is due, or no account is entered. */
  payable: Payable | null;
}

/** Prints a statement of account. Throws an error if entries and balances do not match. */
export async function renderStatement(value: StatementSheet): Promise<Buffer> {
  checkBalances(value);
  const { company, from, to } = value;
  const period = `${formatDay(from)} to ${formatDay(to)}`;
  const sheet = await Sheet.open({
    number: 'STATEMENT',
    subject: `Statement of account · ${company}`,
    ...{ dated: 'As on', date: formatDay(to), day: to },
    ...{ title: `Statement of account of ${company}, ${period}`, author: brand.legalName },
  });
  tradeHead(sheet, 'Statement of account', period);
  cells(sheet, headCells(value));
  sheet.y += 10;
  entryTable(sheet, value);
  sheet.y += 14;
  ageingTable(sheet, value);
  sheet.y += 14;
  if (value.payable) payment(sheet, value.payable);
  const note = 'Please tell us within 15 days if this does not match your books. Amounts with “Cr” are in your favour.';
  const lines = sheet.breakLines([{ text: note, style: small }], FIELD_WIDTH);
  sheet.ensure(24);
  sheet.group('P', () => sheet.ink(() => void sheet.lines(lines, FIELD.left, sheet.y)));
  return sheet.finish((page, pages) => pageFrame(sheet, page, pages));
}

function payment(sheet: Sheet, payable: Payable): void {
  const block = payBlock(sheet, payable, FIELD_WIDTH);
  sheet.ensure(17 + block.height);
  sectionRule(sheet, 'How to pay');
  block.draw();
  sheet.y += block.height + 14;
}

/** A balance; one in the company's favour is marked, not negative. */
const balance = (paise: number) => (paise < 0 ? `${formatAmount(-paise)} Cr` : formatAmount(paise));

function headCells(value: StatementSheet): Cell[][] {
  const { company, from, to, opening_paise, closing_paise, seller } = value;
  const due = closing_paise < 0 ? `${formatRupees(-closing_paise)} Cr` : formatRupees(closing_paise);
  return [
    [partyCell('Issued by', ownParty(seller)), cell('Account of', company, formStrong)],
    [
      figureCell('From', formatDay(from)),
      figureCell('To', formatDay(to)),
      figureCell('Opening balance', `₹${balance(opening_paise)}`),
      cell('Closing balance', due, figuresStrong),
    ],
  ];
}

const HEAD = restyle(formStrong, { size: 7, leading: 9 });
const head = (text: string): Run[] => [{ text, style: HEAD }];
const run = (text: string, style: Style = figures): Run[] => [{ text, style }];
const amount = (paise: number) => run(paise === 0 ? '–' : formatAmount(paise));
const sentence = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1);

function detailOf({ kind, number, reference, due_date, tds_paise }: StatementLine): Run[] {
  const details = [
    due_date && `Due ${formatDay(due_date)}`,
    reference,
    tds_paise !== 0 && `of which TDS ${formatRupees(tds_paise)}`,
  ].filter(Boolean);
  return [
    { text: sentence(kind), style: form },
    ...(number ? [{ text: ` ${number}`, style: figures }] : []),
    ...(details.length > 0 ? [{ text: `\n${details.join(' · ')}`, style: small }] : []),
  ];
}

function entryTable(sheet: Sheet, value: StatementSheet): void {
  const { entries, opening_paise, closing_paise, debits_paise, credits_paise } = value;
  const total: Row = {
    sum: true,
    cells: [
      run(''),
      run('Closing balance', formStrong),
      run(formatAmount(debits_paise)),
      run(formatAmount(credits_paise)),
      run(balance(closing_paise), figuresStrong),
    ],
  };
  const rows: Row[] = [
    {
      cells: [run(formatDay(value.from)), run('Opening balance', form), run(''), run(''), run(balance(opening_paise))],
    },
    ...entries.map((entry): Row => ({
      cells: [
        run(formatDay(entry.date)),
        detailOf(entry),
        amount(entry.debit_paise),
        amount(entry.credit_paise),
        run(balance(entry.balance_paise)),
      ],
    })),
    total,
  ];
  const figureColumn = (name: string, at: number, align: 'left' | 'right' = 'right'): Column => ({
    ...{ head: head(name), align },
    width: naturalWidth(
      sheet,
      head(name),
      rows.map(({ cells: row }) => row[at]!),
    ),
  });
  const columns: Column[] = [
    figureColumn('Date', 0, 'left'),
    { head: head('Entry'), width: 0 },
    figureColumn('Debit ₹', 2),
    figureColumn('Credit ₹', 3),
    figureColumn('Balance ₹', 4),
  ];
  table(sheet, fitColumns(columns), rows);
}

function ageingTable(sheet: Sheet, { ageing, aged_paise }: StatementSheet): void {
  const columns = [...ageing.map(({ name }) => name), 'Balance'].map((name): Column => ({
    ...{ head: head(`${name} ₹`), align: 'right', width: 0 },
  }));
  const width = FIELD_WIDTH / columns.length;
  const cellsOf = [...ageing.map(({ paise }) => run(formatAmount(paise))), run(balance(aged_paise), figuresStrong)];
  table(
    sheet,
    columns.map((column) => ({ ...column, width })),
    [{ cells: cellsOf }],
    { unbroken: 60, after: 36 },
  );
}

/** Throws an error unless each balance follows from the one before. */
function checkBalances({ opening_paise, entries, debits_paise, credits_paise, closing_paise }: StatementSheet): void {
  let running = opening_paise;
  for (const { debit_paise, credit_paise, balance_paise } of entries) {
    running += debit_paise - credit_paise;
    if (running !== balance_paise)
      throw new Error(`A balance is ${balance_paise} paise, but its entries give ${running}.`);
  }
  if (opening_paise + debits_paise - credits_paise !== closing_paise || running !== closing_paise) {
    throw new Error(`The closing balance is ${closing_paise} paise, but its entries give ${running}.`);
  }
}
