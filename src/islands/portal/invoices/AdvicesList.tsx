import { useState } from 'react';
import { sentenceCase } from '#client/format.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import {
  ADVICES_PAGE_SIZE,
  listPaymentAdvicesEndpoint,
  type PaymentAdvice,
  PaymentAdviceStatus,
  withdrawPaymentAdviceEndpoint,
} from '#contracts/receipts/advices.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Day } from '#ui/Day.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { statusOptions } from '#ui/lists/status-options.ts';
import type { Column } from '#ui/Table.tsx';
import { useAction } from '#ui/use-action.ts';
import { FileList } from '#widgets/attachments/FileList.tsx';
import { AdviceSettles } from '#widgets/money/AdviceSettles.tsx';
import { AmountWithTds } from '#widgets/money/AmountWithTds.tsx';
import { AdviceStatus } from '#widgets/money/AdviceStatus.tsx';
import { PaymentAdviceButton } from './PaymentAdviceButton.tsx';

const columnsOf = (onWithdraw: (advice: PaymentAdvice) => void): Column<PaymentAdvice>[] => [
  {
    label: 'Reference',
    lead: true,
    cell: ({ reference, method }) => (
      <span className="advice-reference">
        <span className="code">{reference}</span> <span className="small quiet">{sentenceCase(method)}</span>
      </span>
    ),
  },
  { label: 'Paid on', cell: ({ paid_on }) => <Day value={paid_on} /> },
  { label: 'Status', cell: (advice) => <AdviceStatus advice={advice} /> },
  {
    label: 'Adjust against',
    cell: (advice) => (
      <>
        <AdviceSettles advice={advice} area="/portal" />
        {advice.file && <FileList files={[advice.file]} />}
      </>
    ),
  },
  {
    label: 'Amount',
    end: true,
    cell: (payment) => <AmountWithTds {...payment} />,
  },
  {
    label: 'Withdraw',
    labelHidden: true,
    end: true,
    cell: (advice) =>
      advice.status === 'sent' && (
        <Button small kind="quiet" onClick={() => onWithdraw(advice)}>
          Withdraw<span className="visually-hidden"> {advice.reference}</span>
        </Button>
      ),
  },
];

const statuses = statusOptions(PaymentAdviceStatus.options);

/** The company's payment advices, the latest first, with what became of them. */
export function AdvicesList() {
  const [withdrawing, setWithdrawing] = useState<PaymentAdvice | null>(null);
  return (
    <>
      <RecordList
        endpoint={listPaymentAdvicesEndpoint}
        size={ADVICES_PAGE_SIZE}
        singular="payment advice"
        plural="payment advices"
        search="Search by UTR or cheque number"
        filters={[{ name: 'status', label: 'Status', all: 'All statuses', options: statuses }]}
        tools={() => <PaymentAdviceButton />}
        columns={columnsOf(setWithdrawing)}
        rowKey={({ id }) => id}
        empty={{
          text: 'No payment advices. Send one when you have paid, so that we can match your payment.',
          drawing: 'invoices',
        }}
      />
      {withdrawing && <WithdrawDialog advice={withdrawing} onClose={() => setWithdrawing(null)} />}
    </>
  );
}

function WithdrawDialog({
  advice: { id, amount, reference },
  onClose,
}: {
  advice: PaymentAdvice;
  onClose: () => void;
}) {
  const { submit, busy, failure } = useAction(withdrawPaymentAdviceEndpoint, onClose);
  return (
    <ConfirmDialog
      title="Withdraw this payment advice?"
      confirmLabel="Withdraw"
      busy={busy}
      busyText="Saving…"
      failure={failure}
      onClose={onClose}
      onConfirm={() => void submit({ id })}
    >
      <p>
        We no longer look for {formatRupees(amount)} with the reference {reference}, and reminders go out again.
      </p>
    </ConfirmDialog>
  );
}
