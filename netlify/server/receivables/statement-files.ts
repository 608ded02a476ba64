import type { FileReply } from '#contracts/endpoint.ts';
import { toPaise } from '#contracts/fields/money.ts';
import { BUCKET_NAMES, BUCKETS } from '#contracts/receivables/ageing.ts';
import { AWAITS_IRN, type Statement, type StatementEntry } from '#contracts/receivables/statement.ts';
import { renderStatement } from '../../../src/print/statement-sheet.ts';
import { csvFile } from '../platform/csv.ts';
import type { Caller } from '../platform/session.ts';
import { getAdminStatement, getStatement, type Period } from './statement.ts';

type OfCompany = Period & { id: number };

/** A company's statement as a PDF. */
export const getAdminStatementPdf = async (actor: Caller, query: OfCompany) =>
  statementPdf(await getAdminStatement(actor, query));

/** The PDF for the caller's company. */
export const getStatementPdf = async (actor: Caller, period: Period) => statementPdf(await getStatement(actor, period));

/** A company's statement as CSV. */
export const exportAdminStatement = async (actor: Caller, query: OfCompany) =>
  statementCsv(await getAdminStatement(actor, query));

/** The CSV for the caller's company. */
export const exportStatement = async (actor: Caller, period: Period) => statementCsv(await getStatement(actor, period));

/** `statement-2026-04-01-2026-11-24` */
const fileName = ({ from, to }: Statement) => `statement-${from}-${to}`;

/** The statement as a PDF. */
export async function statementPdf(statement: Statement): Promise<FileReply> {
  const { company, from, to, opening, debits, credits, closing, entries, ageing, seller, pay_to } = statement;
  const bytes = await renderStatement({
    seller,
    payable: pay_to && { to: pay_to, amount_paise: toPaise(closing), reference: company.name },
    ...{ company: company.name, from, to, opening_paise: toPaise(opening), closing_paise: toPaise(closing) },
    ...{ debits_paise: toPaise(debits), credits_paise: toPaise(credits) },
    entries: entries.map(({ debit, credit, balance, tds, ...entry }) => ({
      ...{
        date: entry.date,
        kind: entry.kind,
        number: entry.number,
        reference: referenceOf(entry),
        due_date: entry.due_date,
      },
      ...{ debit_paise: toPaise(debit), credit_paise: toPaise(credit), balance_paise: toPaise(balance) },
      tds_paise: toPaise(tds),
    })),
    aged_paise: toPaise(ageing.total),
    ageing: [
      ...BUCKET_NAMES.map((name) => ({ name: BUCKETS[name], paise: toPaise(ageing[name]) })),
      { name: 'On account', paise: -toPaise(ageing.on_account) },
    ],
  });
  return { name: `${fileName(statement)}.pdf`, type: 'application/pdf', bytes };
}

const referenceOf = ({ reference, awaits_irn }: Partial<StatementEntry>) =>
  awaits_irn ? [reference, AWAITS_IRN].filter(Boolean).join(', ') : (reference ?? null);

type CsvRow = Pick<StatementEntry, 'date' | 'balance'> & Partial<StatementEntry> & { entry: string };

function statementCsv(statement: Statement): FileReply {
  const { from, to, opening, closing, entries } = statement;
  const list: CsvRow[] = [
    { date: from, entry: 'Opening balance', balance: opening },
    ...entries.map((entry) => ({ ...entry, entry: entry.kind })),
    { date: to, entry: 'Closing balance', balance: closing },
  ];
  return csvFile<CsvRow>(
    fileName(statement),
    [
      ['Date', ({ date }) => date],
      ['Entry', ({ entry }) => entry.charAt(0).toUpperCase() + entry.slice(1)],
      ['Number', ({ number }) => number],
      ['Reference', referenceOf],
      ['Due date', ({ due_date }) => due_date],
      ['Debit', ({ debit }) => debit || null],
      ['Credit', ({ credit }) => credit || null],
      ['of which TDS', ({ tds }) => tds || null],
      ['Balance', ({ balance }) => balance],
    ],
    list,
  );
}
