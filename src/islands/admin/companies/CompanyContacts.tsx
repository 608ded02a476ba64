import type { CompanyOverview } from '#contracts/companies/admin-overview.ts';
import { CompanySection } from './CompanySection.tsx';

type Company = CompanyOverview['company'];

/** The people named in the company's record, who may have no account. */
export function CompanyContacts({ company }: { company: Company }) {
  return (
    <CompanySection id="company-contacts" title="Contacts">
      <dl className="company-facts">
        <dt>Contact person</dt>
        <dd>
          <Contact {...company.contact_person} />
        </dd>
        <dt>Accounts person</dt>
        <dd>
          <Contact {...company.accounts_person} />
        </dd>
      </dl>
    </CompanySection>
  );
}

function Contact({ name, email, phone }: Company['contact_person']) {
  if (!name && !email && !phone) return <span className="quiet">Not entered</span>;
  return (
    <span className="two-lines">
      {name}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
    </span>
  );
}
