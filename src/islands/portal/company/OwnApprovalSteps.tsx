import {
  listApprovalStepsEndpoint,
  removeApprovalStepEndpoint,
  saveApprovalStepEndpoint,
} from '#contracts/approvals/approval-steps.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { useRead } from '#ui/use-read.ts';
import { ApprovalStepList } from '#widgets/approvals/ApprovalStepList.tsx';

/** Who approves the company's orders, by amount; its admin adds and edits the steps. */
export function OwnApprovalSteps() {
  const read = useRead(listApprovalStepsEndpoint);
  if (read.error) return <ReadError read={read} />;
  return (
    <ApprovalStepList
      data={read.data}
      saveEndpoint={saveApprovalStepEndpoint}
      removeEndpoint={removeApprovalStepEndpoint}
      asksPassword
    />
  );
}
