import type { ReactNode } from 'react';
import type { CompanyDesk as Figures } from '#contracts/company-desk.ts';
import { formatRupees } from '#contracts/money.ts';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { CompanyAddresses } from './CompanyAddresses.tsx';
import { CompanyPeople } from './CompanyPeople.tsx';

/** Open orders and what is unpaid, each leading to a list of what it counts; the limit; the way to the parts of the page. */
export function CompanySummary({ id, desk }: { id: number; desk: Figures }) {
  const { open_orders, unpaid, credit_limit } = desk;
  const beyond = credit_limit !== null && unpaid.amount > credit_limit;
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
              'Nothing'
            ),
          ],
          [
            'Credit limit',
            credit_limit === null ? 'Not agreed' : `${formatRupees(credit_limit)}${beyond ? ', exceeded' : ''}`,
          ],
        ]}
      />
      <nav className="company-parts" aria-label="Parts of this page">
        <a href="#company-form">Details</a>
        <a href="#company-people">People</a>
        <a href="#company-addresses">Addresses</a>
        <a href={`/admin/products?company_id=${id}`}>Products</a>
      </nav>
    </div>
  );
}

/** What hangs on the company below its form. */
export function CompanyParts({ id, desk }: { id: number; desk: Figures }) {
  return (
    <>
      <Part id="company-people" title="People">
        <CompanyPeople company_id={id} users={desk.users} />
      </Part>
      <Part id="company-addresses" title="Addresses">
        <CompanyAddresses company_id={id} addresses={desk.addresses} />
      </Part>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="company-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="section-rule">
        {title}
      </h2>
      {children}
    </section>
  );
}
