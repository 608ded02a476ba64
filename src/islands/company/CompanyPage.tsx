import { getCompanyRulesEndpoint, type OwnCompany } from '#contracts/colleagues.ts';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useRead } from '#ui/use-read.ts';
import { ColleagueList } from './ColleagueList.tsx';
import { RulesForm } from './RulesForm.tsx';
import './company.css';

/** The company as its own people see it: terms, rules, colleagues. Its admin changes the latter two. */
export function CompanyPage() {
  const { data, error, refetch, isFetching } = useRead(getCompanyRulesEndpoint);
  if (error) {
    return (
      <Notice tone="bad" onRetry={() => refetch()} busy={isFetching}>
        {error.message}
      </Notice>
    );
  }
  if (!data) return <Skeleton className="company-skeleton" />;
  const { company, colleagues, may_edit } = data;
  return (
    <div className="stack stack-wide own-company">
      <Terms company={company} />
      <section className="stack" aria-labelledby="company-rules">
        <h2 id="company-rules" className="section-rule">
          Rules for orders
        </h2>
        {may_edit ? <RulesForm company={company} /> : <Rules company={company} />}
      </section>
      <section className="stack" aria-labelledby="company-colleagues">
        <h2 id="company-colleagues" className="section-rule">
          Colleagues
        </h2>
        <ColleagueList colleagues={colleagues} mayEdit={may_edit} />
      </section>
    </div>
  );
}

/** What is agreed with our desk, to be read only. */
function Terms({ company }: { company: OwnCompany }) {
  const { name, gst_number, pan_tin_number, credit_days, credit_limit } = company;
  return (
    <div>
      <TitleBlock
        cells={[
          ['Company', name],
          ['GSTIN', gst_number],
          ['PAN or TIN', pan_tin_number],
          ['Credit', `${credit_days === 1 ? '1 day' : `${credit_days} days`} from the invoice`],
          ['Credit limit', credit_limit === null ? 'Not agreed' : <Money value={credit_limit} />],
        ]}
      />
      <p className="small quiet">
        These are kept by our desk. To change them, <a href="/portal/support">write to support</a>.
      </p>
    </div>
  );
}

function Rules({ company: { po_required, spending_limit } }: { company: OwnCompany }) {
  return (
    <div className="sheet sheet-body stack">
      <p>{po_required ? 'Every order needs a PO number.' : 'Orders may be placed without a PO number.'}</p>
      <p>
        {spending_limit === null ? (
          'Orders of any amount are placed at once.'
        ) : (
          <>
            Orders above <Money value={spending_limit} />, tax included, wait for an approver or company admin.
          </>
        )}
      </p>
      <p className="small quiet">A company admin may change this.</p>
    </div>
  );
}
