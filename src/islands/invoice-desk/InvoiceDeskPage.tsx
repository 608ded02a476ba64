import {
  type DeskInvoiceDetail,
  getDeskInvoiceEndpoint,
  getDeskInvoicePdfEndpoint,
} from '#contracts/admin-invoices.ts';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { InvoiceSheet } from '#ui/InvoiceSheet.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { useTitle } from '#ui/use-title.ts';
import { CreditableReturns } from './CreditableReturns.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import './invoice-desk.css';
import { Payments } from './Payments.tsx';

/** One invoice at the desk: the sheet as the buyer has it, and what may be done with it. */
export function InvoiceDeskPage() {
  return (
    <RecordPage
      endpoint={getDeskInvoiceEndpoint}
      crumbs={(reply) => [{ label: 'Invoices', href: '/admin/invoices' }, { label: reply?.invoice.inv ?? 'Invoice' }]}
      missing="This invoice was not found."
      back={{ label: 'Back to invoices', href: '/admin/invoices' }}
    >
      {({ invoice }) => <Desk invoice={invoice} />}
    </RecordPage>
  );
}

function Desk({ invoice }: { invoice: DeskInvoiceDetail }) {
  useTitle(invoice.inv);
  const { id, company, shipment, credits } = invoice;
  return (
    <InvoiceSheet
      invoice={invoice}
      area="/admin"
      actions={<InvoiceActions invoice={invoice} />}
      cells={[
        ['Company', <a href={`/admin/companies/${company.id}`}>{company.name}</a>],
        ['Consignment', shipment && <span className="code">{shipment}</span>],
      ]}
    >
      {!credits && <Payments invoice={invoice} />}
      {invoice.returns.length > 0 && <CreditableReturns invoice={invoice} />}
      <section>
        <h2 className="section-rule">Copies</h2>
        <div className="cluster">
          <DownloadButton endpoint={getDeskInvoicePdfEndpoint} query={{ id, copy: 'original' }} name="invoice.pdf">
            Original for recipient
          </DownloadButton>
          <DownloadButton endpoint={getDeskInvoicePdfEndpoint} query={{ id, copy: 'duplicate' }} name="invoice.pdf">
            Duplicate for transporter
          </DownloadButton>
          <DownloadButton endpoint={getDeskInvoicePdfEndpoint} query={{ id, copy: 'triplicate' }} name="invoice.pdf">
            Triplicate for supplier
          </DownloadButton>
        </div>
      </section>
    </InvoiceSheet>
  );
}
