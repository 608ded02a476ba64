import { formatDay } from './amounts.ts';
import { type Cell, cell, figureCell } from './cells.ts';

/** How a consignment travels. */
export interface Transport {
  carrier: string | null;
  /** Lorry receipt or air waybill, with the name of the kind. */
  document: { kind: 'LR' | 'AWB'; number: string } | null;
  /** Day of dispatch in India, `YYYY-MM-DD`. */
  date: string | null;
  vehicle: string | null;
  eway_bill: string | null;
}

/** One row; a fact that is not known has no cell. */
export function transportCells({ carrier, document, date, vehicle, eway_bill }: Transport): Cell[] {
  const number = document && `${document.number}${date ? ` of ${formatDay(date)}` : ''}`;
  return [
    ...(carrier ? [cell('Transporter', carrier)] : []),
    ...(number ? [{ ...figureCell(`${document.kind} number and date`, number), share: 1.5 }] : []),
    ...(vehicle ? [figureCell('Vehicle', vehicle)] : []),
    ...(eway_bill ? [figureCell('E-way bill', eway_bill)] : []),
  ];
}
