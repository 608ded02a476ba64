import type { CompanyOverview } from '#contracts/companies/admin-overview.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { enterOrderEndpoint } from '#contracts/orders/enter-order.ts';
import { enterRfqEndpoint } from '#contracts/quotes/enter-rfq.ts';
import { recordReceiptEndpoint } from '#contracts/receipts/admin.ts';
import { saveCompanyEndpoint } from '#contracts/companies/admin.ts';
import { May } from '#ui/May.tsx';
import { Status } from '#ui/Status.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { CompanyAddresses } from './CompanyAddresses.tsx';
import { CompanyApprovalSteps } from './CompanyApprovalSteps.tsx';
import { CompanyContacts } from './CompanyContacts.tsx';
import { CompanyCostCentres } from './CompanyCostCentres.tsx';
import { CompanyNotes } from './CompanyNotes.tsx';
import { CompanyPeople } from './CompanyPeople.tsx';
import { CompanyPrices } from './CompanyPrices.tsx';
import { CompanyOrders, CompanyRfqs, CompanyTickets } from './CompanyRecords.tsx';
import { CompanySection } from './CompanySection.tsx';
import { CompanyTds } from './CompanyTds.tsx';

type Props = { overview: CompanyOverview };

/** A company on one screen: credit, orders, RFQs, tickets, people, prices and notes, and what staff do next. */
export function CompanySheet({ overview }: Props) {
  const { company, addresses, users } = overview;
  const { id } = company;
  useDocumentTitle(company.name);
  return (
    <article className="company-page">
      <header className="page-head">
        <h1>{company.name}</h1>
        <NextSteps id={id} />
      </header>
      <CompanySummary overview={overview} />
      <div className="company-columns">
        <div className="stack stack-wide">
          <CompanyOrders overview={overview} />
          <CompanyRfqs overview={overview} />
          <CompanyTickets overview={overview} />
        </div>
        <div className="stack stack-wide">
          <CompanyNotes company_id={id} notes={overview.notes} />
          <CompanyContacts company={company} />
          <CompanyPrices company={company} />
        </div>
      </div>
      <CompanySection id="company-people" title="People">
        <CompanyPeople company_id={id} users={users} period={company.buyer_limit_period} />
      </CompanySection>
      <CompanySection id="company-approvals" title="Approval steps">
        <CompanyApprovalSteps company_id={id} />
      </CompanySection>
      <CompanySection id="company-addresses" title="Addresses">
        <CompanyAddresses company_id={id} addresses={addresses} />
      </CompanySection>
      <CompanySection id="company-cost-centres" title="Cost centres">
        <CompanyCostCentres company_id={id} />
      </CompanySection>
      <CompanySection id="company-tds" title="TDS on purchases">
        <CompanyTds company_id={id} />
      </CompanySection>
    </article>
  );
}

/** What staff do for a company. */
function NextSteps({ id }: { id: number }) {
  return (
    <div className="page-tools no-print">
      <May call={enterOrderEndpoint}>
        <a className="button button-primary" href={`/admin/orders/new?company_id=${id}`}>
          New order
        </a>
      </May>
      <May call={enterRfqEndpoint}>
        <a className="button button-secondary" href={`/admin/rfqs/new?company_id=${id}`}>
          New RFQ
        </a>
      </May>
      <May call={recordReceiptEndpoint}>
        <a className="button button-secondary" href={`/admin/receipts?company_id=${id}&record=yes`}>
          Record receipt
        </a>
      </May>
      <May call={saveCompanyEndpoint}>
        <a className="button button-secondary" href={`/admin/companies/${id}/edit`}>
          Edit
        </a>
      </May>
    </div>
  );
}

/** Tax numbers, terms and credit, with links to the lists behind the figures and to the sections of the page. */
function CompanySummary({ overview }: Props) {
  const { company, open_orders, unpaid, credit_limit, credit_used } = overview;
  const { id } = company;
  const isExceeded = credit_limit !== null && credit_used > credit_limit;
  return (
    <div className="company-summary">
      <TitleBlock
        cells={[
          ['Status', company.is_prospect ? <Status tone="busy">Prospect</Status> : null],
          ['GSTIN', company.gst_number ? <span className="code">{company.gst_number}</span> : 'No GST'],
          ['PAN / TIN', company.pan_tin_number && <span className="code">{company.pan_tin_number}</span>],
          ['Bill to', company.bill_to || null],
          ['Credit terms', company.credit_days === 0 ? 'On delivery' : `${company.credit_days} days`],
          ['PO number', company.po_required ? 'Required' : null],
          [
            'Spending limit',
            company.spending_limit === null ? null : `${formatRupees(company.spending_limit)} an order`,
          ],
        ]}
      />
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
          ['Credit limit', credit_limit === null ? 'Not set' : formatRupees(credit_limit)],
          ['Credit used', `${formatRupees(credit_used)}${isExceeded ? ', exceeded' : ''}`],
        ]}
      />
      <nav className="company-parts" aria-label="On this page">
        <a href="#company-orders">Orders</a>
        <a href="#company-rfqs">RFQs and quotes</a>
        <a href="#company-tickets">Tickets</a>
        <a href="#company-notes">Notes</a>
        <a href="#company-people">People</a>
        <a href="#company-approvals">Approval steps</a>
        <a href="#company-addresses">Addresses</a>
        <a href="#company-cost-centres">Cost centres</a>
        <a href="#company-catalogue">Prices</a>
        <a href="#company-tds">TDS</a>
        <a href={`/admin/receivables/${id}`}>Receivables</a>
      </nav>
    </div>
  );
}
