import { type CartLine, setNeedBy } from '#client/cart.ts';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { Notice } from '#ui/Notice.tsx';
import { lateNotices } from './line-notices.ts';
import type { Pricing } from './use-pricing.ts';

type Props = {
  lines: CartLine[];
  /** As typed; blank if none. */
  needBy: string;
  pricing: Pricing | undefined;
  error?: string | undefined;
};

/** The date by which the order is needed, and how many lines will not arrive by then. */
export function NeedBy({ lines, needBy, pricing, error }: Props) {
  return (
    <>
      <DateInput label="Need by" optional name="need_by" value={needBy} error={error} onDate={setNeedBy} />
      <LateLines lines={lines} needBy={needBy} pricing={pricing} />
    </>
  );
}

/** Lines that will not arrive by the need-by date: a warning, not a refusal. */
export function LateLines({ lines, needBy, pricing }: Omit<Props, 'error'>) {
  const late = lines.filter((line) => lateNotices(line, pricing, needBy).length > 0).length;
  if (late === 0) return null;
  return (
    <Notice tone="warn">
      {late === 1
        ? '1 line will arrive after your need-by date. You can still place the order.'
        : `${late.toLocaleString('en-IN')} lines will arrive after your need-by date. You can still place the order.`}
    </Notice>
  );
}
