import { formatTime, sentenceCase } from '#client/format.ts';
import type { OrderApproval } from '#contracts/approvals/order-approval.ts';
import { Status } from '#ui/Status.tsx';
import './approvals.css';

/** The approvals of an order: who decided when, who is next, and who follows. Nothing for one that was placed without. */
export function OrderApprovals({ order: { approvals } }: { order: { approvals: OrderApproval[] } }) {
  if (approvals.length === 0) return null;
  return (
    <section className="order-approvals" aria-labelledby="order-approvals">
      <h2 id="order-approvals" className="section-rule">
        Approval
      </h2>
      <ol className="approval-steps">
        {approvals.map((approval) => (
          <li key={approval.step_no}>
            <Status tone={toneOf(approval)}>{headingOf(approval, approvals.length)}</Status>
            <span>{peopleOf(approval)}</span>
            {approval.rule && <span className="small quiet">{approval.rule} need this approval.</span>}
            {approval.passed_on_at && (
              <span className="small quiet">
                Escalated to the company admins on{' '}
                <time dateTime={approval.passed_on_at}>{formatTime(approval.passed_on_at)}</time>.
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function toneOf({ decided, is_next }: OrderApproval) {
  if (decided) return decided.approved ? 'ok' : 'bad';
  return is_next ? 'warn' : 'idle';
}

/** `Step 2: approved`; the only step has no number. */
function headingOf({ step_no, decided, is_next }: OrderApproval, count: number): string {
  const state = decided ? (decided.approved ? 'approved' : 'rejected') : is_next ? 'pending approval' : 'to follow';
  return count > 1 ? `Step ${step_no}: ${state}` : sentenceCase(state);
}

function peopleOf({ decided, approvers }: OrderApproval) {
  if (decided) {
    const { by, deputy_for, at } = decided;
    return (
      <>
        {by}
        {deputy_for && ` for ${deputy_for}`}, <time dateTime={at}>{formatTime(at)}</time>
      </>
    );
  }
  const names = approvers.map(({ name, deputy_for }) => (deputy_for ? `${name} (deputy of ${deputy_for})` : name));
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? 'No one can approve');
}
