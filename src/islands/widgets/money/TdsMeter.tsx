import type { ReactNode } from 'react';
import { toPaise, toRupees } from '#contracts/fields/money.ts';
import type { TdsCertificate, TdsMeter as Meter } from '#contracts/tds/meter.ts';
import { deductsTdsLabel, QUARTER_MONTHS } from '#contracts/tds/purchase-tds.ts';
import { Day } from '#ui/Day.tsx';
import { Money } from '#ui/Money.tsx';
import { Status } from '#ui/Status.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { TdsYearSelect } from './TdsYearSelect.tsx';
import './tds-meter.css';

type Props = {
  meter: Meter;
  /** The code of its financial year, which can be changed. */
  year: string;
  onYear: (year: string) => void;
  /** A last column of the certificates, such as the file and a button to remove it. */
  action?: (certificate: TdsCertificate) => ReactNode;
};

/** A company's purchases of a financial year against the threshold, the TDS on them, and its certificates. */
export function TdsMeter({ meter, year, onYear, action }: Props) {
  const { label, purchases, threshold, expected, deducted, certified, quarters, certificates, form, section } = meter;
  const isAbove = purchases > threshold;
  return (
    <div className="stack tds-meter">
      <div className="tds-head">
        <TdsYearSelect value={year} onChange={onYear} />
        <p>
          Deducts TDS: <strong>{deductsTdsLabel[meter.deducts_tds]}</strong>
        </p>
      </div>
      <div>
        <p className="tds-figure">
          <Money value={purchases} /> <span className="quiet">of</span> <Money value={threshold} />
        </p>
        <meter
          min={0}
          max={threshold}
          value={Math.min(Math.max(purchases, 0), threshold)}
          aria-label={`Purchases in ${label} against the threshold for TDS`}
        />
        <p className="small quiet">
          {isAbove ? `Above the threshold: TDS of 0.1% applies to the excess.` : 'Below the threshold: no TDS applies.'}{' '}
          Purchases in {label} without GST, less credit notes ({section}).
        </p>
      </div>
      <TitleBlock
        cells={[
          ['TDS expected', <Money key="expected" value={expected} />],
          ['Deducted from payments', <Money key="deducted" value={deducted} />],
          ['Difference', <Money key="rest" value={toRupees(toPaise(expected) - toPaise(deducted))} />],
          [`Certified (${form})`, <Money key="certified" value={certified} />],
        ]}
      />
      {(deducted > 0 || certified > 0) && (
        <div className="sheet">
          <Table
            caption={`TDS of ${label} by quarter`}
            columns={quarterColumns}
            rows={quarters}
            rowKey={({ quarter }) => quarter}
          />
        </div>
      )}
      {certificates.length > 0 && (
        <div className="sheet">
          <Table
            caption={`TDS certificates of ${label}`}
            columns={action ? [...columns, { label: 'File', labelHidden: true, end: true, cell: action }] : columns}
            rows={certificates}
            rowKey={({ id }) => id}
          />
        </div>
      )}
    </div>
  );
}

const columns: Column<TdsCertificate>[] = [
  { label: 'Certificate #', lead: true, cell: ({ number }) => <span className="code">{number}</span> },
  { label: 'Quarter', cell: ({ quarter }) => QUARTER_MONTHS[quarter] },
  { label: 'Date', cell: ({ date }) => <Day value={date} /> },
  { label: 'TDS', end: true, cell: ({ amount }) => <Money value={amount} /> },
];

const quarterColumns: Column<Meter['quarters'][number]>[] = [
  { label: 'Quarter', lead: true, cell: ({ quarter }) => QUARTER_MONTHS[quarter] },
  { label: 'Deducted', end: true, cell: ({ deducted }) => <Money value={deducted} /> },
  { label: 'Certified', end: true, cell: ({ certified }) => <Money value={certified} /> },
  {
    label: 'Certificate',
    cell: ({ deducted, certified }) =>
      deducted <= certified ? (
        deducted > 0 && <Status tone="ok">Received</Status>
      ) : (
        <Status tone="warn">Missing</Status>
      ),
  },
];
