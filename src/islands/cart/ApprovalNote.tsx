import type { Pricing } from './use-pricing.ts';

/** Said before the order is placed, and not only afterwards: it will wait for somebody. */
export function ApprovalNote({ pricing }: { pricing: Pricing | undefined }) {
  if (!pricing?.needs_approval) return null;
  return <p className="small">Above your company’s spending limit: the order waits for a colleague’s approval.</p>;
}
