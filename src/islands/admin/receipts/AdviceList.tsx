import { useState } from 'react';
import { formatDate, sentenceCase } from '#client/format.ts';
import { PAYMENT_ADVICE_STATES } from '#contracts/receipts/states.ts';
import { exportPaymentAdvicesEndpoint } from '#contracts/admin/exports.ts';
import { recordReceiptEndpoint } from '#contracts/receipts/admin.ts';
import {
  ADVICES_PAGE_SIZE,
  type AdminPaymentAdvice,
  listAdminPaymentAdvicesEndpoint,
  PaymentAdviceStatus,
  setAsidePaymentAdviceEndpoint,
} from '#contracts/receipts/advices.ts';
import { Button } from '#ui/Button.tsx';
import { Day } from '#ui/Day.tsx';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import type { Column } from '#ui/Table.tsx';
import { FileList } from '#widgets/attachments/FileList.tsx';
import { CompanyFilter } from '#widgets/companies/CompanyFilter.tsx';
import { AdviceSettles } from '#widgets/money/AdviceSettles.tsx';
import { AmountWithTds } from '#widgets/money/AmountWithTds.tsx';
import { AdviceStatus } from '#widgets/money/AdviceStatus.tsx';
import { RecordReceipt } from './RecordReceipt.tsx';
import { SetAsideDialog } from './SetAsideDialog.tsx';

type Opened = { advice: AdminPaymentAdvice; dialog: 'record' | 'set aside' };

const columnsOf = (open: (opened: Opened) => void): Column<AdminPaymentAdvice>[] => [
  {
    label: 'Reference',
    lead: true,
    cell: ({ reference, method, paid_on }) => (
      <span className="advice-reference">
        <span className="code">{reference}</span>
        <span className="advice-detail small quiet">
          {sentenceCase(method)}, <Day value={paid_on} />
        </span>
      </span>
    ),
  },
  {
    label: 'Company',
    cell: ({ company_id, company, sent_by, sent_at }) => (
      <span className="advice-company">
        <a href={`/admin/receivables/${company_id}`}>{company}</a>
        <span className="advice-detail small quiet">
          {sent_by}, <time dateTime={sent_at}>{formatDate(sent_at)}</time>
        </span>
      </span>
    ),
  },
  { label: 'Status', cell: (advice) => <Decided advice={advice} /> },
  { label: 'Settles', cell: (advice) => <Settles advice={advice} /> },
  {
    label: 'Amount',
    end: true,
    cell: (advice) => <AmountWithTds {...advice} />,
  },
  {
    label: 'Actions',
    labelHidden: true,
    end: true,
    cell: (advice) =>
      advice.status === 'sent' && (
        <span className="advice-actions">
          <Button small call={recordReceiptEndpoint} onClick={() => open({ advice, dialog: 'record' })}>
            Record receipt<span className="visually-hidden"> of {advice.reference}</span>
          </Button>
          <Button
            small
            kind="quiet"
            call={setAsidePaymentAdviceEndpoint}
            onClick={() => open({ advice, dialog: 'set aside' })}
          >
            Set aside<span className="visually-hidden"> {advice.reference}</span>
          </Button>
        </span>
      ),
  },
];

function Decided({ advice }: { advice: AdminPaymentAdvice }) {
  return (
    <span>
      <AdviceStatus advice={advice} staff />{' '}
      {advice.decided_by && <span className="small quiet">by {advice.decided_by}</span>}
    </span>
  );
}

function Settles({ advice }: { advice: AdminPaymentAdvice }) {
  return (
    <div>
      <AdviceSettles advice={advice} area="/admin" />
      {advice.note && <span className="advice-detail small quiet">{advice.note}</span>}
      {advice.file && <FileList files={[advice.file]} />}
    </div>
  );
}

const statuses = PaymentAdviceStatus.options.map((value) => ({
  value,
  label: PAYMENT_ADVICE_STATES[value].staffLabel ?? sentenceCase(value),
}));

/** What buyers say they have paid: open payment advices first, to be recorded as receipts or set aside. */
export function AdviceList() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <RecordList
        endpoint={listAdminPaymentAdvicesEndpoint}
        size={ADVICES_PAGE_SIZE}
        singular="payment advice"
        plural="payment advices"
        search="UTR or cheque number"
        filters={[{ name: 'status', label: 'Status', all: 'All statuses', options: statuses }, 'company_id']}
        tools={(list) => (
          <>
            <CompanyFilter list={list} />
            <ExportButton endpoint={exportPaymentAdvicesEndpoint} list={list} name="payment-advices" />
          </>
        )}
        columns={columnsOf(setOpened)}
        rowKey={({ id }) => id}
        empty={{ text: 'No payment advices. Buyers send them from their invoices.', drawing: 'invoices' }}
      />
      {opened?.dialog === 'record' && (
        <RecordReceipt companyId={opened.advice.company_id} advice={opened.advice} onClose={close} />
      )}
      {opened?.dialog === 'set aside' && <SetAsideDialog advice={opened.advice} onClose={close} />}
    </>
  );
}
