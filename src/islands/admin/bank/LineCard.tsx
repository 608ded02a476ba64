import { useState } from 'react';
import {
  acceptBankLineEndpoint,
  type BankLine,
  type BankProposal,
  linkBankLineEndpoint,
  reopenBankLineEndpoint,
  ignoreBankLineEndpoint,
} from '#contracts/bank/admin.ts';
import { BANK_LINE_STATES } from '#contracts/bank/states.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { Button } from '#ui/Button.tsx';
import { Day } from '#ui/Day.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Status } from '#ui/Status.tsx';
import { useAction } from '#ui/use-action.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { IgnoreDialog } from './IgnoreDialog.tsx';
import { MatchDialog } from './MatchDialog.tsx';
import { acceptBody } from './use-accept-all.ts';

/** A line of a statement: what the bank wrote, what it is proposed to pay, and what staff decide. */
export function LineCard({ line }: { line: BankLine }) {
  const { id, date, account, narration, reference, amount, status } = line;
  return (
    <li className="sheet bank-line">
      <header className="bank-line-head">
        <StatusBadge of={BANK_LINE_STATES} status={status} />
        <Day value={date} />
        <span className="quiet">{account}</span>
        <strong className="bank-amount">
          <Money value={amount} />
        </strong>
      </header>
      <p className="bank-narration" id={`line-${id}`}>
        {narration || 'No narration'}
        {reference && <span className="code small quiet">{reference}</span>}
      </p>
      {status === 'open' ? <OpenLine line={line} /> : <DecidedLine line={line} />}
    </li>
  );
}

function OpenLine({ line }: { line: BankLine }) {
  const [dialog, setDialog] = useState<'match' | 'ignore' | null>(null);
  const accepting = useAction(acceptBankLineEndpoint);
  const linking = useAction(linkBankLineEndpoint);
  const { proposal, note } = line;
  const accept = () =>
    proposal?.receipt
      ? void linking.submit({ id: line.id, receipt_id: proposal.receipt.id })
      : void accepting.submit(acceptBody(line));
  const failure = accepting.failure ?? linking.failure ?? Object.values(accepting.errors)[0];
  const described = { 'aria-describedby': `line-${line.id}` };
  return (
    <>
      {proposal ? (
        <Proposed proposal={proposal} />
      ) : (
        <p className="quiet">{note ?? 'No match found. Choose the company.'}</p>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <footer className="cluster">
        {proposal && (
          <Button
            call={acceptBankLineEndpoint}
            small
            busy={accepting.busy || linking.busy}
            busyText="Saving…"
            onClick={accept}
            {...described}
          >
            {proposal.receipt ? 'Link' : 'Accept'}
          </Button>
        )}
        <Button call={acceptBankLineEndpoint} small onClick={() => setDialog('match')} {...described}>
          {proposal ? 'Change' : 'Choose the company'}
        </Button>
        <Button call={ignoreBankLineEndpoint} small kind="quiet" onClick={() => setDialog('ignore')} {...described}>
          Ignore
        </Button>
      </footer>
      {dialog === 'match' && <MatchDialog line={line} onClose={() => setDialog(null)} />}
      {dialog === 'ignore' && <IgnoreDialog line={line} onClose={() => setDialog(null)} />}
    </>
  );
}

function Proposed({ proposal }: { proposal: BankProposal }) {
  const { company, reason, sure, receipt, tds, on_account, allocations } = proposal;
  return (
    <div className="bank-proposal">
      <p className="bank-company">
        <a href={`/admin/companies/${company.id}`}>{company.name}</a>
        <Status tone={sure ? 'ok' : 'warn'}>{`${sure ? 'Sure' : 'To check'}: ${reason}`}</Status>
      </p>
      {receipt ? (
        <p>
          Already recorded as <a href={`/admin/receipts/${receipt.id}`}>{receipt.number}</a>. Nothing more is booked.
        </p>
      ) : (
        <ul className="bank-allocations">
          {allocations.map(({ invoice_id, inv, amount, open }) => (
            <li key={invoice_id}>
              <a className="code" href={`/admin/invoices/${invoice_id}`}>
                {inv}
              </a>{' '}
              <Money value={amount} />
              {amount < open && <span className="quiet"> of {formatRupees(open)} due</span>}
            </li>
          ))}
          {tds > 0 && <li>TDS deducted: {formatRupees(tds)}</li>}
          {on_account > 0 && <li>On account: {formatRupees(on_account)}</li>}
        </ul>
      )}
    </div>
  );
}

function DecidedLine({ line }: { line: BankLine }) {
  const { id, status, company, receipt, receipt_reversed, reason, decided_by } = line;
  const reopening = useAction(reopenBankLineEndpoint);
  return (
    <>
      <p className="bank-company">
        {status === 'matched' ? (
          <>
            <a href={`/admin/companies/${company?.id}`}>{company?.name}</a>
            <a className="code" href={`/admin/receipts/${receipt?.id}`}>
              {receipt?.number ?? 'receipt'}
            </a>
            {receipt_reversed && <Status tone="bad">Receipt reversed</Status>}
          </>
        ) : (
          reason
        )}
        <span className="small quiet">{decided_by}</span>
      </p>
      {reopening.failure && <Notice tone="bad">{reopening.failure}</Notice>}
      {(status === 'ignored' || receipt_reversed) && (
        <footer className="cluster">
          <Button
            call={reopenBankLineEndpoint}
            small
            busy={reopening.busy}
            busyText="Opening…"
            aria-describedby={`line-${id}`}
            onClick={() => void reopening.submit({ id })}
          >
            Open again
          </Button>
        </footer>
      )}
    </>
  );
}
