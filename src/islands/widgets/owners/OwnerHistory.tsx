import { formatTime } from '#client/format.ts';
import type { OwnerChange } from '#contracts/owners/owners.ts';
import { Status } from '#ui/Status.tsx';
import '../status-history.css';
import './owners.css';

/** Who a record was assigned to, by whom and when; nothing if it never had an owner. */
export function OwnerHistory({ changes }: { changes: readonly OwnerChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section className="no-print">
      <h2 className="section-rule">Owner history</h2>
      <ol className="history owner-history">
        {changes.map(({ at, by, owner }) => (
          <li key={at}>
            <Status tone={owner ? 'ok' : 'idle'}>{owner ? `Assigned to ${owner}` : 'Unassigned'}</Status>
            <time dateTime={at}>{formatTime(at)}</time>
            <span className="quiet">{by}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
