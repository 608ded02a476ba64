import { Fragment } from 'react';
import type { Neighbours } from '#contracts/catalog/list.ts';

type Props = {
  page: { neighbours: Neighbours | null; partial: boolean };
  /** The search. */
  q: string;
};

/** A search that finds no exact match can be sent as an RFQ. */
export const quoteAddress = (q: string): string => `/portal/rfqs/new?item=${encodeURIComponent(q)}`;

/** Below the filters of a search without an exact match: the nearest sizes, and a way to ask for the item. */
export const SearchNotes = ({ page: { neighbours, partial }, q }: Props) => (
  <>
    {neighbours && <NearestSizes {...neighbours} />}
    {partial && (
      <p className="catalog-ask">
        <a href={quoteAddress(q)}>Ask for a quote for this</a>
      </p>
    )}
  </>
);

/** `Nearest to 10.3 mm: 10.2 mm, 10.5 mm` */
const NearestSizes = ({ asked, nearest }: Neighbours) => (
  <p className="catalog-ask">
    {`Nearest to ${asked}: `}
    {nearest.map(({ size, q }, at) => (
      <Fragment key={q}>
        {at > 0 && ', '}
        <a href={`/portal/catalog?q=${encodeURIComponent(q)}`}>{size}</a>
      </Fragment>
    ))}
  </p>
);
