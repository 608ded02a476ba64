import { useState } from 'react';
import { type ApprovalStep, type ApprovalSteps, stepText } from '#contracts/approvals/approval-steps.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import type { ActionEndpoint } from '#ui/use-action.ts';
import { ApprovalStepDialog } from './ApprovalStepDialog.tsx';
import { RemoveStepDialog } from './RemoveStepDialog.tsx';
import './approvals.css';

type Props = {
  /** Undefined while they load. */
  data: ApprovalSteps | undefined;
  saveEndpoint: ActionEndpoint;
  removeEndpoint: ActionEndpoint;
  /** What both calls need besides the step. */
  company?: { company_id: number };
  asksPassword: boolean;
};

const ruleOf = ({ from, cost_centre }: ApprovalStep) => stepText({ from, cost_centre: cost_centre?.name ?? null });

/** Who approves a company's orders, by amount; for its people and for staff. */
export function ApprovalStepList({ data, saveEndpoint, removeEndpoint, company, asksPassword }: Props) {
  const [edited, setEdited] = useState<ApprovalStep | 'new' | null>(null);
  const [removed, setRemoved] = useState<ApprovalStep | null>(null);
  const columns: Column<ApprovalStep>[] = [
    { label: 'Orders', lead: true, cell: (step) => <strong>{ruleOf(step)}</strong> },
    { label: 'Approved by', cell: (step) => <Approvers step={step} /> },
  ];
  if (data?.may_edit) {
    columns.push({
      label: 'Actions',
      labelHidden: true,
      end: true,
      cell: (step) => (
        <span className="cluster approval-actions">
          <Button
            call={saveEndpoint}
            kind="quiet"
            small
            aria-label={`Edit ${ruleOf(step)}`}
            onClick={() => setEdited(step)}
          >
            Edit
          </Button>
          <Button
            call={removeEndpoint}
            kind="quiet"
            small
            aria-label={`Remove ${ruleOf(step)}`}
            onClick={() => setRemoved(step)}
          >
            Remove
          </Button>
        </span>
      ),
    });
  }
  return (
    <div className="stack">
      {data?.items.length === 0 ? (
        <EmptyState>
          No approval steps. An order above a limit or a budget needs approval by any one approver or company admin.
        </EmptyState>
      ) : (
        <>
          <p className="small quiet">
            An order goes through every step its amount reaches, in sequence. Any one approver of a step can approve. If
            none of them can, the company admins are asked.
          </p>
          <div className="sheet">
            <Table
              caption="Approval steps"
              columns={columns}
              rows={data?.items}
              rowKey={({ id }) => id}
              skeletonRows={2}
            />
          </div>
        </>
      )}
      {data?.may_edit && (
        <div>
          <Button call={saveEndpoint} onClick={() => setEdited('new')}>
            Add an approval step
          </Button>
        </div>
      )}
      {data && edited && (
        <ApprovalStepDialog
          key={edited === 'new' ? 'new' : edited.id}
          step={edited === 'new' ? null : edited}
          data={data}
          endpoint={saveEndpoint}
          company={company}
          asksPassword={asksPassword}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && (
        <RemoveStepDialog
          rule={ruleOf(removed)}
          id={removed.id}
          endpoint={removeEndpoint}
          company={company}
          asksPassword={asksPassword}
          onClose={() => setRemoved(null)}
        />
      )}
    </div>
  );
}

function Approvers({ step: { approvers } }: { step: ApprovalStep }) {
  return (
    <ul className="approval-names">
      {approvers.map(({ id, name, can_approve }) => (
        <li key={id}>
          {name}
          {!can_approve && <span className="quiet"> (can no longer approve)</span>}
        </li>
      ))}
    </ul>
  );
}
