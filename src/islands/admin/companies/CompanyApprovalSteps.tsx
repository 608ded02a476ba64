import {
  listCompanyApprovalStepsEndpoint,
  removeCompanyApprovalStepEndpoint,
  saveCompanyApprovalStepEndpoint,
} from '#contracts/approvals/approval-steps.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { useRead } from '#ui/use-read.ts';
import { ApprovalStepList } from '#widgets/approvals/ApprovalStepList.tsx';

/** Who approves the company's orders, by amount; staff add and edit the steps for it. */
export function CompanyApprovalSteps({ company_id }: { company_id: number }) {
  const read = useRead(listCompanyApprovalStepsEndpoint, { company_id });
  if (read.error) return <ReadError read={read} />;
  return (
    <ApprovalStepList
      data={read.data}
      saveEndpoint={saveCompanyApprovalStepEndpoint}
      removeEndpoint={removeCompanyApprovalStepEndpoint}
      company={{ company_id }}
      asksPassword={false}
    />
  );
}
