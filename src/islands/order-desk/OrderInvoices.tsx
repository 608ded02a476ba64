import { useState } from 'react';
import { sentenceCase } from '#client/format.ts';
import { issueInvoiceEndpoint, listOrderInvoicesEndpoint, type Uninvoiced } from '#contracts/admin-invoices.ts';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { invoiceTones } from '#ui/status-tones.ts';
import { useAct } from '#ui/use-act.ts';
import { useRead } from '#ui/use-read.ts';

/** An order's invoices and credit notes, and its consignments that wait for one. */
export function OrderInvoices({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useRead(listOrderInvoicesEndpoint, { id });
  return (
    <section>
      <h2 className="section-rule">Invoices</h2>
      {error && (
        <Notice tone="bad" onRetry={() => refetch()} busy={isFetching}>
          {error.message}
        </Notice>
      )}
      {!data && !error && <Skeleton text />}
      {data && data.invoices.length + data.uninvoiced.length === 0 && (
        <p className="quiet">None yet. A consignment is invoiced once it has left.</p>
      )}
      <ul className="order-desk-invoices">
        {data?.invoices.map(({ id: invoice, inv, status, amount }) => (
          <li key={invoice}>
            <a className="code" href={`/admin/invoices/${invoice}`}>
              {inv}
            </a>
            <Status tone={invoiceTones[status]}>{sentenceCase(status)}</Status>
            <Money value={amount} />
          </li>
        ))}
        {data?.uninvoiced.map((waiting) => (
          <ToIssue key={waiting.shipment_id} {...waiting} />
        ))}
      </ul>
    </section>
  );
}

function ToIssue({ shipment_id, code }: Uninvoiced) {
  // Stays busy until the list without this row has come: nobody asks for the same invoice twice.
  const [done, setDone] = useState(false);
  const { submit, busy, failure } = useAct(issueInvoiceEndpoint, () => setDone(true));
  return (
    <li>
      <span className="code">{code}</span>
      <Status tone="warn">To be invoiced</Status>
      <Button small busy={busy || done} busyText="Issuing…" onClick={() => void submit({ shipment_id })}>
        Issue invoice<span className="visually-hidden"> for {code}</span>
      </Button>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </li>
  );
}
