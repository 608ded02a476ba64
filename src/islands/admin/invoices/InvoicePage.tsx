import {
  type AdminInvoiceDetail,
  getAdminInvoiceEndpoint,
  getAdminInvoicePdfEndpoint,
} from '#contracts/invoices/admin.ts';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { InvoiceSheet } from '#widgets/InvoiceSheet.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { CreditableReturns } from './CreditableReturns.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
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
  const { id, company, shipment, credits } = invoice;
  return (
    <InvoiceSheet
      invoice={invoice}
      area="/admin"
      actions={<InvoiceActions invoice={invoice} />}
      notice={invoice.awaits_irn && <AwaitsIrn />}
      cells={[
        ['Company', <a href={`/admin/companies/${company.id}`}>{company.name}</a>],
        ['Consignment', shipment && <span className="code">{shipment}</span>],
      ]}
    >
      <OnAccount invoice={invoice} />
      {!credits && <Payments invoice={invoice} />}
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
        </div>
      </section>
    </InvoiceSheet>
  );
}

function AwaitsIrn() {
  return (
    <Notice tone="warn">
      Not valid without an IRN. It is emailed to the buyer, and its goods can leave, once the IRN is entered.
    </Notice>
  );
}
