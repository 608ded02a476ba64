import { getInvoiceEndpoint, getInvoicePdfEndpoint, type InvoiceDetail } from '#contracts/invoices/portal.ts';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { InvoiceSheet } from '#widgets/invoices/InvoiceSheet.tsx';
import { supportLink } from '#widgets/orders/support-link.ts';
import { PaymentList } from '#widgets/money/PaymentList.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { InvoiceAdvices } from './InvoiceAdvices.tsx';
import { InvoicePromises } from './InvoicePromises.tsx';
import './invoices.css';

/** One invoice or credit note: its lines and tax, payments and amount due. */
export function InvoicePage() {
  return (
    <RecordPage
      endpoint={getInvoiceEndpoint}
      crumbs={(reply) => [{ label: 'Invoices', href: '/portal/invoices' }, { label: reply?.invoice.inv ?? 'Invoice' }]}
      notFound="This invoice was not found."
      back={{ label: 'Back to invoices', href: '/portal/invoices' }}
    >
      {({ invoice }) => <Page invoice={invoice} />}
    </RecordPage>
  );
}

function Page({ invoice }: { invoice: InvoiceDetail }) {
  useDocumentTitle(invoice.inv);
  const { id, order_id, payments, open, credits } = invoice;
  return (
    <InvoiceSheet
      invoice={invoice}
      area="/portal"
      actions={
        <>
          <DownloadButton endpoint={getInvoicePdfEndpoint} query={{ id }} name="invoice.pdf">
            Download PDF
          </DownloadButton>
          <a className="button button-quiet" href={supportLink(order_id, 'invoices')}>
            Get help
          </a>
        </>
      }
    >
      {!credits && (
        <section>
          <h2 className="section-rule">Payments</h2>
          {payments.length === 0 && (
            <p className="quiet">
              {open > 0 ? 'None received yet. Please mention the invoice number with your payment.' : 'None received.'}
            </p>
          )}
          <PaymentList payments={payments} area="/portal" />
          <InvoiceAdvices invoice={invoice} />
        </section>
      )}
      {!credits && <InvoicePromises invoice={invoice} />}
    </InvoiceSheet>
  );
}
