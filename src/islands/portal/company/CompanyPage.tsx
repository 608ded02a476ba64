import { PERIOD_NAMES } from '#contracts/companies/limit-period.ts';
import { getCompanyRulesEndpoint, type OwnCompany } from '#contracts/companies/members.ts';
import { isTin } from '#contracts/fields/gstin.ts';
import { Money } from '#ui/Money.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useRead } from '#ui/use-read.ts';
import { ColleagueList } from './ColleagueList.tsx';
import { OwnApprovalSteps } from './OwnApprovalSteps.tsx';
import { OwnCostCentres } from './OwnCostCentres.tsx';
import { OwnTds } from './OwnTds.tsx';
import { RulesForm } from './RulesForm.tsx';
import './company.css';

/** The company for its own users: terms, order rules and colleagues. Its admin can change the latter two. */
export function CompanyPage() {
  const read = useRead(getCompanyRulesEndpoint);
  const { data, error } = read;
  if (error) return <ReadError read={read} />;
  if (!data) return <Skeleton className="company-skeleton" />;
  const { company, colleagues, may_edit } = data;
  return (
    <div className="stack stack-wide own-company">
      <Terms company={company} />
      <section className="stack" aria-labelledby="company-rules">
        <h2 id="company-rules" className="section-rule">
          Order rules
        </h2>
        {may_edit ? <RulesForm company={company} /> : <Rules company={company} />}
      </section>
      <section className="stack" aria-labelledby="company-approvals">
        <h2 id="company-approvals" className="section-rule">
          Approval steps
        </h2>
        <OwnApprovalSteps />
      </section>
      <section className="stack" aria-labelledby="company-cost-centres">
        <h2 id="company-cost-centres" className="section-rule">
          Cost centres
        </h2>
        <OwnCostCentres />
      </section>
      <section className="stack" aria-labelledby="company-tds">
        <h2 id="company-tds" className="section-rule">
          TDS on purchases from us
        </h2>
        <OwnTds />
      </section>
      <section className="stack" aria-labelledby="company-colleagues">
        <h2 id="company-colleagues" className="section-rule">
          Colleagues
        </h2>
        <ColleagueList colleagues={colleagues} period={company.buyer_limit_period} mayEdit={may_edit} />
      </section>
    </div>
  );
}

/** The terms agreed with us, read-only. */
function Terms({ company }: { company: OwnCompany }) {
  const { name, gst_number, pan_tin_number, credit_days, credit_limit } = company;
  return (
    <div>
      <TitleBlock
        cells={[
          ['Company', name],
          ['GSTIN', gst_number],
          [pan_tin_number && isTin(pan_tin_number) ? 'TIN' : 'PAN', pan_tin_number],
          ['Credit period', `${credit_days === 1 ? '1 day' : `${credit_days} days`} from the invoice date`],
          ['Credit limit', credit_limit === null ? 'Not set' : <Money value={credit_limit} />],
        ]}
      />
      <p className="small quiet">
        Maintained by our desk. To change these details, <a href="/portal/support">contact support</a>.
      </p>
    </div>
  );
}

function Rules({ company }: { company: OwnCompany }) {
  const { po_required, cost_centre_required, spending_limit, buyer_limit, buyer_limit_period } = company;
  const { approval_remind_hours, approval_escalate_hours } = company;
  return (
    <div className="sheet sheet-body stack">
      <p>{po_required ? 'Every order needs a PO number.' : 'Orders may be placed without a PO number.'}</p>
      {cost_centre_required && <p>Every order needs a cost centre.</p>}
      {buyer_limit !== null && (
        <p>
          Each buyer may order for <Money value={buyer_limit} /> a {PERIOD_NAMES[buyer_limit_period]} including tax.
          Orders above that need approval.
        </p>
      )}
      <p>
        {spending_limit === null ? (
          buyer_limit === null && 'Orders have no spending limit.'
        ) : (
          <>
            Orders above <Money value={spending_limit} /> including tax need approval by an approver or company admin.
          </>
        )}
      </p>
      {(approval_remind_hours ?? approval_escalate_hours) !== null && (
        <p>
          {[
            approval_remind_hours !== null && `Approvers are reminded after ${formatHours(approval_remind_hours)}.`,
            approval_escalate_hours !== null &&
              `After ${formatHours(approval_escalate_hours)} an order is escalated to the company admins.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      <p className="small quiet">A company admin can change these rules.</p>
    </div>
  );
}

const formatHours = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);
