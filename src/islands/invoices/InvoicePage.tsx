import { getInvoiceEndpoint, getInvoicePdfEndpoint, type InvoiceDetail } from '#contracts/invoices.ts';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { InvoiceSheet } from '#ui/InvoiceSheet.tsx';
import { PaymentList } from '#ui/PaymentList.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { useTitle } from '#ui/use-title.ts';
import './invoices.css';

/** One invoice or credit note: its lines and tax, what was paid on it and what is still open. */
export function InvoicePage() {
  return (
    <RecordPage
      endpoint={getInvoiceEndpoint}
      crumbs={(reply) => [{ label: 'Invoices', href: '/portal/invoices' }, { label: reply?.invoice.inv ?? 'Invoice' }]}
      missing="This invoice was not found."
      back={{ label: 'Back to invoices', href: '/portal/invoices' }}
    >
      {({ invoice }) => <Page invoice={invoice} />}
    </RecordPage>
  );
}

function Page({ invoice }: { invoice: InvoiceDetail }) {
  useTitle(invoice.inv);
  const { id, payments, open, credits } = invoice;
  return (
    <InvoiceSheet
      invoice={invoice}
      area="/portal"
      actions={
        <DownloadButton endpoint={getInvoicePdfEndpoint} query={{ id }} name="invoice.pdf">
          Download PDF
        </DownloadButton>
      }
    >
      {!credits && (
        <section>
          <h2 className="section-rule">Payments</h2>
          {payments.length === 0 && (
            <p className="quiet">
              {open > 0 ? 'None received yet. Name the invoice number with your payment.' : 'None received.'}
            </p>
          )}
          <PaymentList payments={payments} />
        </section>
      )}
    </InvoiceSheet>
  );
}
