import { useState } from 'react';
import type * as z from 'zod/mini';
import { formatRupees } from '#contracts/fields/money.ts';
import {
  getAdminReceiptPdfEndpoint,
  getReceiptEndpoint,
  allocateReceiptEndpoint,
  refundReceiptEndpoint,
  reverseReceiptEndpoint,
} from '#contracts/receipts/admin.ts';
import { sentenceCase } from '#client/format.ts';
import { Button } from '#ui/Button.tsx';
import { Day } from '#ui/Day.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { Money } from '#ui/Money.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { ReceiptStatus } from '#widgets/money/ReceiptStatus.tsx';
import { receiptName } from '#contracts/receipts/receipt.ts';
import '#widgets/invoices/invoice-sheet.css';
import { AllocateDialog } from './AllocateDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';
import { Settled } from './Settled.tsx';

export type ReceiptRecord = z.output<typeof getReceiptEndpoint.reply>['receipt'];

/** One receipt, refund or reversal: what it settles, and the steps that are possible. */
export function ReceiptPage() {
  return (
    <RecordPage
      endpoint={getReceiptEndpoint}
      crumbs={(reply) => [
        { label: 'Receipts', href: '/admin/receipts' },
        { label: reply ? receiptName(reply.receipt) : 'Receipt' },
      ]}
      notFound="This receipt was not found."
      back={{ label: 'Back to receipts', href: '/admin/receipts' }}
    >
      {({ receipt }) => <Page receipt={receipt} />}
    </RecordPage>
  );
}

function Page({ receipt }: { receipt: ReceiptRecord }) {
  const name = receiptName(receipt);
  useDocumentTitle(name);
  const { company, amount, tds, order_id, original, later, remarks } = receipt;
  return (
    <article className="invoice">
      <header className="page-head">
        <h1>{receipt.kind === 'receipt' ? `Receipt ${name}` : name}</h1>
        <div className="cluster no-print">
          <Actions receipt={receipt} />
        </div>
      </header>
      <TitleBlock
        cells={[
          ['Status', <ReceiptStatus receipt={receipt} staff />],
          ['Company', <a href={`/admin/companies/${company.id}`}>{company.name}</a>],
          ['Date', <Day value={receipt.received_on} />],
          ['Amount', <Money value={amount} />],
          ['TDS', tds === 0 ? null : <Money value={tds} />],
          ['On account', receipt.unallocated > 0 ? <Money value={receipt.unallocated} /> : null],
          ['Method', sentenceCase(receipt.method)],
          ['Reference', receipt.reference && <span className="code">{receipt.reference}</span>],
          ['Advance for order', order_id && <a href={`/admin/orders/${order_id}`}>{order_id}</a>],
          [
            receipt.kind === 'reversal' ? 'Reverses' : 'Refund of',
            original && <a href={`/admin/receipts/${original.id}`}>{receiptName({ ...original, kind: 'refund' })}</a>,
          ],
          ['Recorded by', receipt.recorded_by],
        ]}
      />
      <div className="stack stack-wide receipt-parts">
        {remarks && (
          <section>
            <h2 className="section-rule">Remarks</h2>
            <p>{remarks}</p>
          </section>
        )}
        <Settled receipt={receipt} />
        {later.length > 0 && (
          <section>
            <h2 className="section-rule">Refunds and reversals</h2>
            <ul className="invoice-notes">
              {later.map((entry) => (
                <li key={entry.id}>
                  <a className="code" href={`/admin/receipts/${entry.id}`}>
                    {receiptName(entry)}
                  </a>
                  <Day value={entry.on} />
                  <Money value={entry.amount} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </article>
  );
}

/** The steps that an entry allows, the most likely one first. */
function Actions({ receipt }: { receipt: ReceiptRecord }) {
  const [dialog, setDialog] = useState<'allocate' | 'refund' | 'reverse' | null>(null);
  const close = () => setDialog(null);
  const { id, number, unallocated, kind, reversed } = receipt;
  return (
    <>
      {unallocated > 0 && (
        <>
          <Button call={allocateReceiptEndpoint} kind="primary" onClick={() => setDialog('allocate')}>
            Allocate {formatRupees(unallocated)}
          </Button>
          <Button call={refundReceiptEndpoint} onClick={() => setDialog('refund')}>
            Refund
          </Button>
        </>
      )}
      {number && (
        <DownloadButton endpoint={getAdminReceiptPdfEndpoint} query={{ id }} name="receipt.pdf">
          Voucher PDF
        </DownloadButton>
      )}
      {!reversed && (
        <Button call={reverseReceiptEndpoint} kind="danger" onClick={() => setDialog('reverse')}>
          {kind === 'refund' ? 'Reverse refund' : 'Reverse receipt'}
        </Button>
      )}
      {dialog === 'allocate' && <AllocateDialog receipt={receipt} onClose={close} />}
      {dialog === 'refund' && <RefundDialog receipt={receipt} onClose={close} />}
      {dialog === 'reverse' && <ReverseDialog receipt={receipt} onClose={close} />}
    </>
  );
}
