import { useState } from 'react';
import type * as z from 'zod/mini';
import type { Verdict } from '#contracts/catalog/import.ts';
import type { checkPriceListFileEndpoint, PriceListRowCheck } from '#contracts/catalog/price-list-file.ts';
import { formatBreaks } from '#contracts/catalog/terms.ts';
import { Select } from '#ui/forms/Select.tsx';
import { ListCount } from '#ui/lists/ListCount.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { useLinePages } from '#ui/lists/use-line-pages.ts';
import { Status } from '#ui/Status.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { Tiles } from '#ui/Tiles.tsx';
import { formatPriceChange } from './price-change.ts';
import { describeDays, formatValidity } from './Validity.tsx';
import type { PriceFile } from './read-prices.ts';
import { LinePrice } from '#widgets/prices/LinePrice.tsx';

type Check = z.output<typeof checkPriceListFileEndpoint.reply>;

const LABELS: Record<Verdict, string> = { new: 'New', changed: 'Changed', same: 'Unchanged', wrong: 'Error' };
const TONES = { new: 'ok', changed: 'warn', same: 'idle', wrong: 'bad' } as const;

/** What each row of the file does to the list, all rows or those of one result. */
export function CheckedRows({ file, check }: { file: PriceFile; check: Check }) {
  const { counts, rows, validity } = check;
  const [verdict, setVerdict] = useState<Verdict | ''>('');
  const shown = verdict ? rows.filter((row) => row.verdict === verdict) : rows;
  const pages = useLinePages(shown.length);
  return (
    <>
      <p>
        <strong>{file.name}</strong>
      </p>
      <p className="quiet">
        {describeDays(validity) ?? `The prices apply at once. Validity of the list: ${formatValidity(validity)}.`}
      </p>
      <Tiles
        className="tiles-small"
        tiles={Object.entries(counts).map(([name, count]) => ({
          label: LABELS[name as Verdict],
          figure: count.toLocaleString('en-IN'),
        }))}
      />
      <div className="list-tools">
        <Select
          label="Result"
          labelHidden
          name="verdict"
          className="list-filter"
          value={verdict}
          onChange={(event) => {
            setVerdict(event.target.value as Verdict | '');
            pages.pager.onPage(1);
          }}
        >
          <option value="">All rows</option>
          {Object.entries(LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <ListCount total={shown.length} capped={false} singular="row" plural="rows" />
      </div>
      {shown.length === 0 ? (
        <p className="quiet">No rows match.</p>
      ) : (
        <div className="sheet">
          <Table
            caption="Rows in the file"
            columns={columns}
            rows={pages.linesOnPage(shown)}
            rowKey={({ row }) => row}
          />
        </div>
      )}
      {pages.pager.pages > 1 && <Pager label="Pages of the file" {...pages.pager} />}
    </>
  );
}

const columns: Column<PriceListRowCheck>[] = [
  { label: 'Row', end: true, cell: ({ row }) => row },
  {
    label: 'Item',
    lead: true,
    cell: ({ sku, name }) => (
      <span className="two-lines">
        {name ?? '–'}
        <span className="code small quiet">{sku}</span>
      </span>
    ),
  },
  { label: 'Result', cell: ({ verdict }) => <Status tone={TONES[verdict]}>{LABELS[verdict]}</Status> },
  { label: 'Change', cell: (row) => <Change {...row} /> },
];

/** The file does not say the unit of an item. */
const inUnits = <Prices extends { price: number; price_per: number }>(prices: Prices) => ({ ...prices, unit: 'units' });

function Change({ faults, was, becomes, verdict }: PriceListRowCheck) {
  if (verdict === 'wrong') {
    return (
      <ul className="price-faults">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    );
  }
  if (verdict === 'same' || !becomes) return <span className="quiet">No change</span>;
  const breaks = formatBreaks(becomes.price_breaks, inUnits(becomes));
  const breaksWere = was && formatBreaks(was.price_breaks, inUnits(was));
  const isRepriced = was && (was.price !== becomes.price || was.price_per !== becomes.price_per);
  return (
    <span className="two-lines">
      <span>
        {isRepriced && (
          <>
            <del>
              <LinePrice line={inUnits(was)} />
            </del>{' '}
            →{' '}
          </>
        )}
        <LinePrice line={inUnits(becomes)} />
        {isRepriced && <> ({formatPriceChange(was.price / was.price_per, becomes.price / becomes.price_per)})</>}
      </span>
      {breaks !== breaksWere && (
        <span className="small">
          {breaksWere && (
            <>
              <del>{breaksWere}</del> →{' '}
            </>
          )}
          {breaks ?? (was ? 'no quantity breaks' : '')}
        </span>
      )}
    </span>
  );
}
