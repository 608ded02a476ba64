import { useState } from 'react';
import { writeSearch } from '#client/url-search.ts';
import { formatDay, formatMonth } from '#client/format.ts';
import {
  E_INVOICES_PAGE_SIZE,
  type EInvoice,
  getEInvoiceFileEndpoint,
  listEInvoicesEndpoint,
} from '#contracts/gst/e-invoices.ts';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { Money } from '#ui/Money.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { Tiles } from '#ui/Tiles.tsx';
import { useRead } from '#ui/use-read.ts';
import { ResultFile } from './ResultFile.tsx';

const isReady = ({ irn, problems }: EInvoice) => irn === null && !problems.some(({ level }) => level === 'error');

/** Documents of a month to be registered: INV-01 files out, the portal's result file in. */
export function EInvoices({ month, page }: { month: string; page: number }) {
  const read = useRead(listEInvoicesEndpoint, { month, page });
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { data, error } = read;
  if (error) return <ReadError read={read} />;
  if (!data) return <Skeleton className="gst-skeleton" />;
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const pages = Math.ceil(data.total / E_INVOICES_PAGE_SIZE);
  return (
    <>
      <Tiles
        className="gst-tiles"
        tiles={[
          { label: 'Ready for the portal', figure: data.ready.toLocaleString('en-IN') },
          { label: 'With errors', figure: data.faulty.toLocaleString('en-IN') },
          { label: 'With IRN', figure: data.registered.toLocaleString('en-IN') },
        ]}
      />
      <section className="gst-section" aria-label="Documents">
        <h2 className="section-rule">Documents</h2>
        {data.total === 0 ? (
          <p className="quiet">No documents to be registered in {formatMonth(month)}.</p>
        ) : (
          <>
            <div className="cluster">
              {Array.from({ length: data.files }, (_, index) => (
                <DownloadButton
                  key={index}
                  endpoint={getEInvoiceFileEndpoint}
                  query={{ month, file: index + 1 }}
                  name="INV01.json"
                >
                  {data.files > 1
                    ? `All ready, file ${index + 1} of ${data.files}`
                    : `All ready (${data.ready.toLocaleString('en-IN')})`}
                </DownloadButton>
              ))}
              {chosen.length > 0 && (
                <DownloadButton endpoint={getEInvoiceFileEndpoint} query={{ ids: chosen.join(',') }} name="INV01.json">
                  {`Chosen (${chosen.length})`}
                </DownloadButton>
              )}
            </div>
            <div className="sheet gst-documents">
              <Table
                caption="Documents to be registered"
                columns={columnsOf(chosen, toggle)}
                rows={data.items}
                rowKey={({ id }) => id}
              />
            </div>
            {pages > 1 && (
              <Pager
                page={page}
                pages={pages}
                onPage={(next) => writeSearch({ page: next === 1 ? null : next }, { push: true })}
              />
            )}
          </>
        )}
      </section>
      <ResultFile />
    </>
  );
}

function columnsOf(chosen: readonly number[], toggle: (id: number) => void): Column<EInvoice>[] {
  return [
    {
      label: 'Number',
      lead: true,
      cell: (row) => (
        <span className="gst-choose">
          {isReady(row) && (
            <Checkbox
              label={<span className="visually-hidden">Choose {row.number}</span>}
              checked={chosen.includes(row.id)}
              onChange={() => toggle(row.id)}
            />
          )}
          <a className="code" href={`/admin/invoices/${row.id}`}>
            {row.number}
          </a>
        </span>
      ),
    },
    { label: 'Date', cell: ({ date }) => <time dateTime={date}>{formatDay(date)}</time> },
    { label: 'Company', cell: ({ company }) => company },
    { label: 'Total', end: true, cell: ({ amount }) => <Money value={amount} /> },
    { label: 'Status', cell: (row) => <Registered {...row} /> },
  ];
}

function Registered({ irn, problems }: EInvoice) {
  if (irn) return <Status tone="ok">IRN {irn.slice(0, 8)}…</Status>;
  if (problems.length === 0) return <Status tone="busy">Ready</Status>;
  const isFaulty = problems.some(({ level }) => level === 'error');
  return (
    <div>
      <Status tone={isFaulty ? 'bad' : 'warn'}>{isFaulty ? 'Errors' : 'Ready, with a warning'}</Status>
      <ul className="gst-problems">
        {problems.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
