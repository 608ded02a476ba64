import type { ReactNode } from 'react';
import type { CompanyOverview } from '#contracts/companies/admin-overview.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { CompanyAddresses } from './CompanyAddresses.tsx';
import { CompanyCostCentres } from './CompanyCostCentres.tsx';
import { CompanyPeople } from './CompanyPeople.tsx';
import { CompanyTds } from './CompanyTds.tsx';
import { CopyCatalogue } from './CopyCatalogue.tsx';

type Props = { id: number; overview: CompanyOverview };

/** Open orders, unpaid invoices and the credit limit, with links to the lists behind them and to the sections of the page. */
export function CompanySummary({ id, overview }: Props) {
  const { open_orders, unpaid, credit_limit } = overview;
  const isExceeded = credit_limit !== null && unpaid.amount > credit_limit;
  return (
    <div className="company-summary">
      <TitleBlock
        cells={[
          [
            'Open orders',
            <a href={`/admin/orders?status=open&company_id=${id}`}>
              {open_orders.orders.toLocaleString('en-IN')} · {formatRupees(open_orders.total)}
            </a>,
          ],
          [
            'Unpaid invoices',
            <a href={`/admin/invoices?status=open&company_id=${id}`}>
              {unpaid.invoices.toLocaleString('en-IN')} · {formatRupees(unpaid.amount)}
            </a>,
          ],
          [
            'Overdue',
            unpaid.overdue > 0 ? (
              <a className="company-bad" href={`/admin/invoices?status=overdue&company_id=${id}`}>
                <strong>{formatRupees(unpaid.overdue)}</strong>
              </a>
            ) : (
              'None'
            ),
          ],
          [
            'Credit limit',
            credit_limit === null ? 'Not set' : `${formatRupees(credit_limit)}${isExceeded ? ', exceeded' : ''}`,
          ],
        ]}
      />
      <nav className="company-parts" aria-label="On this page">
        <a href="#company-form">Details</a>
        <a href="#company-people">People</a>
        <a href="#company-addresses">Addresses</a>
        <a href="#company-cost-centres">Cost centres</a>
        <a href="#company-catalogue">Catalogue</a>
        <a href="#company-tds">TDS</a>
        <a href={`/admin/products?company_id=${id}`}>Products</a>
        <a href={`/admin/receivables/${id}`}>Receivables</a>
      </nav>
    </div>
  );
}

/** The sections below the company form: people, addresses, cost centres, catalogue and TDS. */
export function CompanySections({ id, overview }: Props) {
  return (
    <>
      <Section id="company-people" title="People">
        <CompanyPeople company_id={id} users={overview.users} />
      </Section>
      <Section id="company-addresses" title="Addresses">
        <CompanyAddresses company_id={id} addresses={overview.addresses} />
      </Section>
      <Section id="company-cost-centres" title="Cost centres">
        <CompanyCostCentres company_id={id} />
      </Section>
      <Section id="company-catalogue" title="Catalogue">
        <CopyCatalogue company_id={id} />
      </Section>
      <Section id="company-tds" title="TDS on purchases">
        <CompanyTds company_id={id} />
      </Section>
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="company-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="section-rule">
        {title}
      </h2>
      {children}
    </section>
  );
}
