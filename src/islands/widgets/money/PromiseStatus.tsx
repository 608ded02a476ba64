import { formatDay, sentenceCase } from '#client/format.ts';
import { PROMISE_STATES } from '#contracts/receivables/promise-states.ts';
import type { PaymentPromise } from '#contracts/receivables/promises.ts';
import { Status } from '#ui/Status.tsx';

type Props = Pick<PaymentPromise, 'kept_on'> & { state: NonNullable<PaymentPromise['state']>; children?: string };

/** The state of a promise to pay; of one that was kept late also the day on which it was settled. */
export function PromiseStatus({ state, kept_on, children }: Props) {
  const paid = state === 'kept late' && kept_on ? `, settled on ${formatDay(kept_on)}` : '';
  return (
    <Status tone={PROMISE_STATES[state].tone}>
      {sentenceCase(state)}
      {children}
      {paid}
    </Status>
  );
}
