import { useState } from 'react';
import { saveFile } from '#client/download.ts';
import { formatDay } from '#client/format.ts';
import { writeSearch } from '#client/url-search.ts';
import {
  EWAY_PAGE_SIZE,
  type EwayConsignment,
  getEwayFileEndpoint,
  listEwayConsignmentsEndpoint,
} from '#contracts/gst/eway-bills.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useRead } from '#ui/use-read.ts';
import { useSubmit } from '#ui/use-submit.ts';
import { toast } from '#ui/toast.ts';
import { blankTransport, bodyOf, type Transport } from './eway-transport.ts';
import { TransportFields } from './TransportFields.tsx';

type Refused = { shipment_id: number; code: string; message: string };

/** Consignments above ₹50,000 without an e-way bill: enter the transport, download the file for the portal. */
export function EwayBills({ page }: { page: number }) {
  const read = useRead(listEwayConsignmentsEndpoint, { page });
  const { data, error } = read;
  const [chosen, setChosen] = useState<Readonly<Record<number, Transport>>>({});
  const [refused, setRefused] = useState<Refused[]>([]);
  const { submit, busy, failure, errors } = useSubmit(getEwayFileEndpoint, ({ json, name, refused: wrong }) => {
    setRefused(wrong);
    if (json === null) return;
    saveFile(new Blob([json], { type: 'application/json' }), name);
    toast('File saved. Upload it under “Generate bulk” on the e-way bill portal.');
  });
  if (error) return <ReadError read={read} />;
  if (!data) return <Skeleton className="gst-skeleton" />;
  if (data.total === 0)
    return <p className="quiet">All consignments above ₹50,000 with an invoice or challan have an e-way bill.</p>;
  const toggle = (row: EwayConsignment) => {
    const { [row.shipment_id]: old, ...others } = chosen;
    setChosen(old ? others : { ...others, [row.shipment_id]: blankTransport(row) });
  };
  const count = Object.keys(chosen).length;
  const problem = failure ?? Object.values(errors)[0];
  const pages = Math.ceil(data.total / EWAY_PAGE_SIZE);
  return (
    <section className="gst-section" aria-label="Consignments">
      <h2 className="section-rule">Consignments above ₹50,000</h2>
      <p className="quiet">
        Choose consignments and enter their transport. After the upload enter each e-way bill number at the consignment.
      </p>
      <ul className="sheet gst-eway">
        {data.items.map((row) => (
          <li key={row.shipment_id}>
            <Consignment
              row={row}
              transport={chosen[row.shipment_id]}
              error={refused.find(({ shipment_id }) => shipment_id === row.shipment_id)?.message}
              onToggle={() => toggle(row)}
              onChange={(transport) => setChosen({ ...chosen, [row.shipment_id]: transport })}
            />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          onPage={(next) => writeSearch({ page: next === 1 ? null : next }, { push: true })}
        />
      )}
      {problem && <Notice tone="bad">{problem}</Notice>}
      <div>
        <Button
          kind="primary"
          busy={busy}
          busyText="Writing…"
          disabled={count === 0}
          onClick={() => void submit({ consignments: bodyOf(chosen) })}
        >
          {count === 0 ? 'E-way bill JSON' : `E-way bill JSON (${count})`}
        </Button>
      </div>
    </section>
  );
}

type Props = {
  row: EwayConsignment;
  /** Undefined unless chosen. */
  transport: Transport | undefined;
  error: string | undefined;
  onToggle: () => void;
  onChange: (transport: Transport) => void;
};

function Consignment({ row, transport, error, onToggle, onChange }: Props) {
  return (
    <>
      <div className="gst-eway-row">
        <Checkbox
          label={
            <>
              <span className="visually-hidden">Choose </span>
              <span className="code">{row.code}</span>
            </>
          }
          checked={transport !== undefined}
          onChange={onToggle}
        />
        <span>{row.company}</span>
        <span>
          <a
            className="code"
            href={row.invoice_id ? `/admin/invoices/${row.invoice_id}` : `/admin/orders/${row.order_id}`}
          >
            {row.number}
          </a>{' '}
          <time dateTime={row.date}>{formatDay(row.date)}</time>
        </span>
        <span className="code">{`${row.from_pin} → ${row.to_pin ?? 'no PIN code'}`}</span>
        <Money value={row.value} />
      </div>
      {transport && <TransportFields code={row.code} transport={transport} onChange={onChange} />}
      {error && <Notice tone="bad">{error}</Notice>}
    </>
  );
}
