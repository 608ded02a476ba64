import type { ReactNode } from 'react';
import { formatDay } from '#client/format.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import type { Owed } from '#contracts/portal/overview.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import './owed-tile.css';

/** What the company owes: overdue, what falls due next, and the balance of its ledger. Undefined while it loads. */
export function OwedTile({ owed }: { owed: Owed | undefined }) {
  if (owed && owed.overdue === 0 && owed.next === null) return <NothingDue on_account={owed.on_account} />;
  return (
    <section className="owed sheet" aria-label="Payments due" aria-busy={!owed}>
      <Cell
        label="Overdue"
        href="/portal/invoices?status=overdue"
        tone={owed && owed.overdue > 0 ? 'bad' : undefined}
        figure={owed && (owed.overdue > 0 ? formatRupees(owed.overdue) : 'None')}
        note={owed && (owed.overdue > 0 ? lateText(owed) : 'Nothing is overdue')}
      />
      <Cell
        label="Due next"
        href="/portal/invoices?status=open"
        figure={owed && (owed.next ? formatRupees(owed.next.amount) : 'None')}
        note={
          owed && (owed.next ? `${invoicesText(owed.next.count)} on ${formatDay(owed.next.on)}` : 'No other invoice')
        }
      />
      <Cell
        label="Balance"
        href="/portal/statement"
        figure={owed && formatBalance(owed.balance)}
        note={owed && (owed.on_account > 0 ? `${formatRupees(owed.on_account)} on account` : 'By your statement')}
      />
    </section>
  );
}

const invoicesText = (count: number) => (count === 1 ? '1 invoice' : `${count.toLocaleString('en-IN')} invoices`);

function lateText({ overdue_count, oldest_days }: Owed): string {
  const days = oldest_days === 1 ? '1 day' : `${oldest_days.toLocaleString('en-IN')} days`;
  return overdue_count === 1 ? `1 invoice, ${days} late` : `${invoicesText(overdue_count)}, up to ${days} late`;
}

/** One in the company's favour is marked, as on the statement. */
const formatBalance = (balance: number) => (balance < 0 ? `${formatRupees(-balance)} Cr` : formatRupees(balance));

type CellProps = {
  label: string;
  href: string;
  tone?: 'bad' | undefined;
  /** Undefined while they load. */
  figure: ReactNode;
  note: ReactNode;
};

function Cell({ label, href, tone, figure, note }: CellProps) {
  return (
    <a className="owed-cell" href={href}>
      <span className="owed-label">{label}</span>
      <span className="owed-figure" data-tone={tone}>
        {figure ?? <Skeleton text />}
      </span>
      <span className="owed-note small quiet">{note ?? <Skeleton text />}</span>
    </a>
  );
}

function NothingDue({ on_account }: { on_account: number }) {
  return (
    <p className="owed-none quiet">Nothing is due.{on_account > 0 && ` ${formatRupees(on_account)} is on account.`}</p>
  );
}
