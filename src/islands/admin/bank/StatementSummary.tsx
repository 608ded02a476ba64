import type { BankLineInput } from '#contracts/bank/import.ts';
import { toPaise, toRupees } from '#contracts/fields/money.ts';
import { Day } from '#ui/Day.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import type { Statement } from './statement.ts';

/** Lines and problems shown. */
const SHOWN = 5;

/** What was read of the file: its credits, what is left out, and rows that cannot be read. */
export function StatementSummary({ statement: { name, read, problem } }: { statement: Statement }) {
  if (problem) return <Notice tone="bad">{problem}</Notice>;
  if (!read) return null;
  const { credits, debits, problems } = read;
  const total = toRupees(credits.reduce((sum, { amount }) => sum + toPaise(amount), 0));
  return (
    <>
      <TitleBlock
        cells={[
          ['File', name],
          ['Credits', `${credits.length.toLocaleString('en-IN')}`],
          ['Their total', <Money key="total" value={total} />],
          ['Debits, left out', debits.toLocaleString('en-IN')],
        ]}
      />
      {problems.length > 0 && (
        <Notice tone="warn">
          <p>
            {problems.length === 1 ? '1 row cannot be read and is' : `${problems.length} rows cannot be read and are`}{' '}
            left out. Correct the file or the columns:
          </p>
          <ul className="bank-problems">
            {problems.slice(0, SHOWN).map(({ row, message }) => (
              <li key={row}>
                Row {row}: {message}
              </li>
            ))}
            {problems.length > SHOWN && <li>and {(problems.length - SHOWN).toLocaleString('en-IN')} more.</li>}
          </ul>
        </Notice>
      )}
      {credits.length === 0 ? (
        <Notice tone="warn">This file has no credits. Check the columns, or choose another file.</Notice>
      ) : (
        <div className="sheet">
          <Table caption="First credits" columns={columns} rows={credits.slice(0, SHOWN)} rowKey={({ row }) => row} />
        </div>
      )}
    </>
  );
}

const columns: Column<BankLineInput>[] = [
  { label: 'Row', end: true, cell: ({ row }) => row },
  { label: 'Date', cell: ({ date }) => <Day value={date} /> },
  {
    label: 'Narration',
    lead: true,
    cell: ({ narration, reference }) => (
      <span className="two-lines bank-narration">
        {narration}
        {reference && <span className="code small quiet">{reference}</span>}
      </span>
    ),
  },
  { label: 'Credit', end: true, cell: ({ amount }) => <Money value={amount} /> },
];
