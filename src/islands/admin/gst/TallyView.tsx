import { formatMonth } from '#client/format.ts';
import { getTallyMastersEndpoint, getTallyMonthEndpoint, getTallyVouchersEndpoint } from '#contracts/gst/tally.ts';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tiles } from '#ui/Tiles.tsx';
import { useRead } from '#ui/use-read.ts';

/** Masters and vouchers of a month for Tally. */
export function TallyView({ month }: { month: string }) {
  const read = useRead(getTallyMonthEndpoint, { month });
  const { data, error } = read;
  if (error) return <ReadError read={read} />;
  if (!data) return <Skeleton className="gst-skeleton" />;
  const { sales, notes, receipts, journals, parties, items, files, master_files } = data;
  if (files === 0) return <p className="quiet">No vouchers in {formatMonth(month)}.</p>;
  const figure = (value: number) => value.toLocaleString('en-IN');
  return (
    <>
      <Tiles
        className="gst-tiles"
        tiles={[
          { label: 'Sales', figure: figure(sales) },
          { label: 'Credit and debit notes', figure: figure(notes) },
          { label: 'Receipts and refunds', figure: figure(receipts) },
          { label: 'Journals', figure: figure(journals) },
          { label: 'Buyers', figure: figure(parties) },
          { label: 'Stock items', figure: figure(items) },
        ]}
      />
      <section className="gst-section" aria-label="Files for Tally">
        <h2 className="section-rule">Files for Tally</h2>
        <ol className="gst-steps">
          <li>
            <p>Import the masters first: buyers, ledgers, units and stock items. Existing ones are updated by name.</p>
            <Files endpoint={getTallyMastersEndpoint} month={month} count={master_files} label="Masters XML" />
          </li>
          <li>
            <p>Then import the vouchers. Each has a fixed ID, so that importing a month again creates no duplicates.</p>
            <Files endpoint={getTallyVouchersEndpoint} month={month} count={files} label="Vouchers XML" />
          </li>
        </ol>
      </section>
    </>
  );
}

type FilesProps = {
  endpoint: typeof getTallyMastersEndpoint | typeof getTallyVouchersEndpoint;
  month: string;
  count: number;
  label: string;
};

/** A button for each file. */
function Files({ endpoint, month, count, label }: FilesProps) {
  return (
    <div className="cluster">
      {Array.from({ length: count }, (_, index) => (
        <DownloadButton key={index} endpoint={endpoint} query={{ month, file: index + 1 }} name={`tally-${month}.xml`}>
          {count > 1 ? `${label} ${index + 1} of ${count}` : label}
        </DownloadButton>
      ))}
    </div>
  );
}
