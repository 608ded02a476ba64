import type { Key, ReactNode } from 'react';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { RefusalBanner } from './RefusalBanner.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { ReviewLines } from './ReviewLines.tsx';

type Props = {
  lines: { key: Key; item: string; qty: number; unit: string }[];
  /** Why it was refused. */
  failure: string | null;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** What is sent besides the lines. */
  children: ReactNode;
};

/** What a quote is requested for, before the RFQ is sent. */
export function RequestReview({ lines, failure, busy, onClose, onConfirm, children }: Props) {
  return (
    <ReviewDialog
      title="Review your request"
      onClose={onClose}
      onConfirm={onConfirm}
      confirmLabel="Send RFQ"
      busy={busy}
      busyText="Sending…"
    >
      {failure && <RefusalBanner>{failure}</RefusalBanner>}
      <ReviewLines
        caption="Items to quote"
        isPriced={false}
        lines={lines.map(({ key, item, qty, unit }) => ({
          ...{ key, name: item, sku: null },
          quantity: formatQuantity(qty, unit),
        }))}
      />
      {children}
    </ReviewDialog>
  );
}
