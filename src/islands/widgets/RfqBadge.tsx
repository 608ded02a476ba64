import { RFQ_STATES } from '#contracts/quotes/states.ts';
import type { RfqSummary } from '#contracts/quotes/rfqs.ts';
import { Status } from '#ui/Status.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** The status of an RFQ for its buyer: what is quoted can be accepted only until the quote expires. */
export function RfqBadge({ status, quote }: Pick<RfqSummary, 'status' | 'quote'>) {
  if (status === 'quoted' && quote === 'expired') return <Status tone="bad">Quote expired</Status>;
  return <StatusBadge of={RFQ_STATES} status={status} />;
}
