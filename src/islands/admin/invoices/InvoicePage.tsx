import {
  type AdminInvoiceDetail,
  getAdminInvoiceEndpoint,
  getAdminInvoicePdfEndpoint,
} from '#contracts/invoices/admin.ts';
import { getEInvoiceFileEndpoint } from '#contracts/gst/e-invoices.ts';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { InvoiceSheet } from '#widgets/invoices/InvoiceSheet.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { sentMailsHref } from '#widgets/sent-mails.ts';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { CreditableReturns } from './CreditableReturns.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoicePromises } from './InvoicePromises.tsx';
import './invoices.css';
import { OnAccount } from './OnAccount.tsx';
import { Payments } from './Payments.tsx';

/** One invoice: the sheet as the buyer sees it, with the staff actions. */
export function InvoicePage() {
  return (
    <RecordPage
      endpoint={getAdminInvoiceEndpoint}
      crumbs={(reply) => [{ label: 'Invoices', href: '/admin/invoices' }, { label: reply?.invoice.inv ?? 'Invoice' }]}
      notFound="This invoice was not found."
      back={{ label: 'Back to invoices', href: '/admin/invoices' }}
    >
      {({ invoice }) => <InvoiceDetail invoice={invoice} />}
    </RecordPage>
  );
}

function InvoiceDetail({ invoice }: { invoice: AdminInvoiceDetail }) {
  useDocumentTitle(invoice.inv);
  const { id, company, shipment, credits, needs_irn } = invoice;
  return (
    <InvoiceSheet
      invoice={invoice}
      area="/admin"
      actions={<InvoiceActions invoice={invoice} />}
      notice={invoice.awaits_irn && <AwaitsIrn />}
      cells={[
        ['Company', <a href={`/admin/companies/${company.id}`}>{company.name}</a>],
        ['Consignment', shipment && <span className="code">{shipment}</span>],
        ['Emails', <a href={sentMailsHref(invoice.inv)}>Sent emails</a>],
      ]}
    >
      <OnAccount invoice={invoice} />
      {invoice.open > 0 && !invoice.pay_to && !invoice.awaits_irn && !invoice.irn?.cancelled && <NoAccount />}
      {!credits && <Payments invoice={invoice} />}
      {!credits && <InvoicePromises invoice={invoice} />}
      {invoice.returns.length > 0 && <CreditableReturns invoice={invoice} />}
      <section>
        <h2 className="section-rule">Copies</h2>
        <div className="cluster">
          <DownloadButton endpoint={getAdminInvoicePdfEndpoint} query={{ id, copy: 'original' }} name="invoice.pdf">
            Original for recipient
          </DownloadButton>
          <DownloadButton endpoint={getAdminInvoicePdfEndpoint} query={{ id, copy: 'duplicate' }} name="invoice.pdf">
            Duplicate for transporter
          </DownloadButton>
          <DownloadButton endpoint={getAdminInvoicePdfEndpoint} query={{ id, copy: 'triplicate' }} name="invoice.pdf">
            Triplicate for supplier
          </DownloadButton>
          {needs_irn && (
            <DownloadButton endpoint={getEInvoiceFileEndpoint} query={{ ids: String(id) }} name="INV01.json">
              INV-01 JSON
            </DownloadButton>
          )}
        </div>
      </section>
    </InvoiceSheet>
  );
}

function NoAccount() {
  return (
    <Notice tone="warn">
      Invoices show no bank account. An admin can add it under{' '}
      <a href="/admin/invoices?view=our-details">Our details</a>.
    </Notice>
  );
}

function AwaitsIrn() {
  return (
    <Notice tone="warn">
      Not valid without an IRN. It is emailed to the buyer, and its goods can leave, once the IRN is entered.
    </Notice>
  );
}
