import { type BankLine, acceptBankLineEndpoint } from '#contracts/bank/admin.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { LineCard } from './LineCard.tsx';
import { useAcceptAll } from './use-accept-all.ts';

/** The lines of a page, and a button that accepts all sure proposals among them. */
export function LineList({ lines }: { lines: BankLine[] | undefined }) {
  const sure = (lines ?? []).filter(({ status, proposal }) => status === 'open' && proposal?.sure);
  const { acceptAll, left, refused } = useAcceptAll();
  if (!lines) return <Skeleton className="bank-skeleton" />;
  return (
    <div className="stack">
      {(sure.length > 1 || left !== null) && (
        <div className="cluster">
          <Button
            call={acceptBankLineEndpoint}
            kind="primary"
            busy={left !== null}
            busyText={`Accepting… ${left ?? 0} left`}
            onClick={() => void acceptAll(sure)}
          >
            {`Accept all ${sure.length} exact matches`}
          </Button>
          <span className="small quiet">Exact: the amount and the company or invoice number agree.</span>
        </div>
      )}
      {refused.length > 0 && (
        <Notice tone="warn">
          <p>Not accepted:</p>
          <ul className="bank-problems">
            {refused.map(({ id, message }) => (
              <li key={id}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ul role="list" className="bank-lines">
        {lines.map((line) => (
          <LineCard key={line.id} line={line} />
        ))}
      </ul>
    </div>
  );
}
