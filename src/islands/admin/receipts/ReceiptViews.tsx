import { useState } from 'react';
import { writeSearch } from '#client/url-search.ts';
import { recordReceiptEndpoint } from '#contracts/receipts/admin.ts';
import { listAdminPaymentAdvicesEndpoint } from '#contracts/receipts/advices.ts';
import { Button } from '#ui/Button.tsx';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { ViewChoice } from '#ui/lists/ViewChoice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRead } from '#ui/use-read.ts';
import { AdviceList } from './AdviceList.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import { RecordReceipt } from './RecordReceipt.tsx';
import './receipts.css';

const VIEWS = [
  { view: null, label: 'Receipts' },
  { view: 'advices', label: 'Payment advices' },
];

const FILTERS = ['q', 'kind', 'status', 'company_id', 'from', 'to', 'sort', 'page'];

/** Receipts, or what buyers say they have paid, as `?view=` says. */
export function ReceiptViews() {
  const hydrated = useHydrated();
  const [recording, setRecording] = useState(false);
  const params = useSearchParams();
  const current = params.get('view') === 'advices' ? 'advices' : null;
  // From a company's page: `?company_id=3&record=yes`.
  const companyId = !current && params.get('record') === 'yes' ? Number(params.get('company_id')) || null : null;
  const close = () => {
    setRecording(false);
    writeSearch({ record: null }, { push: false });
  };
  const open = useRead(listAdminPaymentAdvicesEndpoint, { status: 'sent', size: 1 }).data?.total ?? 0;
  const views = VIEWS.map((one) =>
    one.view === 'advices' && open > 0 ? { ...one, label: `${one.label} (${open.toLocaleString('en-IN')})` } : one,
  );
  return (
    <>
      <header className="page-head">
        <h1>Receipts</h1>
        <div className="page-tools">
          <a className="button button-quiet" href="/admin/bank">
            Bank statements
          </a>
          {!current && (
            <Button call={recordReceiptEndpoint} kind="primary" disabled={!hydrated} onClick={() => setRecording(true)}>
              Record receipt
            </Button>
          )}
        </div>
      </header>
      <ViewChoice views={views} current={hydrated ? current : undefined} filters={FILTERS} className="receipt-views" />
      {/* The built page serves both views. */}
      {!hydrated ? <Skeleton className="receipts-skeleton" /> : current ? <AdviceList /> : <ReceiptList />}
      {hydrated && (recording || companyId !== null) && <RecordReceipt companyId={companyId} onClose={close} />}
    </>
  );
}
