import { useState } from 'react';
import { getInvoiceMonthEndpoint, listInvoiceMonthsEndpoint } from '#contracts/invoices/portal.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useRead } from '#ui/use-read.ts';

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month's invoices as ZIP files, for the accounts department; disabled where the company has none. */
export function MonthFiles({ disabled }: { disabled?: boolean | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button disabled={disabled} onClick={() => setOpen(true)}>
        Download by month
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title="Download by month">
          <p>Each ZIP has the PDFs and a CSV with number, GSTIN, HSN, taxable value and tax for your accounts.</p>
          <Months />
        </Dialog>
      )}
    </>
  );
}

function Months() {
  const read = useRead(listInvoiceMonthsEndpoint);
  const { data, error } = read;
  if (error) return <ReadError read={read} />;
  if (!data) return <Skeleton text />;
  if (data.items.length === 0) return <p className="quiet">No invoices issued yet.</p>;
  return (
    <ul className="invoice-months">
      {data.items.map(({ month, count, files }) => (
        <li key={month}>
          <span>
            {monthName.format(new Date(`${month}-01T00:00:00Z`))}
            <span className="small quiet"> {count === 1 ? '1 document' : `${count} documents`}</span>
          </span>
          <span className="cluster">
            {Array.from({ length: files }, (_, index) => (
              <DownloadButton
                key={index}
                endpoint={getInvoiceMonthEndpoint}
                query={{ month, file: index + 1 }}
                name={`invoices-${month}.zip`}
              >
                ZIP{files > 1 && ` ${index + 1} of ${files}`}
                <span className="visually-hidden"> of {month}</span>
              </DownloadButton>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
