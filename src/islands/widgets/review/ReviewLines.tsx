import type { Key, ReactNode } from 'react';
import { formatProductName } from '#client/typeset.ts';
import { Money } from '#ui/Money.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { useLinePages } from '#ui/lists/use-line-pages.ts';
import { type Column, Table } from '#ui/Table.tsx';
import './review.css';

/** A line as the review shows it. */
export interface ReviewLine {
  key: Key;
  name: string;
  sku: string | null;
  /** Such as when it arrives. */
  details?: string | null | undefined;
  notices?: ReactNode;
  /** In words. */
  quantity: string;
  /** Only of lines with a price. */
  price?: ReactNode;
  /** Rupees before tax. */
  total?: number;
}

type Props = {
  /** For screen readers only. */
  caption: string;
  lines: ReviewLine[];
  /** False for a request: it has no prices. */
  isPriced?: boolean;
};

/** The lines of what is about to be sent, by page. */
export function ReviewLines({ caption, lines, isPriced = true }: Props) {
  const { linesOnPage, pager } = useLinePages(lines.length);
  const priced: Column<ReviewLine>[] = [
    { label: 'Unit price', end: true, cell: ({ price }) => <span>{price}</span> },
    { label: 'Line total', end: true, cell: ({ total }) => total !== undefined && <Money value={total} /> },
  ];
  return (
    <div className="sheet">
      <Table
        caption={caption}
        rows={linesOnPage(lines)}
        rowKey={({ key }) => key}
        columns={[
          { label: 'Item', lead: true, cell: (line) => <Item {...line} /> },
          { label: 'Quantity', end: true, cell: ({ quantity }) => quantity },
          ...(isPriced ? priced : []),
        ]}
      />
      {pager.pages > 1 && <Pager label="Pages of the lines" {...pager} />}
    </div>
  );
}

function Item({ name, sku, details, notices }: ReviewLine) {
  return (
    <span className="review-item">
      {formatProductName(name)}
      <span className="small quiet">
        {sku && <span className="code">{sku}</span>}
        {sku && details && ' · '}
        {details}
      </span>
      {notices}
    </span>
  );
}
