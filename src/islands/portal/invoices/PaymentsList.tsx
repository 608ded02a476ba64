import { sentenceCase } from '#client/format.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import {
  getReceiptPdfEndpoint,
  listOwnReceiptsEndpoint,
  type OwnReceipt,
  RECEIPTS_PAGE_SIZE,
} from '#contracts/receipts/portal.ts';
import { Day } from '#ui/Day.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Column } from '#ui/Table.tsx';
import { useRead } from '#ui/use-read.ts';
import { PdfLink } from '#widgets/PdfLink.tsx';
import { AmountWithTds } from '#widgets/money/AmountWithTds.tsx';
import { ReceiptStatus } from '#widgets/money/ReceiptStatus.tsx';
import { receiptName } from '#contracts/receipts/receipt.ts';

const columns: Column<OwnReceipt>[] = [
  {
    label: 'Receipt #',
    lead: true,
    cell: (receipt) => <span className="code">{receiptName(receipt)}</span>,
  },
  { label: 'Date', cell: ({ received_on }) => <Day value={received_on} /> },
  {
    label: 'Method',
    cell: ({ method, reference }) => (
      <span>
        {sentenceCase(method)} {reference && <span className="code quiet">{reference}</span>}
      </span>
    ),
  },
  { label: 'Status', cell: (receipt) => <ReceiptStatus receipt={receipt} /> },
  { label: 'Adjusted against', cell: (receipt) => <AdjustedAgainst receipt={receipt} /> },
  {
    label: 'Amount',
    end: true,
    cell: (payment) => <AmountWithTds {...payment} />,
  },
  {
    label: 'PDF',
    labelHidden: true,
    end: true,
    cell: ({ id, number }) => number && <PdfLink id={id} inv={number} endpoint={getReceiptPdfEndpoint} />,
  },
];

/** The invoices that a payment is adjusted against, and the amount not yet adjusted. */
function AdjustedAgainst({ receipt: { allocations, unallocated, order_id } }: { receipt: OwnReceipt }) {
  const current = allocations.filter(({ taken_back }) => !taken_back);
  if (current.length === 0 && unallocated === 0) return '–';
  return (
    <ul className="payment-settles">
      {current.map(({ id, invoice, amount }) => (
        <li key={id}>
          <a className="code" href={`/portal/invoices/${invoice.id}`}>
            {invoice.inv}
          </a>{' '}
          <Money value={amount} />
        </li>
      ))}
      {unallocated > 0 && (
        <li>
          {order_id ? `Advance for order ${order_id}` : 'Not yet adjusted'} <Money value={unallocated} />
        </li>
      )}
    </ul>
  );
}

/** The company's payments and refunds, newest first, with their vouchers, and its unadjusted money. */
export function PaymentsList() {
  return (
    <div className="stack">
      <Balance />
      <RecordList
        endpoint={listOwnReceiptsEndpoint}
        size={RECEIPTS_PAGE_SIZE}
        singular="payment"
        plural="payments"
        search="Search by number, UTR or amount"
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ text: 'No payments yet.', drawing: 'invoices' }}
      />
    </div>
  );
}

/** The company's unallocated money, if it has any. */
function Balance() {
  const { data } = useRead(listOwnReceiptsEndpoint, { size: 1 });
  if (!data || data.on_account === 0) return null;
  return (
    <Notice>
      {formatRupees(data.on_account)} of your payments is not yet adjusted. We adjust it against your next invoices, or
      as you tell us.
    </Notice>
  );
}
