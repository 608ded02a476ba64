import { NEEDS_APPROVAL_NOTE } from '#contracts/orders/approvals.ts';
import type { Pricing } from './use-pricing.ts';

/** Says before the order is placed that it will need approval. */
export function ApprovalNote({ pricing }: { pricing: Pricing | undefined }) {
  if (!pricing?.needs_approval) return null;
  return <p className="small">{NEEDS_APPROVAL_NOTE}</p>;
}
