import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { listBankLinesEndpoint } from '#contracts/bank/admin.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { bank_lines } from '#db/schema/bank-lines.ts';
import { companies } from '#db/schema/companies.ts';
import { receipts } from '#db/schema/receipts.ts';
import { exportOf, formatSheetTime } from '../platform/csv-export.ts';
import { db } from '../platform/database.ts';
import { formatPaise } from '../platform/format.ts';
import { filterBy, matches, type Paging, readPage } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import { factsOf, type ReadFacts } from './facts.ts';
import { type Proposal, proposeMatches } from './propose.ts';

type Query = z.output<typeof listBankLinesEndpoint.query> & Pick<Paging, 'after'>;
type Reply = z.input<typeof listBankLinesEndpoint.reply>;

/** A page of imported lines; open ones with their proposals, made from the facts read in the same trip. */
export async function listBankLines(actor: Caller, query: Query): Promise<Reply> {
  // A search turns off the index scans by which the accounts are found; the page has them from its first read.
  const page = await readPage(actor, { ...filtered(query), extra: (ids) => factsOf(ids, !query.q) }, query);
  const facts = page.extra as unknown as ReadFacts;
  const open = page.items.filter(({ line }) => line.status === 'open').map(({ line }) => line);
  const without_tds = facts.companies.filter(({ deducts_tds }) => deducts_tds === 'no').map(({ id }) => id);
  const proposals = proposeMatches(open, { ...facts, without_tds });
  return {
    items: page.items.map((row) => lineOf(row, proposals.get(row.line.id) ?? null, facts)),
    ...{ total: page.total, total_capped: page.total_capped, accounts: facts.accounts },
  };
}

/** The list as CSV. Proposals are left out: they are made for the page that shows them. */
export const exportBankLines = exportOf('bank-lines', listDecidedLines, [
  ['Date', ({ line }: DecidedLine) => line.date],
  ['Account', ({ line }) => line.account],
  ['Narration', ({ line }) => line.narration],
  ['Reference', ({ line }) => line.reference],
  ['Amount', ({ line }) => toRupees(line.amount_paise)],
  ['Status', ({ line }) => line.status],
  ['Company', ({ company }) => company?.name],
  ['Receipt', ({ receipt }) => receipt?.number],
  ['Receipt reversed', ({ receipt_reversed }) => (receipt_reversed ? 'yes' : null)],
  ['Reason', ({ line }) => line.reason],
  ['Decided by', ({ decided_by }) => decided_by],
  ['Decided', ({ line }) => formatSheetTime(line.decided_at?.toISOString() ?? null)],
  ['Statement', ({ line }) => line.file_name],
  ['Row', ({ line }) => line.row_no],
]);

type DecidedLine = Row & { id: number };

/** The lines alone. */
async function listDecidedLines(actor: Caller, query: Query): Promise<{ items: DecidedLine[] }> {
  const { items } = await readPage(actor, filtered(query), query);
  return { items: items.map((row) => ({ ...row, id: row.line.id })) };
}

const filtered = ({ q, status, account, from, to, sort }: Query) => ({
  query: linesQuery(),
  table: bank_lines,
  search: matches(bank_lines.search_text, q),
  where: and(
    filterBy(bank_lines.status, status),
    filterBy(bank_lines.account, account),
    from ? gte(bank_lines.date, from) : undefined,
    to ? lte(bank_lines.date, to) : undefined,
  ),
  sortBy: sort?.startsWith('amount') ? bank_lines.amount_paise : bank_lines.date,
  descending: !sort?.endsWith('_asc'),
});

const linesQuery = () =>
  db
    .select({
      line: bank_lines,
      company: { id: companies.id, name: companies.name },
      receipt: { id: receipts.id, number: receipts.number },
      receipt_reversed: isReversed,
      decided_by: sql<string | null>`(select name from users where users.id = ${bank_lines.decided_by})`,
    })
    .from(bank_lines)
    .leftJoin(companies, eq(companies.id, bank_lines.payer_id))
    .leftJoin(receipts, eq(receipts.id, bank_lines.receipt_id))
    .$dynamic();

/** The line's receipt was reversed. */
export const isReversed = sql<boolean>`exists (
  select 1 from receipts reversal where reversal.reverses_id = ${bank_lines.receipt_id})`;

type Row = Awaited<ReturnType<typeof linesQuery>>[number];

function lineOf({ line, ...row }: Row, proposal: Proposal | null, facts: ReadFacts): Reply['items'][number] {
  const { id, account, date, narration, reference, status, reason } = line;
  return {
    ...{ id, account, date, narration, reference, status, reason, amount: toRupees(line.amount_paise) },
    ...{ company: row.company, receipt: row.receipt, receipt_reversed: row.receipt_reversed },
    decided_by: row.decided_by,
    proposal: proposal && proposalOf(line.amount_paise, proposal, facts),
    note: proposal ? null : noteOf(id, facts),
  };
}

function proposalOf(amount_paise: number, proposal: Proposal, { companies: named, invoices }: ReadFacts) {
  const { company_id, reason, sure, receipt, advice_id, tds_paise, allocations } = proposal;
  const allocated = allocations.reduce((sum, one) => sum + one.amount_paise, 0);
  return {
    ...{ reason, sure, receipt, advice_id, tds: toRupees(tds_paise) },
    company: { id: company_id, name: named.find(({ id }) => id === company_id)!.name },
    on_account: receipt ? 0 : toRupees(amount_paise + tds_paise - allocated),
    allocations: allocations.map((one) => {
      const invoice = invoices.find(({ id }) => id === one.invoice_id)!;
      const { id: invoice_id, number: inv, open_paise } = invoice;
      return { invoice_id, inv, amount: toRupees(one.amount_paise), open: toRupees(open_paise) };
    }),
  };
}

/** Why nothing is proposed although the reference is known. */
function noteOf(line_id: number, { receipts: recorded }: ReadFacts): string | null {
  const found = recorded.filter((receipt) => receipt.line_id === line_id);
  if (found.length === 0) return null;
  const texts = found.map(({ number, amount_paise }) => `${number} with ${formatPaise(amount_paise)}`);
  return `Its reference is recorded on ${texts.join(', ')}. Correct that receipt, or ignore this line.`;
}
